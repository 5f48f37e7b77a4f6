import { loadLadders } from '../../data/judging.js';
import { lazily } from '../../lazily.js';
import { languageOf } from '../../text/language/language-data.js';
import { everywhere, phrasePattern } from '../../text/terms/phrase-pattern.js';
import { mayContain, wordsOf } from '../../text/terms/phrase-words.js';
import type { JudgedResume } from '../resume/judged-resume.js';

/** A step of a ladder of grades that a criterion asks for: senior, Level 3, registered nurse. */
export interface Grade {
  readonly ladder: number;
  /** From 0, the lowest. */
  readonly step: number;
  /** The words by which the criterion asks for it. */
  readonly words: string;
}

/** One step below is half of what is asked for, where a lower grade allows part of the work. */
const ONE_BELOW = 0.5;

/** The ladder of schools and degrees; degrees are compared by other code. */
const EDUCATION = 'Education';
/** The ladder of how well a language is spoken, which other code compares. */
const SPOKEN = 'Language levels';
/** Steps of Education that are no degree: school alone, which any degree proves. */
const SCHOOL = 2;
/** Words before a school's certificate up to which somebody teaches, not which somebody has: 'physics to GCSE'. */
const TAUGHT = /(?<!\p{L})(?:to|up to|for|at|bis(?: zum)?|jusqu'au|hasta|fino a|tot)(?: the)? $/iu;

/** Words that make the grade after them one of a deputy. */
const DEPUTY =
  /(?<!\p{L})(?:deputy|assistant|acting deputy|stellvertretende[rn]?|stv\.?|vize|adjointe?(?: (?:au|à la|du|de la))?|vice|subjefe|vicario|plaatsvervangend|zastępca|subchefe)[ -]$/iu;

interface Named {
  readonly step: number;
  readonly start: number;
  readonly end: number;
}

/** Names of occupations, of one word each, for phrases such as 'lead %role%'. */
const ROLES = (languageOf('en')?.roles ?? []).filter((role) => /^\p{L}+$/u.test(role)).join('|');

/** Grades that stand before the name of an occupation. */
const SENIORITY = 'Seniority';

const ladders = lazily(() =>
  loadLadders().map(({ name, regulated, steps: written }) => {
    const steps = written.map((step) => step.map((phrase) => phrase.replace('%role%', ROLES)));
    let patterns: readonly RegExp[] | undefined;
    return {
      regulated,
      isEducation: name === EDUCATION,
      isSpoken: name === SPOKEN,
      isSeniority: name === SENIORITY,
      isAsked: ({ step }: Named) => name !== EDUCATION || step < SCHOOL,
      mayBeIn: mayContain(steps.flat()),
      mayBeAsked: mayContain((name === EDUCATION ? steps.slice(0, SCHOOL) : steps).flat()),
      /** A pattern for each step; compiled when a text may name one, which most texts don't. */
      patterns: () =>
        (patterns ??= steps.map((step) => everywhere(phrasePattern(step, 'anywhere')))),
    };
  }),
);

/** The steps of a ladder that a text names; a phrase within a longer one of the ladder is none. */
function stepsNamed(
  { mayBeIn, patterns }: ReturnType<typeof ladders>[number],
  text: string,
  words: readonly string[] = wordsOf(text),
): readonly Named[] {
  if (!mayBeIn(words)) return [];
  const named = patterns().flatMap((pattern, step) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }): Named => {
      // The deputy of a head chef is one step below.
      const isDeputy = DEPUTY.test(text.slice(0, index));
      return { step: isDeputy ? step - 1 : step, start: index, end: index + length };
    }),
  );
  const isWithin = (one: Named, other: Named) =>
    one !== other &&
    other.start <= one.start &&
    other.end >= one.end &&
    other.end - other.start > one.end - one.start;
  return named.filter((one) => !named.some((other) => isWithin(one, other)));
}

/** Steps of seniority from which the grade says more than the name of the occupation. */
const SENIOR = 3;

/** True for a grade above the plain occupation: senior, lead, head of. */
export const isSenior = ({ ladder, step }: Grade): boolean =>
  ladders()[ladder]?.isSeniority === true && step >= SENIOR;

/** The grades that a criterion asks for; where it offers several of one ladder, the lowest. */
export function gradesAsked(text: string): readonly Grade[] {
  const words = wordsOf(text);
  return ladders().flatMap((ladder, index) => {
    if (ladder.isSpoken || !ladder.mayBeAsked(words)) return [];
    const named = stepsNamed(ladder, text, words);
    if (named.length === 0 || !named.every(ladder.isAsked)) return [];
    if (ladder.isEducation && named.every(({ start }) => TAUGHT.test(text.slice(0, start))))
      return [];
    const asked = named.map(({ start, end }) => text.slice(start, end)).join(' ');
    return { ladder: index, step: Math.min(...named.map(({ step }) => step)), words: asked };
  });
}

const known = new WeakMap<JudgedResume, Map<number, ReadonlyMap<number, number>>>();

/** The highest step of a ladder that each segment of a resume names. */
function stepsOf(ladder: number, resume: JudgedResume): ReadonlyMap<number, number> {
  const ofResume = known.get(resume) ?? new Map<number, ReadonlyMap<number, number>>();
  known.set(resume, ofResume);
  const made = ofResume.get(ladder);
  if (made) return made;
  const found = ladders()[ladder];
  // A degree of whatever name is above all schools.
  const degrees = ladders()[ladder]?.isEducation ? resume.degrees : [];
  const steps = new Map<number, number>(degrees.map(({ segment }) => [segment, SCHOOL]));
  for (const [at, { start, end }] of resume.analysis.segments.entries()) {
    const named = found ? stepsNamed(found, resume.kept.slice(start, end).replace(/\s/g, ' ')) : [];
    if (named.length > 0) steps.set(at, Math.max(...named.map(({ step }) => step)));
  }
  ofResume.set(ladder, steps);
  return steps;
}

/**
 * Share of a grade that each segment of a resume shows, 0–1; segments that name no grade of the ladder are missing. A
 * grade above is in full; where the law allows no lower grade, one below is nothing.
 */
export function gradeShares(
  { ladder, step }: Grade,
  resume: JudgedResume,
): ReadonlyMap<number, number> {
  const below = ladders()[ladder]?.regulated === true ? 0 : ONE_BELOW;
  return new Map(
    [...stepsOf(ladder, resume)].map(([segment, found]) => [
      segment,
      found >= step ? 1 : found === step - 1 ? below : 0,
    ]),
  );
}

/** A grade by a number: of levels a higher one is enough, of classes and categories only the same. */
const NUMBERED =
  /(?<!\p{L})(?:(level|lvl|l|band|tier|niveau|nivel|livello|poziom|nível)|(class|category|catégorie|classe|clase|klasse|kategorie|categoría|categoria|cat|grade|key stage|stage|ks)) ?(\d{1,2})(?!\d)/giu;

/** A grade that a number gives. */
export interface Numbered {
  readonly isLevel: boolean;
  readonly number: number;
}

function numbersIn(text: string): readonly Numbered[] {
  return [...text.matchAll(NUMBERED)].map(([, level, , number]) => ({
    isLevel: level !== undefined,
    number: Number(number),
  }));
}

/** The first grade by a number that a text asks for; null for none. */
export function numberedGrade(text: string): Numbered | null {
  return numbersIn(text)[0] ?? null;
}

/** Share of a numbered grade that these segments show, 0–1; null where they give no number. */
export function numberedShare(
  { isLevel, number }: Numbered,
  { analysis, kept }: JudgedResume,
  segments: Iterable<number>,
): number | null {
  const found = [...segments].flatMap((at) => {
    const segment = analysis.segments[at];
    return segment ? numbersIn(kept.slice(segment.start, segment.end)) : [];
  });
  const same = found.filter((each) => each.isLevel === isLevel).map((each) => each.number);
  if (same.length === 0) return null;
  if (!isLevel) return same.includes(number) ? 1 : 0;
  const best = Math.max(...same);
  if (best >= number) return 1;
  return best === number - 1 ? ONE_BELOW : 0;
}
