import type { AnalysedText } from '../text/analyse.js';
import type { Segment } from '../text/words/segments.js';
import { tokenize } from '../text/words/tokens.js';

/** Words in a row by which a text is matched to an advert. */
const SHINGLE = 4;
/** This many words in a row count as copied; a quoted title or licence is shorter. */
const LEAST_RUN = 14;
/** Fewer copied words in a whole resume are coincidence: a line common in the trade, or by the advert's author. */
const LEAST_WORDS = 30;
/** A statement with this share of copied words counts as copied. */
const SHARE = 0.6;

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

/** Which words of a resume stand in a long run copied from the advert. */
function copiedWords(stems: readonly string[], { places, words }: AdvertShingles): Uint8Array {
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
      if (length >= LEAST_RUN) copied.fill(1, at + SHINGLE - length, at + SHINGLE);
    }
    runs = next;
  }
  return copied;
}

/** Statements of a resume that were copied from the advert: they say what the job asks for, not what the person did. */
export function findCopiedStatements(
  resume: AnalysedText,
  shingles: AdvertShingles,
): readonly Segment[] {
  const stems = resume.tokens.map((token) => token.stem);
  const copied = copiedWords(stems, shingles);
  if (copied.reduce((sum, each) => sum + each, 0) < LEAST_WORDS) return [];
  const counts = resume.segments.map(() => ({ words: 0, copied: 0 }));
  for (const [at, index] of resume.segmentOfToken.entries()) {
    const count = counts[index];
    if (!count) continue;
    count.words += 1;
    count.copied += copied[at] ?? 0;
  }
  return resume.segments.filter((_, index) => {
    const count = counts[index];
    return count !== undefined && count.words > 0 && count.copied / count.words >= SHARE;
  });
}
