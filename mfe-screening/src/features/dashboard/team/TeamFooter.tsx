import * as http from '@shortlist/contracts/http/gateway';
import {
  formatNumber,
  formatUtcDay,
  ProgressBar,
  TextLink,
  useOperation,
} from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { DashboardData } from '../use-dashboard-data.js';
import { usedPercent } from '../used-percent.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 18px 2px 0;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);
  [role='progressbar'] {
    width: 160px;
    height: 4px;
  }
  b {
    color: var(--ink);
    font-weight: 550;
  }
`;

const Health = styled.span<{ $tone: 'good' | 'bad' | 'ink-faint' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: auto;
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--${({ $tone }) => $tone});
  }
  @media (max-width: 640px) {
    margin-left: 0;
  }
`;

function SystemLine() {
  const { data, status } = useOperation(http.getStatus);
  if (status === 'loading') return <Health $tone="ink-faint">Checking the systems…</Health>;
  if (status === 'error') return <Health $tone="ink-faint">State of the systems not known</Health>;
  const states = [data.aiProcessing, data.emailService, data.exportSystem];
  if (states.every((state) => state === 'active')) {
    return <Health $tone="good">All systems active</Health>;
  }
  const down = [
    ...(data.aiProcessing === 'active' ? [] : ['AI processing']),
    ...(data.emailService === 'active' ? [] : ['Email']),
    ...(data.exportSystem === 'active' ? [] : ['Export']),
  ];
  return <Health $tone="bad">{`${down.join(', ')}: not active`}</Health>;
}

/** Tokens of the workspace and the state of the systems, in one line. */
export function TeamFooter({ usage }: Pick<DashboardData, 'usage'>) {
  const { data } = usage;
  return (
    <Line>
      <span>Tokens of the workspace</span>
      {usage.status === 'loading' ? <span>Loading token usage...</span> : null}
      {usage.status === 'error' ? <span role="alert">Failed to load token usage</span> : null}
      {data ? (
        <>
          <ProgressBar value={Number(usedPercent(data))} label="Tokens used" />
          <span>
            <b>
              {formatNumber(data.tokens_used)} of{' '}
              {formatNumber(data.tokens_used + Math.max(0, data.tokens_remaining))}
            </b>{' '}
            used{data.resets_at ? ` · resets on ${formatUtcDay(data.resets_at)}` : ''}
          </span>
        </>
      ) : null}
      <TextLink to="/subscription">Plan and usage</TextLink>
      <SystemLine />
    </Line>
  );
}
