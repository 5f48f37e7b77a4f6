import { equalShares } from '@shortlist/contracts/reading';
import { refusal } from '../refusal.js';
import type { DealtPerson } from './deal.js';

export interface WantedReader {
  readonly userId: string;
  /** People, with those already marked; undefined: an equal share. */
  readonly people?: number | undefined;
}

export interface Shares {
  /** People for each reader, without those already marked. */
  readonly open: ReadonlyMap<string, number>;
  /** The refusal of shares that can't be dealt. */
  readonly refuse: () => Error;
}

/** Shares of the readers: as wanted, else equal ones. Throws SharesDoNotFit. */
export function shareOut(
  people: readonly DealtPerson[],
  readers: readonly WantedReader[],
  perPerson: number,
): Shares {
  const marked = new Map<string, number>();
  for (const userId of people.flatMap((person) => person.marked)) {
    marked.set(userId, (marked.get(userId) ?? 0) + 1);
  }
  const own = readers.map(({ userId }) => marked.get(userId) ?? 0);
  const byOthers = [...marked.values()].reduce((sum, count) => sum + count, 0);
  const bySelves = own.reduce((sum, count) => sum + count, 0);
  const total = people.length * perPerson - (byOthers - bySelves);
  const limits = { total, people: people.length };
  const refuse = () =>
    refusal('SharesDoNotFit', { total: String(total), people: String(people.length) });
  const isByHand = readers.some((reader) => reader.people !== undefined);
  const shares = isByHand ? readers.map((reader) => reader.people ?? 0) : equalShares(own, limits);
  const fits =
    shares.reduce((sum, share) => sum + share, 0) === total &&
    shares.every((share, at) => share <= people.length && share >= (own[at] ?? 0));
  if (!fits) throw refuse();
  const open = readers.map(
    ({ userId }, at) => [userId, (shares[at] ?? 0) - (own[at] ?? 0)] as const,
  );
  return { open: new Map(open), refuse };
}
