import { languages } from '../../text/language/language-data.js';
import { stemOf, type Token } from '../../text/words/tokens.js';
import type { JudgedResume } from '../resume/judged-resume.js';
import { countedBy, endsCounted, isNoThing } from './counted.js';
import { NUMBER, valueOf, withDigits } from './numbers.js';
import { rateAfter } from './rates.js';
import { sumsNamed } from './sums.js';
import { measuresIn } from './units.js';

/** A number asked for of a thing: a team of 10, 200 covers, a budget of a million. */
export interface Amount {
  readonly value: number;
  /** 'people', 'money', a measure such as 'area', or names of what is counted. */
  readonly of: readonly string[];
  /** Names of the whole that has so many: the hotels with 150 rooms, the caseload of 30. */
  readonly heads?: readonly string[];
  /** Kinds of a sum of money: a budget, a turnover. */
  readonly sums?: readonly string[];
  /** How often a month, where it is a rate. */
  readonly perMonth?: number;
}

/** Words for a group of people before their number, in the languages that are read. */
const GROUP =
  '(?:teams?|staff|groups?|crews?|squads?|workforce|departments?|brigade|équipes?|equipos?|squadr[ae]|zespo\\p{L}*|equipas?|equipes?|mannschaft|abteilung|ploeg)';
const OF = '(?: \\p{L}{2,14}){0,2}? (?:of|von|aus|mit|de|di|van|with|z)';
const LIMIT =
  '(?: (?:up to|over|about|around|at least|more than|minimum|some|bis zu|rund|mindestens|au moins|plus de|al menos|más de|almeno|oltre|minstens|meer dan|co najmniej|ponad|pelo menos|mais de))?';
const PEOPLE =
  '(?:staff|people|persons?|employees|members|reports|colleagues|partners|associates|volunteers|apprentices|trainees|fte|ftes|heads|crew|workers|stylists|clerks|reps|operators|pickers|packers|porters|labourers|joiners|bricklayers|cooks|receptionists|administrators|analysts|consultants|electricians|mechanics|fitters|welders|guards|baristas|waiters|waiting staff|cashiers|operatives|technicians|engineers|developers|nurses|carers|assistants|chefs|drivers|agents|advis[eo]rs|cleaners|teachers|officers|supervisors|managers|mitarbeiter\\p{L}*|mitarbeitende\\p{L}*|beschäftigte\\p{L}*|personen|leute\\p{L}*|personnes|collaborateurs|salariés|personas|empleados|persone|dipendenti|collaboratori|medewerkers|mensen|osób|pracowników|pessoas|colaboradores|funcionários|verkäufer\\p{L}*|fahrer\\p{L}*|köche\\p{L}*|pflegekräfte\\p{L}*|vendeurs|serveurs|techniciens|ouvriers|camareros|operarios|técnicos|operai|camerieri|tecnici|verkopers|monteurs|sprzedawców|kierowców|técnicos|operadores)';
const everywhere = (pattern: string) => new RegExp(pattern, 'giu');
const GROUP_FIRST = everywhere(`(?<!\\p{L})${GROUP}${OF}${LIMIT} ${NUMBER}(?![\\p{L}\\p{N}%])`);
const NUMBER_FIRST = everywhere(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:[ -]\\p{L}{2,14}){0,3}?[ -]${PEOPLE}(?!\\p{L})`,
);
const PEOPLE_FIRST = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}${NUMBER}(?:[ -]\\p{L}{2,14}){0,3}?[ -]${PEOPLE}(?!\\p{L})`,
  'iu',
);
const MONEY = everywhere(
  `[£$€] ?${NUMBER}|(?<![\\p{L}\\p{N}.,])${NUMBER} ?(?:€|euros?|eur|gbp|usd|chf|zł|pln|pounds|dollars)(?!\\p{L})`,
);
const RUN = '\\p{L}{2,20}(?:[ -]\\p{L}{2,20}){0,4}';
/** '200+ covers', '28 beds', '28-bed', '34 Windows and Linux servers'. */
const COUNTED = everywhere(`(?<![\\p{L}\\p{N}.,£$€])${NUMBER}(?:[ -]?(${RUN}))?`);
/** The whole before its number: 'a caseload of 30', 'hotels with at least 150 rooms'. */
const HEAD = new RegExp(
  `(\\p{L}{3,20}) (?:of|von|mit|de|di|van|met|with|z|con|avec|com|doing|serving|handling)${LIMIT} $`,
  'iu',
);

/** Words that make a least number of what follows or precedes. */
const LEAST =
  /(?<![\p{L}\p{N}])\d[\d.,]*\+|\d-bed|(?<!\p{L})(?:of \d|or (?:more|faster|above|over)|at least|minimum|over|above|more than|exceeding|mindestens|ab|über|au moins|plus de|al menos|más de|almeno|oltre|minstens|meer dan|co najmniej|ponad|pelo menos|mais de)(?!\p{L})/iu;

/** Characters before a number in which its head is looked for. */
const HEAD_REACH = 48;
const NO_HEAD = new Set(languages.flatMap(({ experienceWords }) => experienceWords));

/** Names of what has the number at an offset: 'hotels' of 'hotels with 150 rooms'. */
function headsOf(text: string, at: number): readonly string[] {
  const [, head = ''] = HEAD.exec(text.slice(Math.max(0, at - HEAD_REACH), at)) ?? [];
  const isHead = head !== '' && !NO_HEAD.has(head.toLowerCase());
  return isHead ? countedBy(stemOf(head.toLowerCase())) : [];
}

/** The nouns in a run of words behind a number, with the length of the first. */
function nounsOf(run: string): { readonly nouns: readonly string[]; readonly first: number } {
  const words = run.split(/[ -]/);
  const [first = ''] = words;
  if (first === '' || isNoThing(first)) return { nouns: [], first: 0 };
  const end = words.findIndex((word) => endsCounted(word.toLowerCase()));
  const nouns = words.slice(0, end === -1 ? words.length : end).filter((word) => !isNoThing(word));
  return {
    nouns: nouns.flatMap((noun) => countedBy(stemOf(noun.toLowerCase()))),
    first: first.length,
  };
}

/** The numbers of people, of money, of a measure and of things in a text that `withDigits` wrote. */
function countsIn(text: string): readonly Amount[] {
  const numbers = (pattern: RegExp, of: string) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, 1: digits, 2: factor, 3: more, 4: moreFactor, index }) => {
        const value = valueOf(digits ?? more ?? '', factor ?? moreFactor);
        return { value, of: [of], heads: headsOf(text, index + found.search(/[\d£$€]/u)) };
      },
    );
  const measures = measuresIn(text).map(({ value, of, start }) => ({
    value,
    of,
    heads: headsOf(text, start),
  }));
  const things = [...text.matchAll(COUNTED)].flatMap(
    ({ 0: found, 1: digits = '', 2: factor, 3: run = '', index }): readonly Amount[] => {
      // '3PL' and '5S' are names.
      if (/^\d+\p{Lu}/u.test(found)) return [];
      const { nouns, first } = nounsOf(run);
      const heads = headsOf(text, index);
      if (nouns.length + heads.length === 0) return [];
      const perMonth = rateAfter(text.slice(index + found.length - run.length + first));
      const amount = { value: valueOf(digits, factor), of: nouns, heads };
      return [perMonth === undefined ? amount : { ...amount, perMonth }];
    },
  );
  return [
    ...numbers(MONEY, 'money'),
    ...numbers(GROUP_FIRST, 'people'),
    ...numbers(NUMBER_FIRST, 'people'),
    ...measures,
    ...things,
  ];
}

const isMoney = ({ of }: Amount) => of.includes('money');

/** The number that a criterion asks for of people, money or things; null when it asks for none. */
export function amountAsked(text: string): Amount | null {
  // A number that only names a thing ('BS 7671') has no word for 'at least'.
  const digits = withDigits(text);
  const [first] = countsIn(digits);
  if (!first) return null;
  const isSure = isMoney(first) || first.of.includes('people');
  if (!isSure && !LEAST.test(digits)) return null;
  return isMoney(first) ? { ...first, sums: sumsNamed(text).map(({ kind }) => kind) } : first;
}

/** The words of a criterion that only say what its amount counts: 'guests' of '500 guests', 'budget' of '£2m budget'. */
export function countingWords(
  { of, heads = [], sums }: Amount,
  text: string,
  tokens: readonly Token[],
): readonly Token[] {
  const named = [...(sums === undefined ? [] : sumsNamed(text)), ...measuresIn(text)];
  return tokens.filter(
    ({ stem, start, end }) =>
      countedBy(stem).some((name) => of.includes(name) || heads.includes(name)) ||
      named.some((each) => each.start <= start && end <= each.end),
  );
}

/** True where a number says by itself what was done: 200 covers, a budget of a million. A team may be led or not. */
export const saysEnough = ({ of, sums }: Amount) => !of.includes('people') && sums?.length !== 0;

const overlaps = (one: readonly string[], other: readonly string[] = []) =>
  one.some((name) => other.includes(name));

/** How much of an amount a resume shows, 0–1, and the statement that gives most; null where none gives a number. */
export function amountShown(
  { value, of, heads = [], sums = [], perMonth }: Amount,
  { analysis, kept }: JudgedResume,
): { readonly share: number; readonly segment: number } | null {
  let best: { share: number; segment: number } | null = null;
  for (const [segment, { start, end }] of analysis.segments.entries()) {
    const text = kept.slice(start, end).replace(/\s/g, ' ');
    const digits = withDigits(text);
    if (!/\d/.test(digits)) continue;
    const own = sums.length > 0 ? sumsNamed(text).map(({ kind }) => kind) : [];
    // A turnover is no budget; a sum of no kind may be either.
    if (own.length > 0 && !own.some((kind) => sums.includes(kind))) continue;
    for (const count of countsIn(digits)) {
      const times = perMonth && count.perMonth ? count.perMonth / perMonth : 1;
      const share = Math.min(1, (count.value * times) / value);
      const isSame = of.length > 0 ? overlaps(of, count.of) : overlaps(heads, count.heads);
      if (isSame && share > (best?.share ?? 0)) best = { share, segment };
    }
  }
  return best;
}

/** True for a statement that begins with a number of people at work: 'Four payroll clerks'. */
export const beginsWithPeople = (text: string) => PEOPLE_FIRST.test(withDigits(text));
