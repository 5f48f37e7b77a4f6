import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The words of `words/<name>.txt`: one a line, lines that begin with '#' are comments. */
export function loadWords(name: string): readonly string[] {
  return read(`words/${name}.txt`)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const taxonomyEntry = z
  .strictObject({
    name: z.string().min(1),
    /** Other ways to write it; case and endings don't matter. */
    aliases: z.array(z.string().min(1)).default([]),
    /** Ways to write it that count only in exactly this spelling; the name itself counts exactly when it is among them. */
    exact: z.array(z.string().min(1)).default([]),
    /** Ways to write it that are everyday words too ('Go', 'Word'): exact, and only in a list or beside a skill of the same field. */
    everyday: z.array(z.string().min(1)).default([]),
  })
  .readonly();

const taxonomyField = z
  .strictObject({
    field: z.string().min(1),
    occupations: z.array(taxonomyEntry),
    skills: z.array(taxonomyEntry),
    /** Words that people of the field use whatever their job title: they show the field where no skill is named as such. */
    words: z.array(z.string().min(1)),
  })
  .readonly();

/** A skill or an occupation with all the ways to write it. */
export type TaxonomyEntry = z.infer<typeof taxonomyEntry>;
/** A field of work. */
export type TaxonomyField = z.infer<typeof taxonomyField>;

/** The fields of `taxonomy/*.json` in the order of their file names. Throws a ZodError for a file of another shape. */
export function loadTaxonomy(): readonly TaxonomyField[] {
  return readdirSync(new URL('taxonomy/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => taxonomyField.parse(JSON.parse(read(`taxonomy/${name}`))));
}

/** Licences, registrations and certificates of `certificates.json`. Throws a ZodError for a file of another shape. */
export function loadCertificates(): readonly TaxonomyEntry[] {
  return z.array(taxonomyEntry).parse(JSON.parse(read('certificates.json')));
}
