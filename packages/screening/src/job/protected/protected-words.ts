import { loadProtectedWords, type ProtectedWords } from '../../data/protected.js';
import { phrasePattern } from '../../text/terms/phrase-pattern.js';

/** Wording that concerns one attribute. */
export interface AttributeRule {
  readonly attribute: string;
  readonly pattern: RegExp;
}

const languages = loadProtectedWords();

const wordCount = (phrase: string) => phrase.split(' ').length;

/** The phrases of all languages as one pattern an attribute: adverts mix languages. */
export function attributeRules(
  list: 'selects' | 'describes' | 'proxies',
): readonly AttributeRule[] {
  const phrases = new Map<string, readonly string[]>();
  for (const words of languages) {
    for (const [attribute, more] of Object.entries(words[list])) {
      phrases.set(attribute, [...(phrases.get(attribute) ?? []), ...more]);
    }
  }
  return [...phrases].map(([attribute, all]) => ({
    attribute,
    // The longer phrase first: 'British citizen' before 'British'.
    pattern: phrasePattern(
      [...new Set(all)].sort((a, b) => wordCount(b) - wordCount(a)),
      'anywhere',
    ),
  }));
}

/** One list of phrases of all languages. */
export function protectedPhrases(
  list: Exclude<keyof ProtectedWords, 'selects' | 'describes' | 'proxies'>,
): readonly string[] {
  return languages.flatMap((words) => words[list]);
}
