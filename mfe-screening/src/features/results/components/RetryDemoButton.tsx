import { useNavigate } from '@shortlist/router';
import { Button, ButtonLink, errorMessage, reportProblem, useHost } from '@shortlist/web-kit';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';

/** Tries the screening again whose place demo results took, with the same files. */
export function RetryDemoButton() {
  const host = useHost();
  const workflow = useWorkflow();
  const { sent } = useWorkflowState();
  const navigate = useNavigate();
  if (!sent || sent.files.length === 0) {
    return (
      <ButtonLink to="/upload" variant="primary">
        Back to upload
      </ButtonLink>
    );
  }
  const retry = async () => {
    try {
      const { retryScreening } = await import('../../../workflow/run-screening.js');
      void retryScreening(host, workflow);
      void navigate('/processing');
    } catch (error) {
      reportProblem('The screening page could not be loaded.', error);
      host.notify({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Button variant="primary" onClick={() => void retry()}>
      Retry
    </Button>
  );
}
