/** Each kind with two places far apart in wealth; the one that is not there already is put in. */
const KINDS = [
  {
    pattern: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
    places: ['SW3 1AY', 'B6 5SQ'],
  },
  {
    pattern: /(?<![\p{L}\p{N}])[A-Z]\d[A-Z]\s\d[A-Z]\d(?![\p{L}\p{N}])/gu,
    places: ['M4W 1A1', 'R2W 2S1'],
  },
  {
    pattern: /(?<=(?<![\p{L}\p{N}])[A-Z]{2},?\s)\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])/gu,
    places: ['94027', '10451'],
  },
] as const;

/** Puts another postcode of the same kind: British, Canadian, or of the USA after its state. */
export function swapPostcodes(text: string): string {
  return KINDS.reduce(
    (swapped, { pattern, places: [one, other] }) =>
      swapped.replace(pattern, (code) => (code === one ? other : one)),
    text,
  );
}
