import { loadSoftWishes } from '../../data/soft-wishes.js';
import { phrasePattern } from '../../text/terms/phrase-pattern.js';
import { advertLanguageOf } from '../advert/advert-words.js';
import { splitClauses } from '../clauses/split-clauses.js';
import { isSoft } from './draft.js';

const wishes = loadSoftWishes().map(
  ({ languages }) =>
    new Map(
      Object.entries(languages).map(([code, { asked, instead }]) => [
        code,
        { pattern: phrasePattern(asked, 'anywhere'), instead },
      ]),
    ),
);

/** True for a text of which each clause says only what every advert asks for. `code` (ISO 639-1) is its language. */
export function isSoftThroughout(text: string, code: string): boolean {
  const language = advertLanguageOf(code);
  return splitClauses(text, 'must', language).every((clause) => isSoft(clause, language, code));
}

/** True for a text that only asks for soft skills, as a whole or by its clauses. `code` (ISO 639-1) is its language. */
export function isSoftWish(text: string, code: string): boolean {
  return isSoft(text, advertLanguageOf(code), code) || isSoftThroughout(text, code);
}

/** Work that shows a soft skill, as a wording to use instead; null for a skill without one. */
export function wordingInstead(text: string, code: string): string | null {
  for (const wish of wishes) {
    const found = [wish.get(code), wish.get('en')].find((each) => each?.pattern.test(text));
    if (found) return found.instead;
  }
  return null;
}
