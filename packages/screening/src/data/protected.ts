import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(1)).readonly();
/** Phrases by the attribute they concern, in English as a person reads it. */
const byAttribute = z.record(z.string(), phrases).readonly();

const protectedWords = z
  .strictObject({
    /** Wording that selects a person wherever it stands: 'male candidates only'. */
    selects: byAttribute,
    /** Words for a person by an attribute: 'Christian'. They select only where they describe nobody and nothing else. */
    describes: byAttribute,
    /** Words that may stand beside such a word without changing what it says: 'must be a … candidate'. */
    fillers: phrases,
    /** Phrases that begin something else asked of the same person: 'with', 'who'. */
    cuts: phrases,
    /** Wording that screens by an attribute without naming it: 'recent graduate' for age. */
    proxies: byAttribute,
    /** People that a work serves, and experience: an age or number of years next to them is not the applicant's age. */
    cared: phrases,
  })
  .readonly();

/** How adverts of one language ask for a protected attribute. Phrases are written for `phrasePattern`. */
export type ProtectedWords = z.infer<typeof protectedWords>;

/** The words of `protected/*.json`, a language each. Throws a ZodError for a file of another shape. */
export function loadProtectedWords(): readonly ProtectedWords[] {
  const folder = new URL('protected/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => protectedWords.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}
