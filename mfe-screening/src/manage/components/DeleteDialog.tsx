import * as http from '@shortlist/contracts/http/resumes';
import { ApiError, Stack, useHost, useOperation } from '@shortlist/web-kit';
import { AskDialog } from '../../components/AskDialog.js';
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
  const years = useOperation(http.getRetention).data?.recordYears;

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
    <AskDialog
      title={`Delete “${nameOf(screening)}”?`}
      keep="Keep it"
      confirm="Delete screening"
      busyLabel="Deleting..."
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          {resumeCount(total)} with their scores, notes and emails are deleted for good.
          {status === 'processing' ? ' The screening is stopped first.' : ''}
        </p>
        <p>
          {years
            ? `Its decision record, with names and reasons, is kept for ${years} years.`
            : 'We keep its decision record only if your account settings say so.'}
        </p>
        <p>We stop waiting emails; sent ones stay sent. Used tokens stay used.</p>
      </Stack>
    </AskDialog>
  );
}
