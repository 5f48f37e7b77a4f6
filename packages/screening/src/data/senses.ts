import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(1)).min(1).readonly();
const sense = z.strictObject({ name: z.string().min(1), cues: phrases });
const ambiguousWord = z.strictObject({ words: phrases, senses: z.array(sense).min(2).readonly() });

/** A word of several senses in working life: its written forms, and the words that tell each sense; the usual sense first. */
export type AmbiguousWord = z.infer<typeof ambiguousWord>;

/** Words of several senses in a language (ISO 639-1). */
export function loadSenses(code: string): readonly AmbiguousWord[] {
  const file = new URL(`senses/${code}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return z.array(ambiguousWord).parse(JSON.parse(readFileSync(file, 'utf8')));
}
