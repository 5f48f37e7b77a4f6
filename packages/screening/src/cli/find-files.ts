import { opendir, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

const RESUME_NAMES = new Set(['.pdf', '.doc', '.docx', '.rtf', '.txt', '.html', '.htm']);

/** npm runs scripts in the package's folder; paths are meant from where the person stands. */
export function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Paths of the resumes named, one by one; folders are walked without listing them in memory first. */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) {
      for await (const entry of await opendir(path)) {
        if (entry.isDirectory()) yield* findFiles([join(path, entry.name)]);
        else if (RESUME_NAMES.has(extname(entry.name).toLowerCase())) yield join(path, entry.name);
      }
    } else yield path;
  }
}
