import type { TokenUsage } from '@shortlist/contracts/entities';
import { ErrorPanel, formatNumber, formatUtcDay, ProgressBar, Spinner } from '@shortlist/web-kit';
import type { DashboardData } from '../use-dashboard-data.js';
import { usedPercent } from '../used-percent.js';
import { Panel, PanelLine } from './Panel.js';

function Usage({ usage }: { readonly usage: TokenUsage }) {
  const remaining = Math.max(0, usage.tokens_remaining);
  const percent = usedPercent(usage);
  return (
    <>
      <ProgressBar value={Number(percent)} label="Tokens used" />
      <PanelLine style={{ marginTop: 8 }}>
        <span>Used</span>
        <strong>{percent}%</strong>
      </PanelLine>
      <PanelLine>
        <span>Remaining</span>
        <strong>
          {formatNumber(remaining)} of {formatNumber(usage.tokens_used + remaining)}
        </strong>
      </PanelLine>
      {usage.resets_at ? (
        <PanelLine>
          <span>Resets on</span>
          <strong>{formatUtcDay(usage.resets_at)}</strong>
        </PanelLine>
      ) : null}
    </>
  );
}

/** Token usage of this month: loading, error or loaded (specification §4). */
export function TokenUsagePanel({ usage }: Pick<DashboardData, 'usage'>) {
  return (
    <Panel title="Token usage">
      {usage.status === 'loading' ? <Spinner label="Loading token usage..." /> : null}
      {usage.status === 'error' ? (
        <ErrorPanel message="Failed to load token usage" onRetry={usage.reload} />
      ) : null}
      {usage.data ? <Usage usage={usage.data} /> : null}
    </Panel>
  );
}
