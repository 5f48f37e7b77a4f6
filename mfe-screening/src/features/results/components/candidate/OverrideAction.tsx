import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, DecidedStatus } from '@shortlist/contracts/screening';
import { Button, Dialog, Note, Stack, TextArea, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { RowAction } from '../../../../components/RowAction.js';
import { useJobChanged } from '../../job-changes.js';
import { useChange } from '../../use-change.js';

const longestReason = 1000;
const missingReason = 'Please give a reason; it is kept in the decision record.';

interface ReasonDialogProps {
  readonly candidate: Candidate;
  readonly jobId: string;
  readonly to: DecidedStatus;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

function ReasonDialog({ candidate, jobId, to, onClose, onMoved }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, error } = useChange(http.overrideCandidate);

  const move = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const params = { id: jobId, candidateId: candidate.id };
    if (await run({ params, body: { status: to, reason: reason.trim() } })) onMoved();
  };

  return (
    <Dialog
      open
      title={`Move ${candidate.candidate} to ${to}?`}
      dismissable={!busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyLabel="Moving..." onClick={() => void move()}>
            Move to {to}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {candidate.status === 'review'
            ? 'You decide; the score is not used.'
            : `The score of ${candidate.score} stays as it is.`}{' '}
          {to === 'rejected'
            ? 'A rejection email is drafted; nothing is sent by this.'
            : 'No rejection email goes to them.'}
        </p>
        <TextArea
          label="Reason"
          hint="Kept in the decision record with your name and the time."
          error={missing ? missingReason : undefined}
          value={reason}
          maxLength={longestReason}
          rows={4}
          onChange={(event) => setReason(event.target.value)}
        />
        {error ? <Note tone="bad">{error}</Note> : null}
      </Stack>
    </Dialog>
  );
}

export interface OverrideActionProps {
  readonly candidate: Candidate;
  readonly jobId: string;
}

const targets: Readonly<Record<Candidate['status'], readonly DecidedStatus[]>> = {
  shortlisted: ['rejected'],
  rejected: ['shortlisted'],
  review: ['shortlisted', 'rejected'],
};

/** Moves a candidate to another list, by a person and with a reason. Not offered where nothing can be changed. */
export function OverrideAction({ candidate, jobId }: OverrideActionProps) {
  const { notify } = useHost();
  const changeable = useJobChanged() !== null;
  const [asking, setAsking] = useState<DecidedStatus | null>(null);
  /** The list that the candidate leaves. */
  const panel = useRef<HTMLElement>(null);
  if (!changeable) return null;
  return (
    <>
      {targets[candidate.status].map((to) => (
        <RowAction
          key={to}
          type="button"
          onClick={(event) => {
            panel.current = event.currentTarget.closest('[role=tabpanel]');
            setAsking(to);
          }}
        >
          Move to {to}
          <VisuallyHidden>: {candidate.candidate}</VisuallyHidden>
        </RowAction>
      ))}
      {asking ? (
        <ReasonDialog
          candidate={candidate}
          jobId={jobId}
          to={asking}
          onClose={() => setAsking(null)}
          onMoved={() => {
            setAsking(null);
            // The row, and with it what had the focus, is gone.
            panel.current?.focus({ preventScroll: true });
            notify({ kind: 'success', message: `${candidate.candidate} was moved to ${asking}.` });
          }}
        />
      ) : null}
    </>
  );
}
