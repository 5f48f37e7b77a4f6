import { loadLanguageLevels } from '../../data/judging.js';
import { phrasePattern } from '../../text/terms/phrase-pattern.js';
import type { AdvertLanguage } from './advert-words.js';

/** How well a language is spoken: 'fluent', 'at least B2'. */
const LEVEL = new RegExp(
  phrasePattern(
    loadLanguageLevels().flatMap(({ phrases }) => phrases),
    'anywhere',
  ).source,
  'giu',
);
/**
 * True for a text that only names the language it is written in, at whatever level: 'fluent English' in an English advert.
 * Everybody who applies reads it and many don't say so; how well somebody speaks it is asked on the call. `code` is the
 * advert's language, ISO 639-1.
 */
export function namesOnlyLanguage(text: string, code: string, language: AdvertLanguage): boolean {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase();
  const lower = text.toLowerCase();
  if (name === undefined || !lower.includes(name)) return false;
  const words = lower
    .replace(LEVEL, ' ')
    .replace(language.languageWords, ' ')
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .map((word) => (word.startsWith(name) ? word.slice(name.length) : word));
  return words.every((word) => word === '' || word === 'kenntnisse' || language.tails.has(word));
}
