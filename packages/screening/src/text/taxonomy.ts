import { loadTaxonomy, type TaxonomyEntry } from '../data/load.js';
import type { WrittenForm } from './phrase-matcher.js';

/** The fields of work that the engine knows. */
export const taxonomy = loadTaxonomy();

/** Every way to write an entry, its name first. */
export function writtenForms(entry: TaxonomyEntry): readonly WrittenForm[] {
  const { name, aliases, exact, everyday } = entry;
  return [...new Set([name, ...aliases, ...exact, ...everyday])].map((text) => ({
    text,
    isExact: exact.includes(text) || everyday.includes(text),
    isEveryday: everyday.includes(text),
  }));
}
