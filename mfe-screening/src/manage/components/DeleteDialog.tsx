import * as http from '@shortlist/contracts/http/resumes';
import { ApiError, Button, Dialog, Note, Stack, useHost } from '@shortlist/web-kit';
import { type ManagedScreening, nameOf, resumeCount } from '../managed-screening.js';
import { useAction } from '../use-action.js';

export interface DeleteDialogProps {
  readonly screening: ManagedScreening;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a screening is deleted: what goes, and that nobody can bring it back. */
export function DeleteDialog({ screening, onClose, onDeleted }: DeleteDialogProps) {
  const { call } = useHost();
  const { run, busy, error } = useAction();
  const { jobId, total, status } = screening;

  const remove = async () => {
    const isDone = await run(() =>
      call(http.deleteJob, { params: { id: jobId } }).catch((problem: unknown) => {
        // Another tab was faster: it is gone, as was asked.
        if (!(problem instanceof ApiError && problem.status === 404)) throw problem;
      }),
    );
    if (isDone) onDeleted();
  };

  return (
    <Dialog
      open
      title={`Delete “${nameOf(screening)}”?`}
      onClose={onClose}
      dismissable={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Keep it
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Deleting..."
            onClick={() => void remove()}
          >
            Delete screening
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {resumeCount(total)} with their scores, decisions, notes and emails are deleted for good.
          {status === 'processing' ? ' The screening is stopped first.' : ''}
        </p>
        <p>
          Emails that wait in the outbox are stopped; those that were sent stay sent. Tokens that
          were used stay used.
        </p>
        {error ? (
          <Note tone="bad" role="alert">
            {error}
          </Note>
        ) : null}
      </Stack>
    </Dialog>
  );
}
