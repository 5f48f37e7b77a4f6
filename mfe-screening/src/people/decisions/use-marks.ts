import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, notAllowedText, useHost, useMay } from '@shortlist/web-kit';
import { useCallback } from 'react';
import type { MarkBody } from '../../unsent/unsent-change.js';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import { usePeople } from '../store/people-context.js';
import { namesOf, peopleText, skippedText } from './decision-texts.js';
import { storedOf } from './stored-of.js';

/** Marks to set; omitted ones stay. */
export type Marks = Omit<MarkBody, 'candidateIds'>;

/** Marks that restore one candidate's former ones. */
function formerMarks(candidate: Candidate, marks: Marks): Marks {
  const tags = new Set(candidate.tags);
  const added = marks.addTags?.filter((tag) => !tags.has(tag)) ?? [];
  const removed = marks.removeTags?.filter((tag) => tags.has(tag)) ?? [];
  return {
    ...(marks.starred === undefined ? {} : { starred: candidate.starred ?? false }),
    ...(marks.keptBack === undefined ? {} : { keptBack: candidate.keptBack ?? false }),
    ...(marks.note === undefined ? {} : { note: candidate.note ?? '' }),
    ...(added.length === 0 ? {} : { removeTags: added }),
    ...(removed.length === 0 ? {} : { addTags: removed }),
  };
}

/** The same for many, in as few calls as there are different ways back. */
function wayBack(candidates: readonly Candidate[], marks: Marks): MarkBody[] {
  const groups = new Map<string, { marks: Marks; candidateIds: string[] }>();
  for (const candidate of candidates) {
    const former = formerMarks(candidate, marks);
    const key = JSON.stringify(former);
    const group = groups.get(key) ?? { marks: former, candidateIds: [] };
    groups.set(key, group);
    group.candidateIds.push(candidate.id);
  }
  return [...groups.values()]
    .filter((group) => Object.keys(group.marks).length > 0)
    .map((group) => ({ candidateIds: group.candidateIds, ...group.marks }));
}

function markedText(names: readonly string[], marks: Marks): string {
  const people = peopleText(names);
  const is = names.length === 1 ? 'is' : 'are';
  if (marks.starred !== undefined)
    return `${people} ${is} ${marks.starred ? '' : 'no longer '}starred.`;
  if (marks.keptBack !== undefined) {
    return marks.keptBack
      ? `The ${names.length === 1 ? 'email' : 'emails'} to ${people} ${is} kept back.`
      : `${people} ${is} no longer kept back.`;
  }
  if (marks.note !== undefined) return `The note about ${people} is saved.`;
  if (marks.addTags?.length) return `${people} ${is} tagged ${marks.addTags.join(', ')}.`;
  return `${people} ${is} no longer tagged ${(marks.removeTags ?? []).join(', ')}.`;
}

export type Mark = (candidateIds: readonly string[], marks: Marks) => Promise<boolean>;

/**
 * Marks people: star, tags, kept back. Shown at once, and stored now or when the server can be reached; can be taken
 * back. Answers true when it is stored or waits to be; why it was refused is said in a toast.
 */
export function useMarks(): Mark {
  const { jobId, store, undoStack } = usePeople();
  const queue = useUnsentQueue();
  const { notify, session } = useHost();
  const mayMark = useMay()('candidate.decide');
  const by = session.user?.email ?? '';

  return useCallback(
    async (candidateIds, marks) => {
      const state = store?.getState();
      if (!store || state?.status !== 'ready' || candidateIds.length === 0) return false;
      if (!mayMark) {
        notify({ kind: 'error', message: notAllowedText });
        return false;
      }
      const ids = new Set(candidateIds);
      const before = state.screening.candidates.filter(({ id }) => ids.has(id));
      const add = (body: MarkBody) =>
        queue.add({ kind: 'marks', jobId, by, names: namesOf(before), body });
      const added = add({ candidateIds: [...candidateIds], ...marks });
      const outcome = await added.first;
      if (outcome.status === 'refused') {
        notify({ kind: 'error', message: errorMessage(outcome.error) });
        return false;
      }
      const left = outcome.status === 'stored' ? skippedText(outcome.answer.skipped) : '';
      const names = before.map(({ candidate }) => candidate);
      undoStack.push({
        about: before.map(({ id }) => id),
        message: [markedText(names, marks), left].filter(Boolean).join(' '),
        undo: async () => {
          const stored = await storedOf(queue, added);
          const former = before.filter(({ id }) => stored.has(id));
          for (const body of wayBack(former, marks)) {
            const undone = await add(body).first;
            if (undone.status !== 'refused') continue;
            notify({ kind: 'error', message: errorMessage(undone.error) });
            return null;
          }
          return 'Undone.';
        },
      });
      return true;
    },
    [jobId, store, undoStack, queue, notify, mayMark, by],
  );
}
