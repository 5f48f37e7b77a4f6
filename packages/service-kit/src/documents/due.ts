/** Clocks of machines differ by less, in milliseconds. */
const SKEW_MS = 30_000;

/**
 * Conditions for `$or`: the time in `field` has come. A time further ahead than `longestMs`, the furthest it is ever
 * set, counts as come too: the clock was set back since, and waiting for it could take days.
 */
export function dueAt<const Field extends string>(field: Field, now: Date, longestMs: number) {
  const times = [{ $lte: now }, { $gt: furthestAhead(now, longestMs) }];
  return times.map((time) => ({ [field]: time }) as Record<Field, (typeof times)[number]>);
}

/** The same of a time that was read. */
export function isDue(time: Date, now: Date, longestMs: number): boolean {
  return time <= now || time > furthestAhead(now, longestMs);
}

/** Nothing is set further ahead than this by a clock that is right, when `longestMs` is the furthest it is ever set. */
export function furthestAhead(now: Date, longestMs: number): Date {
  return new Date(now.getTime() + longestMs + SKEW_MS);
}
