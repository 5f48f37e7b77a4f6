import * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { changeInParts } from './change-in-parts.js';
import { peopleText, skippedText } from './decision-texts.js';
import { usePeople } from './people-context.js';

type MarkBody = OperationBodyInput<typeof http.markCandidates>;
/** What is marked; what is left out stays. */
export type Marks = Omit<MarkBody, 'candidateIds'>;

/** What brings one candidate's marks back to what they were. */
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

function withMarks(candidate: Candidate, marks: Marks): Candidate {
  const { addTags = [], removeTags = [], ...rest } = marks;
  const tags = [...new Set([...(candidate.tags ?? []), ...addTags])];
  return { ...candidate, ...rest, tags: tags.filter((tag) => !removeTags.includes(tag)) };
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

export interface MarkOptions {
  /** True for what is saved while it is being typed: nothing is said and no step can be taken back. */
  readonly quiet?: boolean;
}

export type Mark = (
  candidateIds: readonly string[],
  marks: Marks,
  options?: MarkOptions,
) => Promise<boolean>;

/**
 * Marks people: star, note, tags, kept back. Shown at once; can be taken back. Answers true when it succeeded; why it
 * failed is said in a toast.
 */
export function useMarks(): Mark {
  const { jobId, store, undoStack, inTurn } = usePeople();
  const { call, notify } = useHost();

  return useCallback(
    async (candidateIds, marks, { quiet = false } = {}) => {
      const state = store?.getState();
      if (!store || state?.status !== 'ready' || candidateIds.length === 0) return false;
      const ids = new Set(candidateIds);
      const before = state.screening.candidates.filter(({ id }) => ids.has(id));
      const post = ({ candidateIds: marked, ...how }: MarkBody) =>
        inTurn(async () => {
          const { skipped } = await changeInParts({
            items: marked.map((candidateId) => ({ candidateId })),
            send: (part) =>
              call(http.markCandidates, {
                params: { id: jobId },
                body: { candidateIds: part.map(({ candidateId }) => candidateId), ...how },
              }),
            onPart: (changed) => store.apply(changed),
          });
          return skippedText(skipped);
        });
      const forget = store.foresee(candidateIds, (candidate) => withMarks(candidate, marks));
      try {
        const left = await post({ candidateIds: [...candidateIds], ...marks });
        const names = before.map(({ candidate }) => candidate);
        if (quiet) return true;
        undoStack.push({
          about: before.map(({ id }) => id),
          message: [markedText(names, marks), left].filter(Boolean).join(' '),
          undo: async () => {
            try {
              for (const body of wayBack(before, marks)) await post(body);
              return 'Undone.';
            } catch (error) {
              notify({ kind: 'error', message: errorMessage(error) });
              return null;
            }
          },
        });
        return true;
      } catch (error) {
        notify({ kind: 'error', message: errorMessage(error) });
        return false;
      } finally {
        forget();
      }
    },
    [jobId, store, undoStack, inTurn, call, notify],
  );
}
