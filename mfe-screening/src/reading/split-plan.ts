import { equalShares, type Reading } from '@shortlist/contracts/reading';

const isMarked = ({ state }: Reading['people'][number]['readers'][number]) => state !== 'open';

export interface SplitPlan {
  /** People who are to be dealt. */
  readonly people: number;
  /** Readings for the chosen readers, with those already marked. */
  readonly total: number;
  /** Readings that each chosen reader has marked already: no share is smaller. */
  readonly marked: readonly number[];
  /** Equal shares of the chosen readers. */
  readonly equal: readonly number[];
}

/** Numbers of a split of what is undecided: who was marked by all their readers is left out. */
export function planSplit(
  { people, undecided }: Pick<Reading, 'people' | 'undecided'>,
  chosen: readonly string[],
  isBlind: boolean,
): SplitPlan {
  const perPerson = isBlind ? 2 : 1;
  const marks = people.map(({ readers }) => readers.filter(isMarked));
  const open = undecided - marks.filter((each) => each.length >= perPerson).length;
  const kept = marks.filter((each) => each.length < perPerson).flat();
  const marked = chosen.map((id) => kept.filter(({ userId }) => userId === id).length);
  const byChosen = marked.reduce((sum, count) => sum + count, 0);
  const total = open * perPerson - (kept.length - byChosen);
  return { people: open, total, marked, equal: equalShares(marked, { total, people: open }) };
}
