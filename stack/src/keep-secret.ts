import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataFolderError } from './data-folder.js';

export interface KeepSecretOptions<Secret> {
  /** Makes the text at the first start. */
  create(): string;
  /** Reads the text; throws when it is damaged. */
  parse(text: string): Secret;
  /** The end of a sentence: what people have to do when a new secret takes the place of a damaged one. */
  readonly ifReplaced: string;
}

/**
 * The secret in `file`, which is whole or not there; only its owner can read it. Throws DataFolderError for a damaged
 * one, which is never replaced by itself: what it protects would be lost without a word.
 */
export async function keepSecret<Secret>(
  file: string,
  { create, parse, ifReplaced }: KeepSecretOptions<Secret>,
): Promise<Secret> {
  const text = await readText(file);
  if (text === undefined) return parse(await write(file, create()));
  try {
    return parse(text);
  } catch {
    // Without the cause, which may quote the secret.
    throw new DataFolderError(
      `The key file ${file} is damaged. Put it back from a backup and start again. Without a backup, remove it: a new key is made then, and ${ifReplaced}.`,
    );
  }
}

/** Undefined for a file that is not there; blank for one that can't be a secret, such as a folder. */
async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') return '';
    throw error;
  }
}

async function write(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  return text;
}
