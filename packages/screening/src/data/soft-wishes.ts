import { readFileSync } from 'node:fs';
import { z } from 'zod';

const softWish = z
  .strictObject({
    /** In English. */
    wish: z.string().min(1),
    /** By language (ISO 639-1): phrases that ask for it, and a wording of work that a resume can show. */
    languages: z.record(
      z.string().length(2),
      z.strictObject({
        asked: z.array(z.string().min(1)).min(1).readonly(),
        instead: z.string().min(1),
      }),
    ),
  })
  .readonly();

/** A kind of soft skill. Phrases are written for `phrasePattern`. */
export type SoftWish = z.infer<typeof softWish>;

/** The kinds of `soft-wishes.json`. Throws a ZodError for a file of another shape. */
export function loadSoftWishes(): readonly SoftWish[] {
  const text = readFileSync(new URL('soft-wishes.json', import.meta.url), 'utf8');
  return z.array(softWish).parse(JSON.parse(text));
}
