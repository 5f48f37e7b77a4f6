import { useNavigate } from '@shortlist/router';
import { Button, useMay } from '@shortlist/web-kit';
import { type StartedJob, uploadAgain } from './upload-again.js';
import { isProcessing } from './workflow.js';
import { useWorkflow, useWorkflowState } from './workflow-context.js';

/** Leads to the upload screen with all of `job` filled in but its files. Waits while another screening runs in this tab. */
export function UploadAgainButton({ job }: { readonly job: StartedJob }) {
  const workflow = useWorkflow();
  const navigate = useNavigate();
  const isBusy = isProcessing(useWorkflowState());
  const mayStart = useMay()('screening.start');
  if (!mayStart) return null;
  const press = () => {
    uploadAgain(workflow, job);
    void navigate('/upload');
  };
  return (
    <Button
      onClick={press}
      disabled={isBusy}
      title={isBusy ? 'Another screening is running in this tab.' : undefined}
    >
      Upload again
    </Button>
  );
}
