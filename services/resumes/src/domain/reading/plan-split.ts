export interface Share {
  readonly userId: string;
  /** How many people this reader gets. */
  readonly count: number;
}

interface Left {
  readonly userId: string;
  readonly count: number;
  left: number;
}

/** Those who must take everybody who is left come first, then those with the largest part of their share left. */
const byUrgency = (people: number) => (one: Left, other: Left) =>
  Number(other.left === people) - Number(one.left === people) ||
  other.left / other.count - one.left / one.count;

/** Whether the shares add up to `readersEach` readers for each of `people`, and nobody reads one person twice. */
export function fits(shares: readonly Share[], people: number, readersEach: number): boolean {
  const given = shares.reduce((sum, { count }) => sum + count, 0);
  return given === people * readersEach && shares.every(({ count }) => count <= people);
}

/**
 * Deals people to readers, so that everybody gets the same mix: in the order given, which is that of the scores, each
 * person goes to the `readersEach` readers with the largest part of their share left. `shares` must fit. Answers the
 * readers of each person, in the same order.
 */
export function planSplit(
  people: readonly string[],
  shares: readonly Share[],
  readersEach: number,
): ReadonlyMap<string, readonly string[]> {
  const waiting: Left[] = shares
    .filter(({ count }) => count > 0)
    .map((share) => ({ ...share, left: share.count }));
  const plan = new Map<string, readonly string[]>();
  for (const [index, person] of people.entries()) {
    const chosen = waiting
      .filter(({ left }) => left > 0)
      .sort(byUrgency(people.length - index))
      .slice(0, readersEach);
    for (const reader of chosen) reader.left -= 1;
    plan.set(
      person,
      chosen.map(({ userId }) => userId),
    );
  }
  return plan;
}
