import type { AdvertWords } from '../../data/adverts.js';
import { termWeight } from '../../text/language/term-weight.js';
import { tokenize } from '../../text/words/tokens.js';
import type { AdvertLanguage } from './advert-words.js';

const MAX_LENGTH = 70;
const MAX_WORDS = 9;
const JOIN = /(?: (?:and|&|und|et|y|e|en|i|oraz|sowie|or) | ?[/,|+] ?)/iu;

type HeadingKind = keyof AdvertWords['headings'];

/** Words that carry meaning; a heading has few beyond its own. */
function contentWords(text: string, { code }: AdvertLanguage): number {
  return tokenize(text).filter((token) => termWeight(token.stem, code) > 0.2).length;
}

/** 'Nice to have if you join us:' extends a known heading; 'ideally some French' is a statement, not a heading. */
function known(text: string, language: AdvertLanguage, isSure = false): HeadingKind | null {
  for (const [kind, pattern] of language.headings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = match.slice(1).find((group) => group !== undefined) ?? '';
    // 'Desirable criteria': of which kind is what is asked for.
    if (kind === 'nice' && rest !== '' && known(rest, language) === 'must') return kind;
    if (isSure || contentWords(rest, language) <= (kind === 'nice' ? 0 : 1)) return kind;
  }
  return null;
}

/** Reduces 'Your key requirements' to 'requirements'. */
function withoutModifiers(text: string, { modifiers }: AdvertLanguage): string {
  const words = text.split(' ');
  let [from, to] = [0, words.length];
  while (to - from > 1 && modifiers.has(words[from] ?? '')) from += 1;
  while (to - from > 1 && modifiers.has(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ');
}

/**
 * Section that a heading announces; null for a text that is not one. The whole text must be the heading, or several
 * joined ('Skills & experience'): 'Legal Advocate' and 'Benefits Manager' are titles.
 */
export function headingKind(text: string, language: AdvertLanguage): HeadingKind | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = text
    .replace(/^[^\p{L}\p{N}]{1,20}/u, '')
    .replace(/[^\p{L}\p{N}]{1,20}$/u, '')
    .replace(/ ?\([^()]{0,60}\)?$/, '')
    .replace(/\s{1,70}/g, ' ')
    .replace(/’/g, "'")
    .toLowerCase();
  if (bare === '' || bare.split(' ').length > MAX_WORDS) return null;
  const isSure = /:\s{0,3}$/.test(text);
  const whole = known(bare, language, isSure) ?? known(withoutModifiers(bare, language), language);
  if (whole) return whole;
  const parts = bare.split(JOIN).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map(
    (part) => known(part, language) ?? known(withoutModifiers(part, language), language),
  );
  // Every part must be a heading: 'Compensation & Benefits' passes, 'Compensation and Payroll Analyst' does not.
  return kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null;
}
