import type { JudgedBy } from '@shortlist/contracts/judged-by';
import type { Criterion } from '@shortlist/contracts/screening';
import { loadUnits } from '../../data/judging.js';
import { isSoftWish, wordingInstead } from '../../job/criteria/soft-wish.js';
import { type Amount, countingWords } from '../../judge/amounts/amounts.js';
import { criterionLanguage } from '../../judge/requirement/criterion-language.js';
import { inPlainWords } from '../../judge/requirement/plain-words.js';
import {
  type Demand,
  GENERIC,
  readRequirement,
  type Requirement,
  TELLING,
  type Unit,
} from '../../judge/requirement/requirement.js';
import type { ThingUnit } from '../../judge/requirement/units.js';
import { thingOf } from '../../judge/things/things.js';
import { rootsIn } from '../../judge/words/root.js';
import { type Token, tokenize } from '../../text/words/tokens.js';
import { conditionsIn, isGraded } from './grade-criteria.js';

const DEGREES = ['', 'diploma', 'bachelor’s', 'master’s', 'doctorate'];
const SPOKEN = ['', 'beginner', 'basic', 'intermediate', 'good', 'fluent', 'native'];
const NATIVE = 6;
/** Names in a row that are shown; a person reads them at a glance. */
const MAX_NAMES = 4;
const unitOf = new Map(loadUnits().map(({ measure, units }) => [measure, units[0]?.names[0]]));
const numbers = new Intl.NumberFormat('en');

const TRAVEL =
  /travel|reis|dienstreis|montage|déplacement|voyag|viaj|viag|trasfert|delegacj|podróż|wyjazd|stays? away|overnight/iu;
/** Kinds of papers by how their names end; the ending is left out where the kind says it. */
const PAPERS = [
  { kind: 'licence', ending: / licen[cs]e$/i },
  { kind: 'registration', ending: / registration$/i },
  { kind: 'certificate', ending: / certificate$/i },
  { kind: 'document', ending: /(?<= (?:clearance|documents|check))$/i },
] as const;

/** A criterion with what judging takes from it. */
interface Read {
  readonly requirement: Requirement;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly rootOf: (token: Token) => string;
  readonly code: string;
}

const isThing = (unit: Unit): unit is ThingUnit => unit.kind === 'thing';
const isTelling = ({ weight }: { readonly weight: number }) => weight >= TELLING;
const unique = (texts: readonly string[]) => [...new Set(texts)];

function listed(names: readonly string[]): string {
  const some = unique(names);
  const rest = some.length - MAX_NAMES;
  return rest > 1 ? `${some.slice(0, MAX_NAMES).join(', ')} and ${rest} more` : some.join(', ');
}

const isSaid = (name: string, { tokens }: Read) =>
  tokenize(name).every(({ stem }) => tokens.some((token) => token.stem === stem));

/** The name of a thing; of several that the words may mean the one they say, else both. */
function nameOf({ ids }: ThingUnit, read: Read): string {
  const names = unique(ids.map((id) => thingOf(id).name.replace(/ qualification$/, '')));
  return names.find((name) => isSaid(name, read)) ?? names.slice(0, 2).join(' / ');
}

/** The words of units as the criterion writes them, and the names of things. */
function wordsOf(units: readonly Unit[], read: Read): string {
  const words = units.flatMap((unit) =>
    isThing(unit)
      ? nameOf(unit, read)
      : read.tokens
          .filter((token) => read.rootOf(token) === unit.root)
          .slice(0, 1)
          .map(({ start, end }) => read.text.slice(start, end)),
  );
  return unique(words).join(' ');
}

function paperOf(name: string): JudgedBy {
  const paper = PAPERS.find(({ ending }) => ending.test(name));
  return paper
    ? { kind: paper.kind, words: name.replace(paper.ending, '') }
    : { kind: 'certificate', words: name };
}

/** Papers by their kind, if they have one. */
function papers(units: readonly ThingUnit[], read: Read, joint: string): JudgedBy {
  const names = unique(units.map((unit) => nameOf(unit, read)));
  const all = names.map(paperOf);
  const kinds = unique(all.map(({ kind }) => kind));
  const [first] = all;
  return first && kinds.length === 1
    ? { kind: first.kind, words: all.map(({ words }) => words).join(joint) }
    : { kind: 'certificate', words: names.join(joint) };
}

/** The alternatives of a demand: papers by their kind. */
function choice({ options }: Demand, read: Read): JudgedBy {
  const single = options.flatMap(([unit, ...others]) =>
    unit && isThing(unit) && unit.isHeld && others.length === 0 ? unit : [],
  );
  if (single.length === options.length) return papers(single, read, ' or ');
  const telling = options.map((units) => wordsOf(units.filter(isTelling), read));
  return { kind: 'any-of', words: listed(telling) };
}

function amountOf(amount: Amount, { text, tokens }: Read): readonly Facet[] {
  const value = numbers.format(amount.value);
  const [of = ''] = amount.of;
  const counting = (counted: Amount) =>
    unique(countingWords(counted, text, tokens).map(({ lower }) => lower)).join(' ');
  const unit = of === 'people' ? of : (unitOf.get(of) ?? counting({ ...amount, heads: [] }));
  const head = counting({ ...amount, of: [] });
  const isNamed = unit !== '' && of !== 'money';
  if (!isNamed && head === '') return [];
  const words = isNamed ? `${value} ${unit}` : `${head} of ${value}`;
  return [{ kind: 'amount', words: `${words} or more`, beside: words }];
}

function timeOf(years: number): JudgedBy {
  return Number.isInteger(years)
    ? { kind: 'years', words: String(years) }
    : { kind: 'months', words: String(Math.round(years * 12)) };
}

/** One thing that judging compares, and its wording next to a more telling one. */
type Facet = JudgedBy & { readonly beside?: string };

function degreeOf({ degree, isWorkInstead }: Requirement): readonly Facet[] {
  if (degree === null) return [];
  const name = DEGREES[degree] ?? '';
  const words = `${name} or above${isWorkInstead ? ', or work in the field' : ''}`;
  return [{ kind: 'degree', words, beside: `${name} degree or above` }];
}

function languagesOf({ spoken }: Requirement, things: readonly ThingUnit[], read: Read): Facet[] {
  if (things.length === 0) return [];
  const level = spoken === null ? '' : `, ${SPOKEN[spoken]}${spoken === NATIVE ? '' : ' or above'}`;
  return [{ kind: 'language', words: listed(things.map((each) => nameOf(each, read))) + level }];
}

function gradesOf({ grades, numbered }: Requirement): readonly Facet[] {
  const words = [
    ...grades.map(({ grade }) => `${grade.words.toLowerCase()} or above`),
    ...(numbered?.isLevel ? [`level ${numbered.number} or above`] : []),
    ...(numbered?.isLevel === false ? [`number ${numbered.number}`] : []),
  ].join(', ');
  return words === '' ? [] : [{ kind: 'grade', words, beside: words }];
}

function conditionOf({ criterion: { text }, years }: Requirement, code: string): readonly Facet[] {
  const found = years === null && !isGraded(text, code) ? conditionsIn(text, code) : [];
  const words = unique(found.map((each) => each.toLowerCase())).join(', ');
  return words === '' ? [] : [{ kind: TRAVEL.test(words) ? 'condition' : 'shift', words }];
}

/** Things of work, where they say more than the criterion's own words; else its words. */
function skillOf(units: readonly Unit[], read: Read): readonly Facet[] {
  const things = units.filter(isThing);
  const others = things.map((thing) => nameOf(thing, read)).filter((name) => !isSaid(name, read));
  if (things.length > 0)
    return [{ kind: 'skill', words: others.length > 0 ? listed(others) : 'shown at work' }];
  const words = listed(units.map((unit) => wordsOf([unit], read)));
  return words === '' ? [] : [{ kind: 'words', words }];
}

/** The units outside of alternatives that tell most. */
function unitsOf({ demands }: Requirement): readonly Unit[] {
  const units = demands.flatMap(({ options }) => (options.length === 1 ? options.flat() : []));
  const telling = units.filter(isTelling);
  return telling.length > 0 ? telling : units.filter(({ weight }) => weight > GENERIC);
}

/** All that judging compares, the most decisive first. */
function facetsOf(read: Read): readonly Facet[] {
  const { requirement, code } = read;
  const { demands, years, amount, isDegreeChoice } = requirement;
  const units = unitsOf(requirement);
  const things = units.filter(isThing);
  const languages = things.filter(({ fields }) => fields.includes('languages'));
  const held = things.filter((each) => each.isHeld);
  const isOther = (unit: Unit) =>
    !isThing(unit) || (!unit.isHeld && !unit.fields.includes('languages'));
  const choices = demands
    .filter(({ options }) => options.length > 1)
    .map((demand) => choice(demand, read));
  const heldPapers = held.length > 0 ? papers(held, read, ', ') : null;
  return [
    ...(years === null ? [] : [timeOf(years)]),
    ...(isDegreeChoice ? choices : []),
    ...degreeOf(requirement),
    ...languagesOf(requirement, languages, read),
    ...(heldPapers ? [{ ...heldPapers, beside: heldPapers.words }] : []),
    ...(amount === null ? [] : amountOf(amount, read)),
    ...conditionOf(requirement, code),
    ...choices,
    ...skillOf(units.filter(isOther), read),
    ...gradesOf(requirement),
  ];
}

/**
 * How judging reads a criterion, for a person to see before anybody is judged by it: taken from what the judge compares.
 * `vague` where no line of a resume could show it, with another wording where one is known. `jobCode` (ISO 639-1) is the
 * language of its job.
 */
export function judgedBy(criterion: Criterion, jobCode = 'en'): JudgedBy {
  const code = criterionLanguage(criterion.text, jobCode);
  const language = [code, jobCode].find((each) => isSoftWish(criterion.text, each));
  const vague = { kind: 'vague', words: 'what would show this?' } as const;
  if (language !== undefined) {
    const instead = wordingInstead(criterion.text, language);
    return instead === null ? vague : { ...vague, instead };
  }
  if (criterion.onCall) return { kind: 'call', words: 'rarely in resumes' };
  const text = inPlainWords(criterion.text, code);
  const requirement = readRequirement(criterion, jobCode);
  const read = { requirement, text, tokens: tokenize(text), rootOf: rootsIn(code), code };
  const [main, ...others] = facetsOf(read);
  if (!main) return vague;
  // Next to papers and alternatives a grade is part of their names.
  const isGradeNamed = main.kind !== 'years' && main.kind !== 'skill' && main.kind !== 'words';
  const besides = others
    .filter(({ kind }) => kind !== 'grade' || !isGradeNamed)
    .flatMap(({ beside }) => beside ?? []);
  return { kind: main.kind, words: unique([main.words, ...besides]).join('; ') };
}
