import { wordsOfAll } from '../../text/language/language-data.js';
import { withPlainDigits } from '../../text/words/digits.js';
import { createPhraseTable, type LineToken, splitLine } from '../../text/words/phrases.js';
import { DASHES, dateAt, yearOf } from './years-written-date.js';

const tableOf = (...lists: readonly ('present' | 'until' | 'since')[]) =>
  createPhraseTable(
    lists.flatMap((list) => [...wordsOfAll(list)].map((word) => [word, true] as const)),
  );
const present = tableOf('present');
const connectors = tableOf('until', 'since');
/** Tokens of the longest period: 'From 1 September 2015 to the present day'. */
const MAX_TOKENS = 14;
const MAX_CHARACTERS = 48;

function dateLength(tokens: readonly LineToken[], at: number): number {
  const length = dateAt(tokens, at)?.length ?? present.at(tokens, at)?.length;
  return length ?? (yearOf(tokens[at]) === null ? 0 : 1);
}

/** True for a text of nothing but a date or a period: '05/2019', 'May 2015 – heute', 'Present'. */
export function isWholeDate(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const tokens = splitLine(withPlainDigits(text));
  if (tokens.length > MAX_TOKENS) return false;
  let isDated = false;
  for (let at = 0; at < tokens.length;) {
    const date = dateLength(tokens, at);
    const isMark = DASHES.has(tokens[at]?.raw ?? '');
    const length = date || (isMark ? 1 : (connectors.at(tokens, at)?.length ?? 0));
    if (length === 0) return false;
    isDated ||= date > 0;
    at += length;
  }
  return isDated;
}
