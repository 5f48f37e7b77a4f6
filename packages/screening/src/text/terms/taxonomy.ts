import { loadTaxonomy, type TaxonomyEntry } from '../../data/load.js';
import { lazily } from '../../lazily.js';
import type { WrittenForm } from './phrase-matcher.js';
import { isFormOf } from './written-forms.js';

/** The fields of work that the engine knows. */
export const taxonomy = lazily(loadTaxonomy);

const known = new WeakMap<TaxonomyEntry, readonly WrittenForm[]>();

/** Every way to write an entry, its name first. */
export function writtenForms(entry: TaxonomyEntry): readonly WrittenForm[] {
  const read = known.get(entry) ?? readForms(entry);
  known.set(entry, read);
  return read;
}

function readForms({ name, aliases, exact, everyday }: TaxonomyEntry): readonly WrittenForm[] {
  return [...new Set([name, ...aliases, ...exact, ...everyday])].map((text) => ({
    text,
    isExact: exact.includes(text) || everyday.includes(text),
    isEveryday: everyday.includes(text),
    // 'Ubuntu' counts as Linux, but is called Ubuntu; 'K8s' is another way to write Kubernetes.
    called: text !== name && /\p{Lu}/u.test(text) && !isFormOf(text, name) ? text : name,
  }));
}
