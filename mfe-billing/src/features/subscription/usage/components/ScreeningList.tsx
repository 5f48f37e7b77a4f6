import * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import { formatDate, formatNumber, TextLink, useOperation } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UsageTable } from './UsageTable.js';

const Foot = styled.p`
  margin-top: var(--s2);
  color: var(--ink-faint);
  font-size: var(--text-sm);
`;

function rowOf({ jobId, title, createdAt, total, tokensUsed }: HistoryItem) {
  return {
    key: jobId,
    cells: [
      <TextLink key="title" to={`/results?job=${encodeURIComponent(jobId)}`}>
        {title}
      </TextLink>,
      formatDate(createdAt),
      `${formatNumber(total)} ${total === 1 ? 'resume' : 'resumes'}`,
      typeof tokensUsed === 'number' ? formatNumber(tokensUsed) : '–',
    ],
  };
}

/** Tokens of the newest screenings. */
export function ScreeningList() {
  const { status, data, reload } = useOperation(http.listScreenings);
  const items = data?.items ?? [];
  return (
    <div>
      <UsageTable
        title="By screening"
        status={status}
        onRetry={reload}
        empty="No screening yet."
        columns={['Screening', 'Started', 'Size', 'Tokens']}
        rows={items.map(rowOf)}
      />
      {items.length > 0 ? (
        <Foot>
          {data && data.total > items.length
            ? `The newest ${formatNumber(items.length)} of ${formatNumber(data.total)}. `
            : null}
          Added resumes, fairness tests and deleted screenings count only by month.
        </Foot>
      ) : null}
    </div>
  );
}
