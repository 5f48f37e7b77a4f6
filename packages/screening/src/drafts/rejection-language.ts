import { type LanguageEntry, languageOf, languages } from '../text/language/language-data.js';

const FALLBACK = 'en';

/** The languages that rejections are written in, by their English names. */
export const rejectionLanguages = languages
  .map(({ code, name }) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** True for the code of a language that rejections are written in. */
export function isRejectionLanguage(code: string): boolean {
  return languageOf(code) !== undefined;
}

/** The language of a code; English for one that is not known or not written. */
export function rejectionLanguage(code: string | null | undefined): LanguageEntry {
  const found = languageOf(code ?? FALLBACK) ?? languageOf(FALLBACK);
  if (!found) throw new Error('There are no words for English.');
  return found;
}
