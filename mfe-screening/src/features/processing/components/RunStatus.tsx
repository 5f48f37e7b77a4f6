import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { describeRun, formatElapsed } from '../../../workflow/progress/format-progress.js';
import type { RunningState } from '../../../workflow/progress/run-state.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-top: 10px;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-soft);
`;

const tickMs = 1000;

function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return <span>{formatElapsed(now - since)} elapsed</span>;
}

/** The present activity, and the elapsed time. */
export function RunStatus({ run }: { readonly run: RunningState }) {
  return (
    <Line>
      <span role="status">{describeRun(run)}</span>
      {run.startedAt === null ? null : <Elapsed since={run.startedAt} />}
    </Line>
  );
}
