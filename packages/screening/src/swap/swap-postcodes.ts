import { postcodePatterns } from '../text/words/identity.js';

/** Each kind with two places far apart in wealth; the one that is not there already is put in. */
const KINDS = [
  { pattern: postcodePatterns.british, places: ['SW3 1AY', 'B6 5SQ'] },
  { pattern: postcodePatterns.canadian, places: ['M4W 1A1', 'R2W 2S1'] },
  { pattern: postcodePatterns.american, places: ['94027', '10451'] },
] as const;

/** Puts another postcode of the same kind: British, Canadian, or of the USA after its state. */
export function swapPostcodes(text: string): string {
  return KINDS.reduce(
    (swapped, { pattern, places: [one, other] }) =>
      swapped.replace(pattern, (code) => (code === one ? other : one)),
    text,
  );
}
