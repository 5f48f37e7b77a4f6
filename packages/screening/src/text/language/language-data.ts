import { createStemmer } from 'multilingual-stemmer';
import {
  type LanguageEntry,
  loadLanguages,
  loadOtherLanguages,
  type SectionKind,
} from '../../data/load.js';
import { foldText } from '../words/fold.js';
import { stemOf } from '../words/tokens.js';

export type { LanguageEntry, SectionKind } from '../../data/load.js';

/** The languages that resumes are read in. */
export const languages = loadLanguages();
/** Words of further languages for dates and names. */
export const otherLanguages = loadOtherLanguages();

/** The language of an ISO 639-1 code; undefined for one that is not read. */
export function languageOf(code: string): LanguageEntry | undefined {
  return languages.find((language) => language.code === code);
}

type WordLists = {
  readonly [
    Key in keyof LanguageEntry as LanguageEntry[Key] extends readonly string[] ? Key : never
  ]: readonly string[];
};

/** The words of one list over all languages (and `otherLanguages`, where it has the list), folded. */
export function wordsOfAll(list: keyof WordLists): ReadonlySet<string> {
  const others: Partial<WordLists> = otherLanguages;
  return new Set(
    [...languages.flatMap((language) => language[list]), ...(others[list] ?? [])].map(foldText),
  );
}

const MAX_HEADING = 60;

/** The words of a heading, folded: marks, numbers and spacing around and between them don't matter. */
function headingKey(text: string): string {
  return (foldText(text).match(/[\p{L}\p{M}']+|&/gu) ?? []).join(' ');
}

const headings = new Map<string, SectionKind>();
for (const { sections } of languages) {
  for (const [kind, words] of Object.entries(sections) as [SectionKind, readonly string[]][]) {
    for (const word of words) {
      const key = headingKey(word);
      // Where two languages disagree, the first by code stands; a test sees to it that none do so for work and study.
      if (!headings.has(key)) headings.set(key, kind);
    }
  }
}

/**
 * The kind of section a line opens: the whole line is a known heading, whatever its case, accents and marks around it
 * ('BERUFSERFAHRUNG:', '3. Work history', '— Skills —'). Null for any other line.
 */
export function sectionOf(line: string): SectionKind | null {
  return line.length > MAX_HEADING ? null : (headings.get(headingKey(line)) ?? null);
}

const stemmers = new Map<string, (word: string) => string>();

/** The stemmer of a language, for lower-case words: English as everywhere in the engine, others by Snowball. Unknown codes leave words as they are. */
export function stemmerOf(code: string): (lower: string) => string {
  if (code === 'en') return stemOf;
  const known = stemmers.get(code);
  if (known) return known;
  const language = languageOf(code);
  const snowball =
    language && createStemmer(language.stemmer as Parameters<typeof createStemmer>[0]);
  const stem = snowball ? (word: string) => snowball(word) : (word: string) => word;
  stemmers.set(code, stem);
  return stem;
}
