import { loadLanguageLevels } from '../data/judging.js';
import { phrasePattern } from '../text/terms/phrase-pattern.js';
import type { AdvertLanguage } from './advert-words.js';

/** How well a language is spoken: 'fluent', 'at least B2'. */
const LEVEL = new RegExp(
  phrasePattern(
    loadLanguageLevels().flatMap(({ phrases }) => phrases),
    'anywhere',
  ).source,
  'giu',
);
/** Words by which adverts ask for a language, beside its name and its level. */
const ASKED =
  /(?<!\p{L})(?:at least|at|level|minimum|mindestens|wenigstens|auf|niveau|in wort und schrift|wort und schrift|sprach\p{L}*|kenntnisse|sehr|clear|written|spoken|verbal|oral|speaking|writing|reading|and|or|in|of|the|command|skills?|knowledge|language|und|oder|schriftlich|mündlich|gesprochen|au moins|écrit|parlé|maîtrise|langue|du|de la|et|à l['’]|l['’]|hablado|escrito|dominio|nivel|del?|y|parlato|scritto|conoscenza|livello|e|almeno|gesproken|geschreven|beheersing|taal|en|woord|geschrift|znajomość|poziom|języka?|w mowie i piśmie|i|falado|escrito|domínio|conhecimento|nível|le|la|il|el|der|die|das)(?!\p{L})/giu;

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
    .replace(ASKED, ' ')
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .map((word) => (word.startsWith(name) ? word.slice(name.length) : word));
  return words.every((word) => word === '' || word === 'kenntnisse' || language.tails.has(word));
}
