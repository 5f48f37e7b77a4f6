import type { Candidate } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { useUnsentQueue } from '../unsent/unsent-context.js';
import { namesOf } from './decision-texts.js';
import { usePeople } from './people-context.js';
import { useScreeningChanges } from './use-screening.js';

/** Notes, once per person, that somebody looked at the resume: the send dialog counts those whom nobody opened. */
export function useNoteOpened(candidate: Candidate): void {
  const { jobId } = usePeople();
  const { changeable } = useScreeningChanges();
  const queue = useUnsentQueue();
  const { session } = useHost();
  const by = session.user?.email ?? '';
  const isFirst = changeable && candidate.opened === null;
  useEffect(() => {
    if (!isFirst) return;
    const body = { candidateIds: [candidate.id], opened: true as const };
    queue.add({ kind: 'marks', jobId, by, names: namesOf([candidate]), body });
    // Once for a person, however often the list is loaded again.
  }, [candidate.id, isFirst]);
}
