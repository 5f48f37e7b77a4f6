import type { Stretch } from './identity.js';

/** Answers whether one of these stretches covers an offset below `length`, in constant time. */
export function coverage(
  stretches: readonly Stretch[],
  length: number,
): (offset: number) => boolean {
  const changes = new Int32Array(length + 1);
  for (const { start, end } of stretches) {
    if (end <= start) continue;
    changes[Math.min(start, length)] = (changes[Math.min(start, length)] ?? 0) + 1;
    changes[Math.min(end, length)] = (changes[Math.min(end, length)] ?? 0) - 1;
  }
  let open = 0;
  const isCovered = changes.map((change) => ((open += change) > 0 ? 1 : 0));
  return (offset) => isCovered[offset] === 1;
}

/** Answers whether a stretch is inside one of these, in logarithmic time. */
export function containment(stretches: readonly Stretch[]): (inner: Stretch) => boolean {
  const sorted = stretches.toSorted((a, b) => a.start - b.start);
  let reached = -1;
  /** How far the stretches up to each one reach. */
  const reaches = sorted.map(({ end }) => (reached = Math.max(reached, end)));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (reaches[low - 1] ?? -1) >= end;
  };
}

/**
 * Joins neighbours among `parts` that one of `wholes` covers entirely, such as the lines of a name that a narrow column
 * wraps; all others stay alone. Both are in the order of the text.
 */
export function joinWithin<Part extends Stretch>(
  parts: readonly Part[],
  wholes: readonly Stretch[],
): readonly Part[] {
  const joined: Part[] = [];
  let at = 0;
  for (const part of parts) {
    const last = joined.at(-1);
    while ((wholes[at]?.end ?? Infinity) <= part.start) at += 1;
    const whole = wholes[at];
    if (whole && last && whole.start <= last.start && part.end <= whole.end)
      joined[joined.length - 1] = { ...last, end: part.end };
    else joined.push(part);
  }
  return joined;
}
