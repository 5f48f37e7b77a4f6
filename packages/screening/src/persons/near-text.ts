import { tokenize } from '../text/words/tokens.js';

/** Share of three-word sequences from which two texts of one name are near enough the same. */
const NEAR = 0.7;
const SEQUENCE = 3;

/** The sequences of three words that a text has, as hashes: two sets of 32-bit numbers are compared, not of strings. */
export type Sequences = ReadonlySet<number>;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

export function sequencesOf(text: string): Sequences {
  const words = tokenize(text).map((token) => token.lower);
  return new Set(
    words.slice(0, -SEQUENCE + 1).map((_, at) => hash(words.slice(at, at + SEQUENCE).join(' '))),
  );
}

/** True when the shorter of two texts stands nearly whole in the other. */
export function isNear(a: Sequences, b: Sequences): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  const wanted = NEAR * Math.max(1, few.size);
  let shared = 0;
  for (const each of few) if (many.has(each)) shared += 1;
  return shared >= wanted;
}
