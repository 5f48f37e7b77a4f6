import { languages } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { tokenize } from '../../text/words/tokens.js';

const words = new Map(
  languages.map(({ code, stopWords, generic, experienceWords }) => [
    code,
    new Set([...stopWords, ...generic, ...experienceWords].map(foldText)),
  ]),
);

/**
 * The language (ISO 639-1) that the words of a criterion are of: the one it has most everyday words of, if that is not
 * `code`, the language of its job, anyway.
 */
export function criterionLanguage(text: string, code: string): string {
  const lowers = tokenize(text).map(({ lower }) => foldText(lower));
  const count = (language: string) =>
    lowers.filter((lower) => words.get(language)?.has(lower)).length;
  let best = { code, count: count(code) };
  for (const language of words.keys()) {
    const found = count(language);
    if (found > best.count) best = { code: language, count: found };
  }
  return best.code;
}
