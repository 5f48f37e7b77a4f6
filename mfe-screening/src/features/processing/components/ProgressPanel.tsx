import { Card, ProgressBar } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { overallPercent } from '../../../workflow/progress/run-progress.js';
import type { RunState } from '../../../workflow/progress/run-state.js';
import { RunStatus } from './RunStatus.js';
import { StepList } from './StepList.js';

const Panel = styled(Card)`
  max-width: 720px;
  margin: 28px auto 0;
  padding: 24px;
  @media (max-width: 480px) {
    padding: 18px;
  }
`;

const Overall = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin-bottom: 10px;
  font-weight: 600;
  strong {
    font: 400 2rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** Overall progress, what is being done right now, and the four steps. */
export function ProgressPanel({ run }: { readonly run: RunState }) {
  const percent = overallPercent(run);
  return (
    <Panel as="section" aria-label="Progress">
      <Overall>
        <span>Overall progress</span>
        <strong>{percent}%</strong>
      </Overall>
      <ProgressBar value={percent} label="Overall progress" />
      {run.phase === 'running' ? <RunStatus run={run} /> : null}
      <StepList run={run} />
    </Panel>
  );
}
