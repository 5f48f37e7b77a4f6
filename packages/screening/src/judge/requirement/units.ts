import { termWeight } from '../../text/language/term-weight.js';
import type { Token } from '../../text/words/tokens.js';
import { proofsOf } from '../things/proofs.js';
import { isHeld } from '../things/things.js';
import { isFiller } from '../words/filler.js';
import { abbreviationOf } from '../words/initials.js';
import { rootsIn } from '../words/root.js';
import { isMeasure } from './measures.js';
import type { AskedThing } from './things-asked.js';

/** One thing to look for, by its name or by what shows it. */
export interface ThingUnit {
  readonly kind: 'thing';
  /** Several where its words may mean any of them. */
  readonly ids: readonly number[];
  readonly weight: number;
  /** Its weight next to a more telling thing: small where it has many special cases. */
  readonly besideWeight: number;
  /** The words of its name: occurring together in one statement, they show it too. */
  readonly roots: readonly string[];
  /** Worth of those words where the thing itself is not named: 'customer accounts' is hardly accounting. */
  readonly byWords: number;
  readonly fields: readonly string[];
  /** True for a licence, a registration or a certificate: somebody has it or not. */
  readonly isHeld: boolean;
  /** True where the advert takes something equivalent. */
  readonly takesEquivalent: boolean;
}

/** One thing to look for, or one word. */
export type Unit =
  | ThingUnit
  | {
      readonly kind: 'word';
      readonly root: string;
      readonly weight: number;
      /** The letters of a word in capitals, which a resume may write in full; null for any other word. */
      readonly letters: string | null;
    };

const THING_WEIGHT = 2;
/** It still tells what a criterion is about. */
const LEAST_WEIGHT = 1;
/** With this many special cases a thing weighs half. */
const BROAD = 10;
/** Words for a paper: the name of the paper says more. */
const PAPERS =
  /^(?:licen[cs]es?|licen[cs]ed|certificates?|certificat(?:ion|ions)|certified|cards?|registration|registered|qualifications?|qualified|geprüfte?[rnms]?|staatlich|anerkannte?[rnms]?|examinierte?[rnms]?|zertifizierte?[rnms]?|titulad[oa]s?|certificad[oa]s?|diplômée?s?|certifiée?s?|diplomat[oaie]|gediplomeerde?|dyplomowan\p{L}{1,2}|abschl[uü]ss\p{L}*|diplômes?|titulación|títulos?|titolo|dyplom\p{L}*)$/iu;
const PAPER = 0.3;
/** Words for having learned a trade: the qualification that is asked for says more. */
const TRAINING =
  /^(?:ausbildung|berufsausbildung|lehre|weiterbildung|abschluss|qualifikation|formation|diplôme|formación|titulación|formazione|diploma|qualifica|opleiding|wykształcenie|formação|habilitação|training|apprenticeship)$/i;
const FILLER = 0.15;
/** Share of its weight that a thing or word has which only explains what is asked for. */
const DETAIL = 0.4;

/** A criterion's text with the things it names. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly things: readonly AskedThing[];
  /** Language of the job, ISO 639-1. */
  readonly code: string;
  readonly takesEquivalent: boolean;
  /** Whether what stands at an offset only explains what is asked for: in brackets, or after a colon. */
  readonly isDetail: (at: number) => boolean;
}

function thingUnit(
  { skills, tokens: own }: AskedThing,
  { takesEquivalent, isDetail }: ReadText,
  rootOf: (token: Token) => string,
): ThingUnit {
  const [first] = own;
  // A thing with many special cases says little of the requirement: 'teaching' in 'Key Stage 4 teaching'.
  const share = own.every(({ start }) => isDetail(start)) ? DETAIL : 1;
  const ids = [...new Set(skills.map(({ id }) => id))];
  const breadth = Math.min(...ids.map((id) => proofsOf(id).breadth));
  const besideWeight = (share * THING_WEIGHT) / (1 + breadth / BROAD);
  const weight = Math.max(share * LEAST_WEIGHT, besideWeight);
  const byWords = own.length === 1 && first ? weight * termWeight(first.stem) : weight;
  return {
    kind: 'thing',
    ids,
    weight,
    besideWeight,
    roots: own.map(rootOf),
    byWords,
    fields: skills.map(({ field }) => field),
    isHeld: skills.some(isHeld),
    takesEquivalent,
  };
}

/** True for the first part of a compound that is written once for two: 'Handels-' of 'Handels- und Steuerrecht'. */
const isPrefix = (text: string, { end }: Token) =>
  /^- (?:und|oder|en|of)(?!\p{L})/u.test(text.slice(end));

function weightOf({ lower, stem }: Token, code: string): number {
  const weight = termWeight(stem, code);
  if (PAPERS.test(lower)) return PAPER;
  return isFiller(lower, code) ? Math.min(weight, FILLER) : weight;
}

/** The things and words asked for in one part of a criterion's text; `start` and `end` are character offsets. */
export function readUnits(read: ReadText, start: number, end: number): readonly Unit[] {
  const { text, tokens, things, code } = read;
  const rootOf = rootsIn(code);
  const isWithin = (place: { start: number; end: number }) =>
    place.start >= start && place.end <= end;
  // A thing whose words stand on both sides of an edge belongs where they end.
  const within = things.filter((thing) => {
    const last = thing.tokens.toSorted((a, b) => b.end - a.end)[0];
    return last !== undefined && isWithin(last);
  });
  const named = new Set(within.flatMap((thing) => thing.tokens));
  const seen = new Set<string | number>();
  const isNew = (key: string | number) => !seen.has(key) && seen.add(key);
  const namesQualification = things.some(({ skills }) => skills.some(isHeld));
  const units: Unit[] = within
    // 'Weiterbildung zum Techniker' asks for the technician, not for training people.
    .filter(
      (thing) => !(namesQualification && thing.tokens.every(({ lower }) => TRAINING.test(lower))),
    )
    .filter(({ skills }) => skills.some(({ id }) => isNew(id)))
    .map((thing) => thingUnit(thing, read, rootOf));
  const isSaid =
    units.length > 0 || tokens.some((token) => isWithin(token) && !isFiller(token.lower, code));
  for (const token of tokens) {
    if (namesQualification && TRAINING.test(token.lower)) continue;
    // Where something is asked for, words that only say how much ask for nothing.
    const weight = isSaid && isFiller(token.lower, code) ? 0 : weightOf(token, code);
    if (!isWithin(token) || weight === 0 || named.has(token) || isMeasure(token)) continue;
    const root = rootOf(token);
    if (isNew(root))
      units.push({
        kind: 'word',
        root,
        letters: abbreviationOf(text.slice(token.start, token.end)),
        weight: read.isDetail(token.start) || isPrefix(text, token) ? weight * DETAIL : weight,
      });
  }
  return units;
}
