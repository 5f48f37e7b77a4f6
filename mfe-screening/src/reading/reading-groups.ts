import type { ReadingPerson } from '@shortlist/contracts/reading';
import type { Candidate } from '@shortlist/contracts/screening';
import { isAssigned, type Show } from './use-reading-view.js';

export type GroupId = ReadingPerson['group'] | 'unassigned';

/** Somebody in the list of readings. */
export interface ListedPerson {
  readonly candidate: Candidate;
  /** Null for somebody without a reader. */
  readonly person: ReadingPerson | null;
}

export interface ReadingGroup {
  readonly id: GroupId;
  readonly people: readonly ListedPerson[];
}

const order: readonly GroupId[] = ['differ', 'mine', 'waiting', 'agree', 'others', 'unassigned'];

export interface GroupInput {
  readonly candidates: readonly Candidate[];
  readonly people: ReadonlyMap<string, ReadingPerson>;
  readonly show: Show;
  readonly search: string;
  /** The user. */
  readonly me: string | undefined;
}

/**
 * The undecided people of a list by whose turn it is, differences first; in the order of the names where the user may not
 * know the score, else best first.
 */
export function groupReadings({ candidates, people, show, search, me }: GroupInput) {
  const wanted = search.trim().toLowerCase();
  const groups = new Map<GroupId, ListedPerson[]>();
  for (const candidate of candidates) {
    const person = people.get(candidate.id) ?? null;
    if (candidate.override || (show === 'mine' && !(person && isAssigned(person, me)))) continue;
    if (!candidate.candidate.toLowerCase().includes(wanted)) continue;
    const id = person?.group ?? 'unassigned';
    groups.set(id, [...(groups.get(id) ?? []), { candidate, person }]);
  }
  return order.flatMap((id): ReadingGroup[] => {
    const some = groups.get(id);
    if (!some) return [];
    const byName = (one: ListedPerson, other: ListedPerson) =>
      one.candidate.candidate.localeCompare(other.candidate.candidate);
    const byScore = (one: ListedPerson, other: ListedPerson) =>
      other.candidate.score - one.candidate.score;
    return [{ id, people: [...some].sort(id === 'mine' ? byName : byScore) }];
  });
}
