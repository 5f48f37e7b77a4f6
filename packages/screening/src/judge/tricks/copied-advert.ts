import type { AnalysedText } from '../../text/analyse.js';
import type { Segment } from '../../text/words/segments.js';
import { tokenize } from '../../text/words/tokens.js';

/** Words in a row by which a text is matched to an advert. */
const SHINGLE = 4;
/**
 * Runs of at least `run` words count as copied, in statements of which they are `share`; fewer words in all such statements than `words` are
 * coincidence. A quoted title or licence is no long run; a line that is common in the trade is no more than one of the phrases.
 */
const RULES = {
  sentences: { run: 14, share: 0.6, words: 30 },
  phrases: { run: SHINGLE, share: 0.85, words: 25 },
} as const;
type Rule = (typeof RULES)[keyof typeof RULES];

/** An advert by its runs of words, worked out once per job. */
export interface AdvertShingles {
  /** Places of each run of words. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** All its words: runs with any other need not be looked up. */
  readonly words: ReadonlySet<string>;
}

const shingleAt = (stems: readonly string[], at: number) => stems.slice(at, at + SHINGLE).join(' ');

/** Reads an advert for `findCopiedStatements`. */
export function readShingles(jobDescription: string): AdvertShingles {
  const stems = tokenize(jobDescription).map((token) => token.stem);
  const shingles = new Map<string, number[]>();
  for (let at = 0; at + SHINGLE <= stems.length; at += 1) {
    const key = shingleAt(stems, at);
    const places = shingles.get(key) ?? [];
    // An advert that repeats itself a hundred times needs no more places.
    if (places.length < 20) places.push(at);
    shingles.set(key, places);
  }
  return { places: shingles, words: new Set(stems) };
}

/** Finds the words of a resume in runs of at least `least` words copied from the advert. */
function copiedWords(
  stems: readonly string[],
  { places, words }: AdvertShingles,
  least: number,
): Uint8Array {
  const copied = new Uint8Array(stems.length);
  // Length of the run that ends at each place of the advert, for the words read so far.
  let runs = new Map<number, number>();
  for (let at = 0; at + SHINGLE <= stems.length; at += 1) {
    const next = new Map<number, number>();
    const mayBeCopied = words.has(stems[at] ?? '') && words.has(stems[at + 1] ?? '');
    const copiedFrom = mayBeCopied ? places.get(shingleAt(stems, at)) : undefined;
    for (const place of copiedFrom ?? []) {
      const length = (runs.get(place - 1) ?? SHINGLE - 1) + 1;
      next.set(place, length);
      if (length >= least) copied.fill(1, at + SHINGLE - length, at + SHINGLE);
    }
    runs = next;
  }
  return copied;
}

/** Statements that a rule takes for copied; none where there are few such words. */
function copiedBy(
  { run, share, words }: Rule,
  { tokens, segments, segmentOfToken }: AnalysedText,
  shingles: AdvertShingles,
): readonly Segment[] {
  const copied = copiedWords(
    tokens.map(({ stem }) => stem),
    shingles,
    run,
  );
  const counts = segments.map(() => ({ words: 0, copied: 0 }));
  for (const [at, index] of segmentOfToken.entries()) {
    const count = counts[index];
    if (!count) continue;
    count.words += 1;
    count.copied += copied[at] ?? 0;
  }
  let total = 0;
  const found = segments.filter((_, index) => {
    const count = counts[index];
    if (!count || count.words === 0 || count.copied < share * count.words) return false;
    total += count.copied;
    return true;
  });
  return total < words ? [] : found;
}

/** Statements of a resume that were copied from the advert: they say what the job asks for, not what the person did. */
export function findCopiedStatements(
  resume: AnalysedText,
  shingles: AdvertShingles,
): readonly Segment[] {
  const found = Object.values(RULES).flatMap((rule) => copiedBy(rule, resume, shingles));
  return resume.segments.filter((segment) => found.includes(segment));
}
