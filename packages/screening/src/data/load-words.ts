import { readFileSync } from 'node:fs';

/** The words of `words/<name>.txt`: one a line, lines that begin with '#' are comments. */
export function loadWords(name: string): readonly string[] {
  return readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
