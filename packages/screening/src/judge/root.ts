import { stemmerOf } from '../text/language/language-data.js';
import type { Token } from '../text/words/tokens.js';

const LEAST = 4;

/** A stem without the ending for a person: 'bookkeeper' and 'bookkeeping' share one root. */
function englishRoot(stem: string): string {
  const root = stem.replace(/(?:ership|er|or|e)$/, '');
  return root.length >= LEAST ? root : stem;
}

/** The common root of a word's forms, in the language (ISO 639-1) of the job that they are searched for. */
export function rootsIn(code: string): (token: Pick<Token, 'lower' | 'stem'>) => string {
  if (code === 'en') return ({ stem }) => englishRoot(stem);
  const stem = stemmerOf(code);
  return ({ lower }) => stem(lower);
}
