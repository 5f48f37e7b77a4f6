import type { Candidate, DecidedStatus } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { RowAction } from '../../../../components/RowAction.js';
import { RejectReasonDialog } from '../../../../people/decisions/RejectReasonDialog.js';
import { useDecide } from '../../../../people/decisions/use-decide.js';
import { useScreeningChanges } from '../../../../people/store/use-screening.js';
import { focusAfter } from '../../focus-after.js';

export interface OverrideActionProps {
  readonly candidate: Candidate;
}

const targets: Readonly<Record<Candidate['status'], readonly DecidedStatus[]>> = {
  shortlisted: ['rejected'],
  rejected: ['shortlisted'],
  review: ['shortlisted', 'rejected'],
};

/**
 * Moves a candidate to another list, by a person; rejecting asks for a reason. Not offered where nothing can be
 * changed.
 */
export function OverrideAction({ candidate }: OverrideActionProps) {
  const { changeable } = useScreeningChanges();
  const decide = useDecide();
  const [asking, setAsking] = useState<(() => void) | null>(null);
  if (!changeable) return null;

  // The row, and with it what had the focus, goes.
  const shortlist = (button: HTMLElement) => {
    const focus = focusAfter(button);
    void decide([candidate.id], 'shortlisted');
    focus();
  };
  return (
    <>
      {targets[candidate.status].map((to) => (
        <RowAction
          key={to}
          type="button"
          onClick={({ currentTarget }) =>
            to === 'rejected'
              ? setAsking(() => focusAfter(currentTarget))
              : shortlist(currentTarget)
          }
        >
          Move to {to}
          <VisuallyHidden>: {candidate.candidate}</VisuallyHidden>
        </RowAction>
      ))}
      {asking ? (
        <RejectReasonDialog
          candidates={[candidate]}
          onClose={() => setAsking(null)}
          onRejected={() => {
            setAsking(null);
            asking();
          }}
        />
      ) : null}
    </>
  );
}
