import { Button, ButtonLink, Dialog } from '@shortlist/web-kit';

export interface RepeatedRunDialogProps {
  /** The screening that has these results already; null: nothing is asked. */
  readonly jobId: string | null;
  readonly onClose: () => void;
  readonly onScreenAgain: () => void;
}

/** Asks before the same files are screened again for the same description, which would be charged again. */
export function RepeatedRunDialog({ jobId, onClose, onScreenAgain }: RepeatedRunDialogProps) {
  return (
    <Dialog
      title="These resumes were already screened"
      open={jobId !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onScreenAgain}>Screen again</Button>
          <ButtonLink variant="primary" to={`/results?job=${encodeURIComponent(jobId ?? '')}`}>
            Open its results
          </ButtonLink>
        </>
      }
    >
      You just screened these files with this job description in this tab. Screening them again
      gives the same scores and uses more tokens.
    </Dialog>
  );
}
