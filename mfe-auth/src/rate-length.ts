/** Characters that repeat or count on from the one before add next to nothing. */
function countFresh(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? -9);
    return Math.abs(step) > 1;
  });
  return Math.min(fresh.length, new Set(codes).size * 2);
}

const steps = [
  { from: 16, bars: 4, words: 'Strong: long enough to be hard to guess.' },
  { from: 12, bars: 3, words: 'Good. Longer is stronger.' },
  { from: 8, bars: 2, words: 'Fair. A few words are stronger than signs and digits.' },
  { from: 1, bars: 1, words: 'Weak: easy to guess.' },
] as const;

/**
 * Rates a password by its length, 0 to 4. It knows no dictionary: the list of common passwords is too big for a page,
 * and the service refuses those.
 */
export function rateLength(password: string): { readonly bars: number; readonly words: string } {
  const fresh = countFresh(password);
  return steps.find(({ from }) => fresh >= from) ?? { bars: 0, words: '' };
}
