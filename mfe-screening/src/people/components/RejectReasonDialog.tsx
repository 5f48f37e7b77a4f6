import type { Candidate } from '@shortlist/contracts/screening';
import { Button, Dialog, Note, Stack, TextArea } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { peopleText } from '../decision-texts.js';
import { useDecide } from '../use-decide.js';

const longestReason = 1000;
const missingReason = 'Please give a reason; it is kept in the decision record.';

const usualReasons = [
  'A must-have is missing',
  'Too little experience',
  'Others fit better',
  'Not eligible to work here',
  'Withdrew',
] as const;

const Usual = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export interface RejectReasonDialogProps {
  readonly candidates: readonly Pick<Candidate, 'id' | 'candidate'>[];
  readonly onClose: () => void;
  /** They are rejected for this reason; the dialog is to be closed. */
  readonly onRejected: (reason: string) => void;
}

/** Asks once why some people are rejected, a usual reason or words of one's own, and rejects them. */
export function RejectReasonDialog({ candidates, onClose, onRejected }: RejectReasonDialogProps) {
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const given = reason.trim();
  const isTyped = given !== '' && !usualReasons.some((usual) => usual === given);

  const reject = async () => {
    setMissing(given === '');
    if (given === '') return;
    setBusy(true);
    setError(null);
    const ids = candidates.map(({ id }) => id);
    // The rows stay until it is done: what was typed must not go with them.
    const done = await decide(ids, 'rejected', { reason: given, waits: true, onError: setError });
    setBusy(false);
    if (done) onRejected(given);
  };

  return (
    <Dialog
      open
      title={`Move ${peopleText(candidates.map(({ candidate }) => candidate))} to rejected?`}
      // What was typed goes only by Cancel.
      dismissable={!busy && !isTyped}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyLabel="Moving..." onClick={() => void reject()}>
            Move to rejected
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {candidates.length === 1
            ? 'A rejection email is drafted; nothing is sent by this.'
            : 'Rejection emails are drafted; nothing is sent by this.'}
        </p>
        <Usual role="group" aria-label="Usual reasons">
          {usualReasons.map((usual) => (
            <Button
              key={usual}
              aria-pressed={given === usual}
              onClick={() => {
                setMissing(false);
                setReason(usual);
              }}
            >
              {usual}
            </Button>
          ))}
        </Usual>
        <TextArea
          label="Reason"
          hint={`Kept in the decision record with your name and the time${candidates.length === 1 ? '' : ', the same for all'}.`}
          error={missing && given === '' ? missingReason : undefined}
          value={reason}
          maxLength={longestReason}
          rows={3}
          onChange={(event) => setReason(event.target.value)}
        />
        {error ? <Note tone="bad">{error}</Note> : null}
      </Stack>
    </Dialog>
  );
}
