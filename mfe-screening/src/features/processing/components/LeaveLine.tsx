import { useNavigate } from '@shortlist/router';
import { Button, ButtonLink, Row } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { CancelAction } from '../../../manage/components/CancelAction.js';
import { resultsOf } from '../../../screening/results-address.js';
import type { RunState } from '../../../workflow/progress/run-state.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  max-width: 720px;
  margin: 16px auto 0;
  color: var(--ink-faint);
  font-size: var(--text-sm);
  > :last-child {
    margin-left: auto;
  }
`;

const Actions = styled(Row)`
  justify-content: flex-end;
`;

/** Whether a running screening can be left, or cancelled: until the server has said a word, nothing was accepted. */
export function LeaveLine({ run }: { readonly run: RunState }) {
  const workflow = useWorkflow();
  const { currentJobId } = useWorkflowState();
  const navigate = useNavigate();
  const isSending = run.phase === 'running' && run.sending !== null;
  if (isSending && run.progress === null) {
    const cancel = () => {
      workflow.abandonRun();
      void navigate('/upload');
    };
    return (
      <Line>
        <span>Nothing has been charged yet.</span>
        <Button onClick={cancel}>Cancel</Button>
      </Line>
    );
  }
  // Unsent files must not be added after the stop.
  const stopSending = () => {
    if (isSending) workflow.abandonRun();
  };
  const showResults = () => {
    if (currentJobId !== null && workflow.getState().run === null) {
      void navigate(resultsOf(currentJobId));
    }
  };
  return (
    <Line>
      <span>
        {isSending
          ? 'You can look at other pages, but keep this tab open until all files are sent.'
          : 'You can leave this page: the screening goes on and will be in your recent screenings.'}
      </span>
      <Actions>
        {currentJobId !== null && run.phase === 'running' ? (
          <CancelAction jobId={currentJobId} onStop={stopSending} onStopped={showResults} />
        ) : null}
        <ButtonLink to="/dashboard">Go to dashboard</ButtonLink>
      </Actions>
    </Line>
  );
}
