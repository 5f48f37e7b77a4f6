import * as http from '@shortlist/contracts/http/usage';
import { formatNumber, useOperation } from '@shortlist/web-kit';
import { monthName } from '../describe-usage.js';
import { UsageTable } from './UsageTable.js';

/** Tokens by month, the newest first. */
export function MonthList() {
  const { status, data, reload } = useOperation(http.listTokenMonths);
  return (
    <UsageTable
      title="By month"
      status={status}
      onRetry={reload}
      empty="No usage yet."
      columns={['Month', 'Tokens']}
      rows={(data?.months ?? []).map(({ month, tokens_used: used }) => ({
        key: month,
        cells: [monthName(month), formatNumber(used)],
      }))}
    />
  );
}
