import { readdir, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { upload } from '@shortlist/contracts/constants';
import { UsageError } from './run-command.js';

const RESUME_NAMES = new Set<string>(upload.extensions);

/**
 * npm runs scripts in the package's folder and says in INIT_CWD where the person stands, which is where paths are meant from. A script
 * that has gone elsewhere since is taken by its own folder.
 */
function here(): string {
  const { INIT_CWD: start, npm_package_json: manifest } = process.env;
  const isWhereNpmPutUs = manifest !== undefined && dirname(manifest) === process.cwd();
  return start !== undefined && isWhereNpmPutUs ? start : process.cwd();
}

/** The path that the person means. */
function fromHere(path: string): string {
  return resolve(here(), path);
}

/** The paths that the person means. Throws UsageError for the first that is not there. */
export async function existing(paths: readonly string[]): Promise<readonly string[]> {
  const absolute = paths.map(fromHere);
  for (const path of absolute) {
    const found = await stat(path).catch(() => null);
    if (!found) throw new UsageError(`There is no file or folder ${path}.`);
  }
  return absolute;
}

/** Paths of the resumes named, one by one; those of a folder in the order of their names. */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) {
      const entries = await readdir(path, { withFileTypes: true });
      for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
        if (entry.isDirectory()) yield* findFiles([join(path, entry.name)]);
        else if (RESUME_NAMES.has(extname(entry.name).toLowerCase())) yield join(path, entry.name);
      }
    } else yield path;
  }
}
