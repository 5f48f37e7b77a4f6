import { useNavigate } from '@shortlist/router';
import { Button, ButtonLink, useHost } from '@shortlist/web-kit';
import { retryScreening } from '../../../workflow/run-screening.js';
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
  const retry = () => {
    void retryScreening(host, workflow);
    void navigate('/processing');
  };
  return (
    <Button variant="primary" onClick={retry}>
      Retry
    </Button>
  );
}
