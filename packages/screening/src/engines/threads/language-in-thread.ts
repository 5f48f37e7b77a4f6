import { Piscina } from 'piscina';
import { compiledFile } from '../../compiled-file.js';
import type { Language } from '../../text/language/language.js';

/** A thread that is idle for this long ends, and its memory is freed. */
const IDLE_MS = 60_000;

let pool: Piscina | undefined;

/** The language of a text, detected in a thread that starts with the first text; null when it can't be told. */
export async function detectLanguageInThread(text: string): Promise<Language | null> {
  pool ??= new Piscina({
    filename: compiledFile('text/language/language-thread.js'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return (await pool.run(text)) as Language | null;
}
