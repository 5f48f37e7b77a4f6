import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { loadOperations } from '../../../api/load-operations.js';
import { OwnerDialog } from '../owner/OwnerDialog.js';

const deletedText = 'Your account and all its data were deleted. An email confirms it.';
/** Long enough to be read on a page that has just changed. */
const readingMs = 10_000;

export interface DeleteAccountDialogProps {
  readonly name: string;
  /** Data deleted with the account, as the beginning of a sentence. */
  readonly dataLabel: string;
  readonly onClose: () => void;
}

/** Says what is deleted; then deletes it, and leaves for the landing page. */
export function DeleteAccountDialog({ name, dataLabel, onClose }: DeleteAccountDialogProps) {
  const { call, notify, signOut } = useHost();
  const navigate = useNavigate();

  async function remove(proof: OwnerProof): Promise<void> {
    const { deleteAccount } = await loadOperations();
    await call(deleteAccount, { body: proof });
    // First: a page for signed-in users would send anyone who is signed out to sign in.
    await navigate('/', { replace: true });
    await signOut();
    notify({ kind: 'success', message: deletedText, durationMs: readingMs });
  }

  return (
    <OwnerDialog
      name={name}
      title="Delete this account?"
      about={
        <p>
          {dataLabel} are deleted for good, in every part of Shortlist. We send no waiting emails,
          and your shared links stop working. You can’t undo this.
        </p>
      }
      submitLabel="Delete account"
      busyLabel="Deleting..."
      cancelLabel="Keep my account"
      tone="danger"
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
