import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const list = z.array(z.string().min(1)).readonly().default([]);

/** The languages (ISO 639-1) beside English that things have names in. */
export const foreignLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
/** One of these languages. */
export type ForeignLanguage = (typeof foreignLanguages)[number];

const concept = z
  .strictObject({
    /** In English. An entry of the taxonomy or a certificate of the same name, whatever its case, is the same thing. */
    name: z.string().min(1),
    /** Other names of the same thing, by language (ISO 639-1). */
    names: z.partialRecord(z.enum(['en', ...foreignLanguages]), list).default({}),
    /** Names that count only in exactly this spelling: 'ITU', 'GP'. */
    exact: list,
    /**
     * Wordings of work that shows the thing without naming it, in any language: the words of one stand in one statement,
     * in any order and form. `a|b` is either word, `stem*` any ending.
     */
    shownBy: list,
    /** Names of more general things that this one proves: intensive care proves acute care. */
    implies: list,
    /** Names of things of the same kind that this one can stand for in part: Sage for Xero. */
    sisters: list,
  })
  .readonly();

const evidenceField = z
  .strictObject({
    field: z.string().min(1),
    concepts: z.array(concept).readonly(),
    /** Job titles, and the things that each of them does as a matter of course. */
    titles: z
      .array(
        z
          .strictObject({ names: z.array(z.string().min(1)).min(1).readonly(), does: list })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();

/** One thing that adverts ask for, with what shows it. */
export type Concept = z.infer<typeof concept>;
/** The things and titles of one field of work. */
export type EvidenceField = z.infer<typeof evidenceField>;

/** The fields of `evidence/*.json` in the order of their file names. Throws a ZodError for a file of another shape. */
export function loadEvidence(): readonly EvidenceField[] {
  const folder = new URL('evidence/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => evidenceField.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}
