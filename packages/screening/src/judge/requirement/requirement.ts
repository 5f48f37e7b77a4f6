import type { Criterion } from '@shortlist/contracts/screening';
import { degreeAsked } from '../../facts/degree.js';
import { readYearsAsked } from '../../facts/work/years.js';
import { type AdvertLanguage, advertLanguageOf } from '../../job/advert/advert-words.js';
import { tokenize } from '../../text/words/tokens.js';
import { type Amount, amountAsked, countingWords, saysEnough } from '../amounts/amounts.js';
import { type Grade, gradesAsked, type Numbered, numberedGrade } from '../levels/grades.js';
import { languageLevel } from '../levels/language-level.js';
import { type AskedSense, sensesAsked } from '../senses/senses.js';
import { knowledge } from '../things/knowledge.js';
import { isHeld } from '../things/things.js';
import { type Initials, initialsOf, isKnownAbbreviation, longNamesIn } from '../words/initials.js';
import { rootsIn } from '../words/root.js';
import { type Choices, readChoices } from './choices.js';
import { criterionLanguage } from './criterion-language.js';
import { complementOf, detailsOf, withoutExplanations } from './details.js';
import { examplesIn } from './examples.js';
import { inPlainWords, withoutEquivalent } from './plain-words.js';
import { type AskedThing, findThingsAsked } from './things-asked.js';
import { readUnits, type Unit } from './units.js';

export type { Unit };

/** The things a criterion asks for in one place of its wording: any one of the options, but that one in full. */
export interface Demand {
  readonly options: readonly (readonly Unit[])[];
  readonly weight: number;
  /** True when options are names, none of which a resume has by chance. */
  readonly isNamed?: boolean;
}

/** A criterion taken apart, once per job. */
export interface Requirement {
  readonly criterion: Criterion;
  readonly demands: readonly Demand[];
  /** Years asked for; null when none. */
  readonly years: number | null;
  /** Level of degree asked for (4 doctorate … 1 diploma); null when none. */
  readonly degree: number | null;
  /** How well a language is to be spoken (6 native … 1 beginner); null when no language is asked for at a level. */
  readonly spoken: number | null;
  /** A number of people or things asked for; null when none. */
  readonly amount: Amount | null;
  /** True when the amount says all that is asked for: 'hotels with 150 rooms'. */
  readonly isAmountAlone: boolean;
  /** Grades asked for, such as senior or staff nurse, with the roots of the words that ask for them. */
  readonly grades: readonly { readonly grade: Grade; readonly roots: ReadonlySet<string> }[];
  /** A grade by its number: Level 3, class 1; null for none. */
  readonly numbered: Numbered | null;
  /** The initials of each run of its words, with the stems they stand for. */
  readonly initials: readonly Initials[];
  /** The initials that stand for all that it asks for: 'pip' for 'performance improvement plans'. */
  readonly shortForms: readonly string[];
  /** True when work in the field is taken in place of the degree. */
  readonly isWorkInstead: boolean;
  /** True when the degree is one of several alternatives. */
  readonly isDegreeChoice: boolean;
  /** Its words that have several senses, each with the one asked for. Read when a resume is first judged by it. */
  readonly senses: () => readonly AskedSense[];
}

/** Words of this weight tell what a criterion is about. */
export const TELLING = 1;
/** Words up to this weight show nothing alone, and are no subject of a degree. */
export const GENERIC = 0.2;
/** Words of which none tells what is asked for show it together: this share of their weight has to be in one statement. */
export const ALL_WORDS = 0.9;
const MAX_DEMANDS = 24;
/** 'or equivalent experience' in the languages that are read. */
const WORK_INSTEAD =
  /(?<!\p{L})(?:or|oder|ou|o|of|lub|albo)(?: \p{L}{1,16}){0,4}? (?:experience|\p{L}*erfahrung|\p{L}*praxis|expérience|experiencia|esperienza|ervaring|doświadczeni\p{L}*|experiência)(?!\p{L})/iu;

/** The units between two offsets of a criterion's text. */
type UnitsIn = (start: number, end: number) => readonly Unit[];

const alone = (unit: Unit): Demand => ({ options: [[unit]], weight: unit.weight });
const weightOf = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + unit.weight, 0);

const isBroad = (unit: Unit) => unit.kind === 'thing' && unit.besideWeight < TELLING;

/** A sector says where something is to have been done, and takes no weight from it. */
const isSector = (unit: Unit) => unit.kind === 'thing' && unit.ids.some(knowledge().isSector);

/** Beside something that tells what is asked for, a broad thing weighs what it tells: 'teaching' in 'bilingual teaching'. */
function weighBroad(demands: readonly Demand[]): readonly Demand[] {
  const units = demands.flatMap(({ options }) => options.flat());
  if (!units.some((unit) => unit.weight >= TELLING && !isBroad(unit) && !isSector(unit)))
    return demands;
  return demands.map((demand) => {
    const [[unit] = [], ...others] = demand.options;
    const isAlone = others.length === 0 && demand.options[0]?.length === 1;
    if (!isAlone || unit?.kind !== 'thing' || !isBroad(unit)) return demand;
    const byWords = (unit.byWords * unit.besideWeight) / unit.weight;
    return alone({ ...unit, weight: unit.besideWeight, byWords });
  });
}

/** 'Training as an electrician for buildings or a mechatronics fitter': the first alternative begins with its licence. */
function withWholeQualification({ head, options }: Choices, unitsIn: UnitsIn): Choices {
  const [[, end] = head, ...others] = options;
  const namesOne = ([from, to]: readonly [number, number]) =>
    unitsIn(from, to).some((unit) => unit.kind === 'thing' && unit.isHeld);
  if (!namesOne(head) || !others.some(namesOne)) return { head, options };
  return { head: [0, 0], options: [[0, end], ...others] };
}

/** All ways to choose one option of each demand. */
function combine(demands: readonly Demand[]): readonly (readonly Unit[])[] {
  return demands.reduce<readonly (readonly Unit[])[]>(
    (ways, { options }) => ways.flatMap((way) => options.map((option) => [...way, ...option])),
    [[]],
  );
}

/** Reads the demands of a text; each name that it gives as an example is one more way to show what it is an example of. */
function readWithExamples(
  text: string,
  language: AdvertLanguage,
  isOpen: boolean,
  unitsIn: UnitsIn,
  namesIn: UnitsIn,
): readonly Demand[] {
  const examples = examplesIn(text, language, isOpen);
  const names = (examples?.names ?? [])
    .map(([from, to]) => namesIn(from, to))
    .filter((option) => option.some(({ weight }) => weight >= TELLING));
  if (!examples || names.length === 0) return readDemands(text, language, unitsIn);
  const { kind, range } = examples;
  const readPart = (start: number, end: number) =>
    readDemands(text.slice(start, end), language, (from, to) => unitsIn(start + from, start + to));
  const ofKind = readPart(kind[0], kind[1]);
  const isTelling = ({ weight }: Demand) => weight >= TELLING;
  const ways = ofKind.some(isTelling) ? combine(ofKind.filter(isTelling)) : [];
  const options = [...ways, ...names];
  return [
    ...readPart(0, kind[0]),
    { options, weight: Math.min(...options.map(weightOf)), isNamed: true },
    ...readPart(range[1], text.length),
  ];
}

/** Reads the demands of a text: one for each thing and word, and one for its alternatives. */
function readDemands(text: string, language: AdvertLanguage, unitsIn: UnitsIn): readonly Demand[] {
  const all = unitsIn(0, text.length).map(alone);
  const found = readChoices(text, language);
  // 'Diagnose, adjust or overhaul aircraft engines' is about engines, whatever is done to them.
  const verbs = (found?.options ?? [])
    .slice(0, -1)
    .map(([from, to]) => text.slice(from, to).trim());
  const isOfVerbs = verbs.some(
    (verb) => !verb.includes(' ') && language.isVerb(verb.toLowerCase()),
  );
  const choices = isOfVerbs ? null : found && withWholeQualification(found, unitsIn);
  // 'Plan, direct or coordinate' are alternatives that show nothing.
  const options = (choices?.options ?? [])
    .map(([from, to]) => unitsIn(from, to))
    .filter((option) => option.some(({ weight }) => weight >= TELLING));
  if (!choices || options.length < 2) return all;
  const end = choices.options.at(-1)?.[1] ?? 0;
  return [
    ...unitsIn(...choices.head).map(alone),
    { options, weight: Math.min(...options.map(weightOf)) },
    ...unitsIn(end, text.length).map(alone),
  ];
}

/** True when only some of a text's alternatives have something: the degree in 'law degree, CILEX or GDL'. */
function isOneChoice(
  text: string,
  language: AdvertLanguage,
  has: (option: string) => boolean,
): boolean {
  const options = readChoices(text, language)?.options ?? [];
  const having = options.filter(([from, to]) => has(text.slice(from, to)));
  return having.length > 0 && having.length < options.length;
}

const MONTHS =
  /(?<![\p{L}\p{N}])(\d{1,3})\+? ?(?:months?|monate?n?|mois|meses|mesi|maanden|miesi\p{L}*)(?!\p{L})/iu;

/** The months that a text asks for, in years; null when it asks for none. */
function monthsAsked(text: string): number | null {
  const months = MONTHS.exec(text)?.[1];
  return months === undefined ? null : Number(months) / 12;
}

/** A text with blanks in place of the licences and certificates it names: a teaching certificate is no degree. */
function withoutPapers(text: string, things: readonly AskedThing[]): string {
  const papers = things.filter(({ skills }) => skills.some(isHeld)).flatMap(({ tokens }) => tokens);
  return papers.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/**
 * Breaks a criterion down into what can be looked for in a resume. `jobCode` (ISO 639-1) is the language of its job, whose
 * `advert` tells in which sense words of several senses are asked for.
 */
export function readRequirement(criterion: Criterion, jobCode = 'en', advert = ''): Requirement {
  const code = criterionLanguage(criterion.text, jobCode);
  // A mere preference is not decisive.
  const language = advertLanguageOf(code);
  const tail = language.cues.optionalTail.exec(criterion.text);
  const whole = tail && tail.index > 8 ? criterion.text.slice(0, tail.index) : criterion.text;
  const { text, takesEquivalent } = withoutEquivalent(
    inPlainWords(withoutExplanations(whole), code),
    language,
  );
  const tokens = tokenize(text);
  const things = findThingsAsked(text, tokens, code);
  const isLanguage = things.some(({ skills }) => skills.some(({ field }) => field === 'languages'));
  const plain = { text, tokens, things, code, takesEquivalent, isDetail: () => false };
  const details = [...detailsOf(text), ...complementOf(text, things, language, code)];
  const isDetail = (at: number) => details.some(([from, to]) => at >= from && at < to);
  const outside = readUnits(
    { ...plain, tokens: tokens.filter(({ start }) => !isDetail(start)) },
    0,
    text.length,
  );
  // 'Languages: German' says after the colon what it asks for.
  const saysMore = outside.some(({ weight }) => weight >= TELLING);
  const read = { ...plain, isDetail: saysMore ? isDetail : plain.isDetail };
  const amount = amountAsked(whole);
  const all = readWithExamples(
    text,
    language,
    takesEquivalent,
    (start, end) => readUnits(read, start, end),
    (start, end) => readUnits(plain, start, end),
  );
  // A noun that only counts is shown by its number.
  const counted = new Set((amount ? countingWords(amount, text, tokens) : []).map(rootsIn(code)));
  const isOnlyCounted = ({ options: [units = [], ...choices] }: Demand) =>
    choices.length === 0 &&
    units.every((unit) =>
      (unit.kind === 'word' ? [unit.root] : unit.roots).every((root) => counted.has(root)),
    );
  const others = all.filter((demand) => !isOnlyCounted(demand));
  const saysMoreThanCounts = others.some(({ weight }) => weight > GENERIC);
  const demands = saysMoreThanCounts ? others : all;
  const isOtherwise = ({ ladder }: Grade) =>
    isOneChoice(text, language, (option) =>
      gradesAsked(option).some((grade) => grade.ladder === ladder),
    );
  const weighed = weighBroad(demands).slice(0, MAX_DEMANDS);
  const units = weighed.flatMap(({ options }) => options.flat());
  const guessed = initialsOf(tokens, text).filter(({ letters }) => !isKnownAbbreviation(letters));
  const initials = [...guessed, ...longNamesIn(tokens)].map(({ letters, words }) => ({
    letters,
    roots: new Set(words.map(rootsIn(code))),
  }));
  let senses: readonly AskedSense[] | undefined;
  const degree = degreeAsked(withoutPapers(text, things));
  const spoken = isLanguage ? languageLevel(text) : null;
  return {
    criterion,
    demands: weighed,
    years: readYearsAsked(whole) ?? monthsAsked(whole),
    degree,
    spoken,
    amount,
    isAmountAlone:
      amount !== null &&
      saysEnough(amount) &&
      others.every(
        ({ weight, options }) =>
          weight < TELLING || options.flat().every(({ kind }) => kind === 'word'),
      ),
    numbered: numberedGrade(whole),
    // A grade of one alternative is not asked of who shows another.
    grades: gradesAsked(whole)
      .filter((grade) => !isOtherwise(grade))
      .map((grade) => ({ grade, roots: new Set(tokenize(grade.words).map(rootsIn(code))) })),
    isWorkInstead: WORK_INSTEAD.test(whole),
    isDegreeChoice: isOneChoice(text, language, (option) => degreeAsked(option) !== null),
    senses: () => (senses ??= sensesAsked(whole, code, advert)),
    initials,
    shortForms: initials.flatMap(({ letters, roots }) =>
      units.every((unit) => unit.kind === 'word' && roots.has(unit.root)) ? letters : [],
    ),
  };
}
