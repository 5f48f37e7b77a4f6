import type { Candidate } from '@shortlist/contracts/screening';
import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import type { UnsentQueue } from '../../unsent/unsent-queue.js';
import { usePeople } from '../store/people-context.js';
import { useScreeningChanges } from '../store/use-screening.js';
import { namesOf } from './decision-texts.js';

const noted = new WeakMap<UnsentQueue, Set<string>>();

/** True the first time it is called for this person, however often a list is loaded that does not know of it. */
function isFirstTime(queue: UnsentQueue, id: string): boolean {
  const ids = noted.get(queue) ?? new Set();
  noted.set(queue, ids);
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

/** Notes, once per person, that somebody looked at the resume: the send dialog counts those whom nobody opened. */
export function useNoteOpened(candidate: Candidate): void {
  const { jobId } = usePeople();
  const { changeable } = useScreeningChanges();
  const queue = useUnsentQueue();
  const { session } = useHost();
  const by = session.user?.email ?? '';
  const isFirst = changeable && candidate.opened === null;
  useEffect(() => {
    if (!isFirst || !isFirstTime(queue, candidate.id)) return;
    const body = { candidateIds: [candidate.id], opened: true as const };
    queue.add({ kind: 'marks', jobId, by, names: namesOf([candidate]), body });
  }, [candidate.id, isFirst]);
}
