import { loadTaxonomy, type TaxonomyEntry } from '../data/load.js';

/** The fields of work that the engine knows. */
export const taxonomy = loadTaxonomy();

/** One way to write a skill or an occupation. */
export interface WrittenForm {
  readonly text: string;
  /** True for ambiguous words (R, Go, Word): they count only in exactly this spelling. */
  readonly isExact: boolean;
}

/** Every way to write an entry, its name first. */
export function writtenForms({ name, aliases, exact }: TaxonomyEntry): readonly WrittenForm[] {
  return [...new Set([name, ...aliases, ...exact])].map((text) => ({
    text,
    isExact: exact.includes(text),
  }));
}
