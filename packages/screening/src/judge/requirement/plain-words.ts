import type { AdvertLanguage } from '../../job/advert/advert-words.js';
import { foldText } from '../../text/words/fold.js';

/** Compounds that German writes in one word: 'Englischkenntnisse', 'Lagererfahrung'; 'Führungserfahrung' is more than its parts. */
const COMPOUND =
  /(?<!\p{L})(?!führungs|berufs)(\p{L}{3,30}?)s?(kenntnisse?n?|erfahrung(?:en)?|abschluss|ausbildung|bereitschaft)(?!\p{L})/giu;

/** The ending of a word for a woman of a trade, after a stroke: 'Altenpfleger/in', 'infirmier/ère', 'enfermero/a'. */
const ENDING =
  /(?<=\p{L}{3})(?:\/-?|[:*_])(?:in|innen|frau|e|ère|euse|trice|ienne|a|ora|ra|rice|essa|esse|ka)(?!\p{L})/giu;
const BOTH_FORMS = /(\p{L}{4,30})\/(\p{L}{4,30})/gu;
const FEMALE = /(?:in|innen|frau|e|ère|euse|trice|ienne|a|rice|essa|esse|ka)$/iu;
/** Letters at the end in which the two forms of a word differ: 'Kaufmann/Kauffrau'. */
const DIFFERENT = 4;

/** True for a trade's word and the same word for a woman, in either order: 'Koch/Köchin', 'vendeuse/vendeur'. */
function areForms(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((word) => foldText(word.toLowerCase()))
    .toSorted((a, b) => a.length - b.length);
  const isLonger = longer.length - shorter.length <= DIFFERENT;
  const shared = shorter.slice(0, Math.max(3, shorter.length - DIFFERENT));
  return isLonger && longer.startsWith(shared) && (FEMALE.test(one) || FEMALE.test(other));
}

/** A criterion with each trade named once, and what German writes in one word in two. `code` is its language. */
export function inPlainWords(text: string, code: string): string {
  const once = text
    .replace(ENDING, '')
    .replace(BOTH_FORMS, (both, one: string, other: string) => (areForms(one, other) ? one : both));
  return code === 'de' ? once.replace(COMPOUND, '$1 $2') : once;
}

/**
 * A text up to 'or equivalent', of which the last comma before it is one more 'or': 'PGCE, QTS or equivalent' asks for
 * either. What is equivalent is known by what it has in common with them.
 */
export function withoutEquivalent(
  text: string,
  language: AdvertLanguage,
): { readonly text: string; readonly takesEquivalent: boolean } {
  for (const [found, word = ''] of text.matchAll(/,? (\p{L}{1,5}) (?=\p{L})/gu)) {
    const at = text.indexOf(found);
    if (!language.or.includes(word.toLowerCase())) continue;
    if (!language.equivalents.test(text.slice(at + found.length))) continue;
    const asked = text.slice(0, at).replace(/, (?=[^,]*$)/, ` ${word} `);
    // 'Equivalent experience in finance' alone says what it is about.
    return { text: asked, takesEquivalent: true };
  }
  return { text, takesEquivalent: false };
}
