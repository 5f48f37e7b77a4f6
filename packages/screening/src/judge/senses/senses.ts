import { loadSenses } from '../../data/senses.js';
import type { AnalysedText } from '../../text/analyse.js';
import { foldText } from '../../text/words/fold.js';
import { tokenize } from '../../text/words/tokens.js';
import { partsOf } from '../resume/job-parts.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import { rootsIn } from '../words/root.js';

/** Places of the words of a text: by their written form, and by their root. */
interface WordIndex {
  readonly written: ReadonlyMap<string, ReadonlySet<number>>;
  readonly root: ReadonlyMap<string, ReadonlySet<number>>;
}

/** One cue may be there by chance. */
const LEAST_CUES = 2;

const NOWHERE: ReadonlySet<number> = new Set();

function indexOf(
  tokens: AnalysedText['tokens'],
  code: string,
  placeOf: (at: number) => number,
): WordIndex {
  const rootOf = rootsIn(code);
  const written = new Map<string, Set<number>>();
  const root = new Map<string, Set<number>>();
  const add = (map: Map<string, Set<number>>, key: string, place: number) => {
    const places = map.get(key);
    if (places) places.add(place);
    else map.set(key, new Set([place]));
  };
  for (const [at, token] of tokens.entries()) {
    const place = placeOf(at);
    add(written, foldText(token.lower), place);
    add(root, rootOf(token), place);
  }
  return { written, root };
}

/** Places that have all of these words. */
function placesOf(
  words: readonly string[],
  index: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<number> {
  const [first = NOWHERE, ...others] = words.map((word) => index.get(word) ?? NOWHERE);
  if (others.length === 0) return first;
  return new Set([...first].filter((place) => others.every((places) => places.has(place))));
}

/** A word of several senses, taken apart once. */
interface ReadWord {
  readonly forms: readonly (readonly string[])[];
  /** The roots of each cue, by sense. */
  readonly cues: readonly (readonly (readonly string[])[])[];
}

/** A word of a criterion that has several senses, and the sense in which it is asked for. */
export interface AskedSense {
  readonly word: ReadWord;
  /** Position of the sense in the cues of the word. */
  readonly sense: number;
  /** Language (ISO 639-1) of the word and its cues. */
  readonly code: string;
}

const dictionaries = new Map<string, readonly ReadWord[]>();

function dictionaryOf(code: string): readonly ReadWord[] {
  const made = dictionaries.get(code);
  if (made) return made;
  const rootOf = rootsIn(code);
  const dictionary = loadSenses(code).map(({ words, senses }) => ({
    forms: words.map((form) => tokenize(form).map(({ lower }) => foldText(lower))),
    cues: senses.map(({ cues }) => cues.map((cue) => tokenize(cue).map(rootOf))),
  }));
  dictionaries.set(code, dictionary);
  return dictionary;
}

/** How many cues of each sense occur at places that `isNear` takes. */
function countCues(
  { cues }: ReadWord,
  { root }: WordIndex,
  isNear: (place: number) => boolean,
): readonly number[] {
  return cues.map((all) => all.filter((cue) => [...placesOf(cue, root)].some(isNear)).length);
}

/** The only sense with the most cues; -1 for none. */
function clearest(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1
    ? counts.indexOf(most)
    : -1;
}

/**
 * The words of a criterion that have several senses, each with the one that is asked for: the criterion itself says it, else
 * the advert, else it is the usual one.
 */
export function sensesAsked(text: string, code: string, advert: string): readonly AskedSense[] {
  const dictionary = dictionaryOf(code);
  if (dictionary.length === 0) return [];
  const own = indexOf(tokenize(text), code, () => 0);
  const found = dictionary.filter(({ forms }) =>
    forms.some((form) => placesOf(form, own.written).size > 0),
  );
  if (found.length === 0) return [];
  const whole = indexOf(tokenize(advert), code, () => 0);
  return found.map((word) => {
    const [said = -1, context = -1] = [own, whole].map((index) =>
      clearest(countCues(word, index, () => true)),
    );
    const sense = said >= 0 ? said : Math.max(0, context);
    return { word, sense, code };
  });
}

const indexes = new WeakMap<AnalysedText, Map<string, WordIndex>>();

function resumeIndex(analysis: AnalysedText, code: string): WordIndex {
  const made = indexes.get(analysis) ?? new Map<string, WordIndex>();
  indexes.set(analysis, made);
  const known = made.get(code);
  if (known) return known;
  const index = indexOf(analysis.tokens, code, (at) => analysis.segmentOfToken[at] ?? -1);
  made.set(code, index);
  return index;
}

/** Statements in which a word of a criterion has another sense: cues of another one are near, and none of the one asked for. */
export function otherSenses(
  asked: readonly AskedSense[],
  resume: JudgedResume,
): ReadonlySet<number> {
  const foreign = new Set<number>();
  if (asked.length === 0) return foreign;
  const parts = partsOf(resume);
  for (const { word, sense, code } of asked) {
    const index = resumeIndex(resume.analysis, code);
    const places = new Set(word.forms.flatMap((form) => [...placesOf(form, index.written)]));
    for (const part of parts) {
      const own = part.filter((at) => places.has(at));
      if (own.length === 0) continue;
      const near = new Set(part);
      const counts = countCues(word, index, (place) => near.has(place));
      const others = Math.max(...counts.filter((_, at) => at !== sense));
      if (others >= LEAST_CUES && (counts[sense] ?? 0) === 0) for (const at of own) foreign.add(at);
    }
  }
  return foreign;
}
