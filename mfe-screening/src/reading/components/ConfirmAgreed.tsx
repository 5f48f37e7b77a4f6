import type { Choice } from '@shortlist/contracts/screening';
import { Button, useMay } from '@shortlist/web-kit';
import { useMayLead } from '../../members/use-may-lead.js';
import { useScreeningStore } from '../../people/store/use-screening.js';
import type { ListedPerson } from '../reading-groups.js';
import { useConfirmAgreed } from '../use-confirm-agreed.js';

const words: readonly (readonly [Choice, string])[] = [
  ['shortlisted', 'shortlist'],
  ['maybe', 'maybe'],
  ['rejected', 'reject'],
];

/** '11 shortlist · 5 reject' */
function sumText(people: readonly ListedPerson[]): string {
  return words
    .map(([mark, word]) => {
      const count = people.filter(({ person }) => person?.readers[0]?.mark === mark).length;
      return count === 0 ? '' : `${count} ${word}`;
    })
    .filter(Boolean)
    .join(' · ');
}

export interface ConfirmAgreedProps {
  readonly people: readonly ListedPerson[];
}

/** Says what both readers agree on; the lead, owners and admins decide so about all of them at once. */
export function ConfirmAgreed({ people }: ConfirmAgreedProps) {
  const { overview } = useScreeningStore();
  const mayLead = useMayLead(overview?.people?.leadId);
  const mayConfirm = useMay()('candidate.decide') && mayLead;
  const { isBusy, confirm } = useConfirmAgreed();

  return (
    <>
      <small>
        {sumText(people)}
        {mayConfirm ? '' : ' · the lead confirms'}
      </small>
      {mayConfirm ? (
        <Button
          busy={isBusy}
          busyLabel="Deciding..."
          onClick={() => void confirm(people.map(({ candidate }) => candidate))}
        >
          Confirm {people.length}
        </Button>
      ) : null}
    </>
  );
}
