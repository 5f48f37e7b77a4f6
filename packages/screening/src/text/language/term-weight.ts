import { loadWords } from '../../data/load.js';
import { stemOf } from '../words/tokens.js';
import { type LanguageEntry, languages } from './language-data.js';

const BROAD = 0.45;
const GENERIC = 0.15;

type WeightTable = ReadonlyMap<string, number>;

function buildTable(lists: readonly (readonly [words: readonly string[], weight: number])[]) {
  const table = new Map<string, number>();
  // Later lists win: a word's lowest weight holds for its stem.
  for (const [words, weight] of lists) {
    for (const phrase of words) {
      for (const word of phrase.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        table.set(stemOf(word), weight);
    }
  }
  return table;
}

const english: WeightTable = buildTable([
  [loadWords('broad'), BROAD],
  [loadWords('generic'), GENERIC],
  [loadWords('stop'), 0],
]);

function readLanguage(language: LanguageEntry): WeightTable {
  const { generic, experienceWords, stopWords, yearWords, monthWords, numbers } = language;
  return buildTable([
    [[...generic, ...experienceWords], GENERIC],
    [[...stopWords, ...yearWords, ...monthWords, ...Object.keys(numbers)], 0],
  ]);
}

const foreignTables = new Map<string, WeightTable>(
  languages
    .filter(({ code }) => code !== 'en')
    .map((language) => [language.code, readLanguage(language)]),
);

/**
 * How much a word tells one occupation from another, 0–1: the bundled stand-in for an inverse document frequency.
 * Words of no list count in full; bare numbers and single letters hardly ever mean anything alone. In a text of another
 * language than English (`code`, ISO 639-1), that language's own words count for as little as the English ones do.
 */
export function termWeight(stem: string, code = 'en'): number {
  const foreign = foreignTables.get(code)?.get(stem);
  if (foreign !== undefined) return foreign;
  const known = english.get(stem);
  if (known !== undefined) return known;
  if (/^\d+$/.test(stem) || stem.length === 1) return 0;
  return 1;
}
