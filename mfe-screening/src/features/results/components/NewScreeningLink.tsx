import { useNavigate } from '@shortlist/router';
import { Button, ButtonLink, type ButtonLinkProps, Dialog, useMay } from '@shortlist/web-kit';
import { type MouseEvent, useState } from 'react';
import { hasDraft } from '../../../workflow/workflow.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';

/** Goes to the dashboard and clears the current screening (specification §2); asks when the next one was begun already. */
export function NewScreeningLink({ variant = 'primary' }: Pick<ButtonLinkProps, 'variant'>) {
  const workflow = useWorkflow();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const mayStart = useMay()('screening.start');
  if (!mayStart) return null;

  const onClick = (event: MouseEvent) => {
    if (!hasDraft(workflow.getState())) return workflow.reset();
    event.preventDefault();
    setAsks(true);
  };
  const discard = () => {
    workflow.reset();
    void navigate('/dashboard');
  };

  return (
    <>
      <ButtonLink to="/dashboard" variant={variant} onClick={onClick}>
        New Screening
      </ButtonLink>
      <Dialog
        title="Discard this draft?"
        open={asks}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onClick={discard}>Discard</Button>
            <ButtonLink to="/upload" variant="primary">
              Keep the draft
            </ButtonLink>
          </>
        }
      >
        The upload page holds a job description or files that you have not screened yet.
      </Dialog>
    </>
  );
}
