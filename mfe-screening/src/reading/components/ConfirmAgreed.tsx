import * as http from '@shortlist/contracts/http/resumes';
import type { Choice } from '@shortlist/contracts/screening';
import { Button, errorMessage, useHost, useMay } from '@shortlist/web-kit';
import { useState } from 'react';
import { useScreeningStore } from '../../people/store/use-screening.js';
import { useReading } from '../reading-context.js';
import type { ListedPerson } from '../reading-groups.js';

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
  readonly jobId: string;
}

/** Says what both readers agree on; the lead, owners and admins decide so about all of them at once. */
export function ConfirmAgreed({ people, jobId }: ConfirmAgreedProps) {
  const { overview, apply } = useScreeningStore();
  const { load } = useReading();
  const { call, notify, session } = useHost();
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const isLead = overview?.people?.leadId === session.user?.id;
  const mayConfirm = may('candidate.decide') && (isLead || may('screening.lead'));

  const confirm = async () => {
    setBusy(true);
    const candidateIds = people.map(({ candidate }) => candidate.id);
    try {
      const changed = await call(http.confirmAgreed, {
        params: { id: jobId },
        body: { candidateIds },
      });
      apply(changed);
      const count = changed.rows.length;
      const message = `Decided about ${count} ${count === 1 ? 'candidate' : 'candidates'} as both readers marked.`;
      notify({ kind: 'success', message });
      load();
    } catch (cause) {
      notify({ kind: 'error', message: errorMessage(cause) });
    }
    setBusy(false);
  };

  return (
    <>
      <small>
        {sumText(people)}
        {mayConfirm ? '' : ' · the lead confirms'}
      </small>
      {mayConfirm ? (
        <Button busy={busy} busyLabel="Deciding..." onClick={() => void confirm()}>
          Confirm {people.length}
        </Button>
      ) : null}
    </>
  );
}
