import { loadCounted } from '../data/judging.js';
import { languages } from '../text/language/language-data.js';
import { stemOf } from '../text/words/tokens.js';
import type { JudgedResume } from './judged-resume.js';

/** A number asked for of a thing: a team of 10, 200 covers, a budget of a million. */
export interface Amount {
  readonly value: number;
  /** 'people', 'money', or the stem of what is counted. */
  readonly of: string;
  /** How often a month, where it is a rate. */
  readonly perMonth?: number;
}

const DIGITS = '(\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+|\\d{1,7}(?:[.,]\\d)?)';
const FACTOR =
  '(?: ?(k|m|mn|bn|mio|mill?ions?|millionen|mld|milliarden|billions?|tsd|thousand)(?!\\p{L})\\.?)?';
const NUMBER = `${DIGITS}${FACTOR}\\+?`;
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd|thousand)/i, 1e3],
  [/^(?:bn|mld|milliard|billion)/i, 1e9],
  [/^m/i, 1e6],
];
/** Words for a group of people before their number, in the languages that are read. */
const GROUP =
  '(?:teams?|staff|groups?|crews?|squads?|workforce|departments?|brigade|équipes?|equipos?|squadr[ae]|zespo\\p{L}*|equipas?|equipes?|mannschaft|abteilung|ploeg)';
const OF =
  '(?: \\p{L}{2,14}){0,2}? (?:of|von|aus|mit|de|di|van|with|z)(?: (?:up to|over|about|around|bis zu|rund))?';
const PEOPLE =
  '(?:staff|people|persons?|employees|members|reports|colleagues|workers|operatives|technicians|engineers|developers|nurses|carers|assistants|chefs|drivers|agents|advis[eo]rs|cleaners|teachers|officers|supervisors|managers|mitarbeiter\\p{L}*|mitarbeitende\\p{L}*|beschäftigte\\p{L}*|personen|leute\\p{L}*|personnes|collaborateurs|salariés|personas|empleados|persone|dipendenti|collaboratori|medewerkers|mensen|osób|pracowników|pessoas|colaboradores|funcionários)';
const everywhere = (pattern: string) => new RegExp(pattern, 'giu');
const GROUP_FIRST = everywhere(`(?<!\\p{L})${GROUP}${OF} ${NUMBER}(?![\\p{L}\\p{N}%])`);
const NUMBER_FIRST = everywhere(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:[ -]\\p{L}{2,14}){0,3}?[ -]${PEOPLE}(?!\\p{L})`,
);
const MONEY = everywhere(
  `[£$€] ?${NUMBER}|(?<![\\p{L}\\p{N}.,])${NUMBER} ?(?:€|euros?|eur|gbp|usd|chf|zł|pln|pounds|dollars)(?!\\p{L})`,
);
/** '200+ covers', '28 beds', '28-bed', 'over 80 wpm'. */
const COUNTED = everywhere(
  `(?<![\\p{L}\\p{N}.,£$€])${NUMBER}[ -]?(\\p{L}{2,20})(?:[ -](\\p{L}{2,20}))?`,
);
/** Counted in other ways, or no count of things at all. */
const NO_THING =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|per|percent|st|nd|rd|th|am|pm|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|ans?|années?|mois|jours?|heures?|años?|meses|días?|horas?|anni|mesi|giorni|ore|jaar|maanden|dagen|uur|lat|lata|rok|miesi\p{L}*|dni|godzin|anos?|dias?|or|and|to|bis|oder|und|in|of|x|h|km|kg)$/iu;
/** A number that is part of a name. */
const GRADE =
  /(?<!\p{L})(?:level|class|grade|stage|category|edition|nvq|tier|phase|year|band|part|step|code|stufe|klasse|niveau|nivel|livello|poziom|classe|clase|kategorie|catégorie|categoría) ?\d+/giu;
/** How often a month something is done that is done at each of these times. */
const RATES: readonly (readonly [name: string, perMonth: number])[] = [
  ['hour|hr|stunde|heure|hora|ora|uur|godzinę', 160],
  [
    'day|daily|shift|night|tag|täglich|schicht|jour|día|turno|giorno|dag|dienst|dzień|dziennie|zmianę|dia',
    21,
  ],
  ['week|weekly|woche|wöchentlich|semaine|semana|settimana|tydzień|tygodniowo', 4.3],
  ['month|monthly|monat|monatlich|mois|mes|mese|maand|miesiąc|miesięcznie|mês', 1],
  ['year|yearly|annually|annum|jahr|jährlich|an|año|anno|jaar|rok|rocznie|ano', 1 / 12],
];
const BEFORE_RATE =
  '^(?: \\p{L}{2,14}){0,2}?(?: |/)(?:(?:a|an|per|each|every|pro|je|par|por|al|alla|op|na|w|each working) ?)?';
const rates = RATES.map(
  ([names, perMonth]) =>
    [new RegExp(`${BEFORE_RATE}(?:${names})(?!\\p{L})`, 'iu'), perMonth] as const,
);

/** One stem for all nouns by which the same is counted. */
const countedAs = new Map(
  loadCounted().flatMap(([first = '', ...others]) =>
    others.map((noun) => [stemOf(noun.toLowerCase()), stemOf(first.toLowerCase())] as const),
  ),
);

/** Words that make a least number of what follows or precedes. */
const LEAST =
  /(?<![\p{L}\p{N}])\d[\d.,]*\+|\d-bed|(?<!\p{L})(?:of \d|or (?:more|faster|above|over)|at least|minimum|over|above|more than|exceeding|mindestens|ab|über|au moins|plus de|al menos|más de|almeno|oltre|minstens|meer dan|co najmniej|ponad|pelo menos|mais de)(?!\p{L})/iu;

const numberWords = new Map(
  languages.flatMap(({ numbers }) =>
    Object.entries(numbers).filter(([word, value]) => value > 1 && word.length > 2),
  ),
);
const WORD = /\p{L}{3,14}/gu;

/** 'Or more' between a number and what it counts. */
const OR_MORE =
  /(?<=\d) (?:or more|or above|or over|plus|oder mehr|und mehr|ou plus|et plus|o más|o più|of meer|lub więcej|ou mais)(?!\p{L})/giu;

/** A text with digits in place of its words for numbers, and a plus in place of 'or more'. */
const withDigits = (text: string) =>
  text
    .replace(GRADE, ' ')
    .replace(OR_MORE, '+')
    .replace(WORD, (word) => String(numberWords.get(word.toLowerCase()) ?? word));

function valueOf(digits: string, factor: string | undefined): number {
  const isDecimal = /^\d+[.,]\d$/.test(digits);
  const value = Number(isDecimal ? digits.replace(',', '.') : digits.replace(/[.,\u00a0 ]/g, ''));
  return value * (FACTORS.find(([name]) => name.test(factor ?? ''))?.[1] ?? 1);
}

/** The numbers of people, of money and of things in a text. */
function countsIn(written: string): readonly Amount[] {
  const text = withDigits(written);
  const money = [...text.matchAll(MONEY)].map(([, a, aFactor, b, bFactor]): Amount => ({
    value: valueOf(a ?? b ?? '', aFactor ?? bFactor),
    of: 'money',
  }));
  const people = [...text.matchAll(GROUP_FIRST), ...text.matchAll(NUMBER_FIRST)].map(
    ([, digits = '', factor]): Amount => ({ value: valueOf(digits, factor), of: 'people' }),
  );
  const things = [...text.matchAll(COUNTED)].flatMap(
    ({ 0: { length }, 1: digits = '', 2: factor, 3: noun = '', 4: next = '', index }) => {
      const rest = text.slice(index + length - (next && NO_THING.test(next) ? next.length + 1 : 0));
      const rate = rates.find(([pattern]) => pattern.test(rest))?.[1];
      return (NO_THING.test(noun) ? [] : [noun, next])
        .filter((each) => each !== '' && !NO_THING.test(each))
        .map((each): Amount => {
          const stem = stemOf(each.toLowerCase());
          const of = countedAs.get(stem) ?? stem;
          const value = valueOf(digits, factor);
          return rate === undefined ? { value, of } : { value, of, perMonth: rate };
        });
    },
  );
  return [...money, ...people, ...things];
}

/** The number that a criterion asks for of people, money or things; null when it asks for none. */
export function amountAsked(text: string): Amount | null {
  // A number that only names a thing ('BS 7671') has no word for 'at least'.
  const counts = countsIn(text);
  const [first] = counts;
  const isSure = first?.of === 'people' || first?.of === 'money';
  return first && (isSure || LEAST.test(withDigits(text))) ? first : null;
}

/** True for a word by which an amount is counted: 'guests' of '500 guests'. */
export const isCountedBy = ({ of }: Amount, { stem }: { readonly stem: string }): boolean =>
  (countedAs.get(stem) ?? stem) === of;

/** How much of an amount a resume shows, 0–1, and the statement that gives most; null where none gives a number. */
export function amountShown(
  { value, of, perMonth }: Amount,
  { analysis, kept }: JudgedResume,
): { readonly share: number; readonly segment: number } | null {
  let best: { share: number; segment: number } | null = null;
  for (const [segment, { start, end }] of analysis.segments.entries()) {
    for (const count of countsIn(kept.slice(start, end).replace(/\s/g, ' '))) {
      const times = perMonth && count.perMonth ? count.perMonth / perMonth : 1;
      const share = Math.min(1, (count.value * times) / value);
      if (count.of === of && share > (best?.share ?? 0)) best = { share, segment };
    }
  }
  return best;
}
