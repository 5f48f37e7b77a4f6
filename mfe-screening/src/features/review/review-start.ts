import type { Candidate } from '@shortlist/contracts/screening';
import { type ChoiceOf, choiceOf } from './review-queue.js';

/** The person of an id, which may be that of any of their files; undefined when there is none. */
export function findPerson(
  candidates: readonly Candidate[],
  id: string | null,
): Candidate | undefined {
  if (id === null) return undefined;
  return (
    candidates.find((candidate) => candidate.id === id) ??
    candidates.find(({ files }) => files?.some((file) => file.id === id))
  );
}

/** The person to show when none is named: the last one on the screen, else the first undecided one. */
export function startOf(
  queue: readonly Candidate[],
  at: string | null,
  choice: ChoiceOf = choiceOf,
): Candidate | null {
  return (
    queue.find(({ id }) => id === at) ??
    queue.find((candidate) => choice(candidate) === null) ??
    queue[0] ??
    null
  );
}
