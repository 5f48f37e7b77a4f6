import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(1)).readonly();
const cues = z
  .strictObject({
    /** Cues that govern the words after them, up to the end of the clause. */
    before: phrases,
    /** Cues that govern the words before them, back to the beginning of the clause. */
    after: phrases,
  })
  .readonly();

const frameWords = z
  .strictObject({
    denies: cues,
    /** Things that are good to be without: 'no accidents' denies nothing that an advert asks for. */
    harmless: phrases,
    lapsed: cues,
    /** Words after studies that ended without their degree. */
    unfinished: phrases,
    /** Words that undo a lapse in the same statement. */
    renewed: phrases,
    /** Words for how long it is valid, with the year. */
    validUntil: phrases,
    intends: cues,
    inProgress: cues,
    /** Words that say, later in the same statement, that what was wished for or begun is done, with the year. */
    achieved: phrases,
    tookPart: cues,
    others: cues,
    /** How a thing that somebody else did is said: 'accounts are prepared by our accountants'. */
    agents: z.strictObject({
      verbs: phrases,
      by: phrases,
      /** Words that begin the name of who did it. */
      whom: phrases,
      /** Verbs, not formed by a rule, by which a statement of the person's own work begins. */
      active: phrases.default([]),
      /** Verbs of going by what somebody else made: 'followed procedures written by the office'. */
      uses: phrases.default([]),
    }),
    /** Verbs and clients: helping a colleague is taking part, helping one of these clients is doing the work. */
    helps: z.strictObject({ verbs: phrases, clients: phrases }),
    /** Words that begin another clause. */
    ends: phrases,
  })
  .readonly();

/** The words by which a language says who did a thing and whether it is so; phrases for `phrasePattern`. */
export type FrameWords = z.infer<typeof frameWords>;

/** The words of `frames/<code>.json` by ISO 639-1 code. Throws a ZodError for a file of another shape. */
export function loadFrames(): ReadonlyMap<string, FrameWords> {
  const folder = new URL('frames/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [
      name.replace('.json', ''),
      frameWords.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
    ]),
  );
}
