import { loadTaxonomy, type TaxonomyEntry } from '../../data/load.js';
import type { WrittenForm } from './phrase-matcher.js';
import { isFormOf } from './written-forms.js';

/** The fields of work that the engine knows. */
export const taxonomy = loadTaxonomy();

/** Every way to write an entry, its name first. */
export function writtenForms(entry: TaxonomyEntry): readonly WrittenForm[] {
  const { name, aliases, exact, everyday } = entry;
  return [...new Set([name, ...aliases, ...exact, ...everyday])].map((text) => ({
    text,
    isExact: exact.includes(text) || everyday.includes(text),
    isEveryday: everyday.includes(text),
    // 'Ubuntu' counts as Linux, but is called Ubuntu; 'K8s' is another way to write Kubernetes.
    called: /\p{Lu}/u.test(text) && !isFormOf(text, name) ? text : name,
  }));
}
