import { languages } from '../../text/language/language-data.js';

const DIGITS = '(\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+|\\d{1,7}(?:[.,]\\d{1,2})?)';
const FACTOR =
  '(?: ?(k|m|mn|bn|mio|mill?ions?|millionen|mld|milliarden|billions?|tsd|thousand)(?![\\p{L}\\p{N}²])\\.?)?';
/** A number with its word for thousands or millions, in two groups. */
export const NUMBER = `${DIGITS}${FACTOR}\\+?`;
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd|thousand)/i, 1e3],
  [/^(?:bn|mld|milliard|billion)/i, 1e9],
  [/^m/i, 1e6],
];

/** A number that is part of a name. */
const GRADE =
  /(?<!\p{L})(?:level|class|grade|stage|category|edition|nvq|tier|phase|year|band|part|step|code|stufe|klasse|niveau|nivel|livello|poziom|classe|clase|kategorie|catégorie|categoría) ?\d+/giu;

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
export const withDigits = (text: string) =>
  text
    .replace(GRADE, ' ')
    .replace(OR_MORE, '+')
    .replace(WORD, (word) => String(numberWords.get(word.toLowerCase()) ?? word));

/** The value of a number that `NUMBER` matched. */
export function valueOf(digits: string, factor: string | undefined): number {
  const isDecimal = /^\d+[.,]\d{1,2}$/.test(digits);
  const value = Number(isDecimal ? digits.replace(',', '.') : digits.replace(/[.,\u00a0 ]/g, ''));
  return value * (FACTORS.find(([name]) => name.test(factor ?? ''))?.[1] ?? 1);
}
