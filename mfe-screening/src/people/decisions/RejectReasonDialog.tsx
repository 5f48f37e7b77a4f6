import type { Candidate } from '@shortlist/contracts/screening';
import { Stack } from '@shortlist/web-kit';
import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import { useKeptText } from '../../kept-text/use-kept-text.js';
import { usePeople } from '../store/people-context.js';
import { peopleText } from './decision-texts.js';
import { isOwnReason, ReasonField } from './ReasonField.js';
import { useDecide } from './use-decide.js';

const noReason = { reason: '' };

export interface RejectReasonDialogProps {
  readonly candidates: readonly Pick<Candidate, 'id' | 'candidate'>[];
  readonly onClose: () => void;
  /** They are rejected for this reason; the dialog is to be closed. */
  readonly onRejected: (reason: string) => void;
}

/** Asks once why some people are rejected, a usual reason or words of one's own, and rejects them. */
export function RejectReasonDialog({ candidates, onClose, onRejected }: RejectReasonDialogProps) {
  const decide = useDecide();
  const { jobId } = usePeople();
  // An ended session or a reload must not cost what was typed: it is there when the dialog is opened again.
  const { text, set, forget } = useKeptText(`reason/${jobId}`, noReason);
  const { reason } = text;
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const trimmed = reason.trim();
  const close = () => {
    forget();
    onClose();
  };

  const reject = async () => {
    setMissing(trimmed === '');
    if (trimmed === '') return;
    setBusy(true);
    setError(null);
    const ids = candidates.map(({ id }) => id);
    // The rows stay until it is done: what was typed must not go with them.
    const done = await decide(ids, 'rejected', { reason: trimmed, waits: true, onError: setError });
    setBusy(false);
    if (!done) return;
    forget();
    onRejected(trimmed);
  };

  return (
    <AskDialog
      title={`Move ${peopleText(candidates.map(({ candidate }) => candidate))} to rejected?`}
      confirm="Move to rejected"
      busyLabel="Moving..."
      busy={busy}
      error={error}
      // Only Cancel discards typed text.
      dismissable={!isOwnReason(reason)}
      onConfirm={() => void reject()}
      onClose={close}
    >
      <Stack gap={3}>
        <p>
          {candidates.length === 1
            ? 'We draft a rejection email; nothing is sent yet.'
            : 'We draft rejection emails; nothing is sent yet.'}
        </p>
        <ReasonField
          reason={reason}
          missing={missing && trimmed === ''}
          forSeveral={candidates.length > 1}
          onChange={(next) => set({ reason: next })}
        />
      </Stack>
    </AskDialog>
  );
}
