import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.js';

/** Raised when an older Shortlist could not restore the archive. */
const formatVersion = 1;

/** The parts of the data folder that a backup holds. */
export const folders = ['mongo', 'mailbox', 'keys'] as const;

const manifestName = 'manifest.json';

const schema = z.object({
  format: z.literal('shortlist-backup'),
  version: z.number().int(),
  /** ISO. */
  createdAt: z.string(),
  files: z.array(
    z.object({
      path: z.string().regex(/^(?:mongo|mailbox|keys)\/[\w.-]+$/),
      sha256: z.string(),
    }),
  ),
  /** Documents by `database.collection`. */
  documents: z.record(z.string(), z.number().int()),
});

/** An archive's description of its contents. */
export type Manifest = z.output<typeof schema>;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes a manifest of what a folder holds into that folder. */
export async function writeManifest(
  folder: string,
  documents: Manifest['documents'],
): Promise<Manifest> {
  const files = await Promise.all(
    (await filesIn(folder)).map(async (name) => ({
      path: name,
      sha256: await hashOf(path.join(folder, name)),
    })),
  );
  const manifest: Manifest = {
    format: 'shortlist-backup',
    version: formatVersion,
    createdAt: new Date().toISOString(),
    files,
    documents,
  };
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 2));
  return manifest;
}

async function readManifest(folder: string, archive: string): Promise<Manifest> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8'));
  } catch (error) {
    throw new BackupError(`${archive} is no backup of Shortlist.`, error);
  }
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new BackupError(`${archive} is no backup of Shortlist.`, error);
  if (data.version <= formatVersion) return data;
  throw new BackupError(`${archive} was made by a newer Shortlist. Restore it with that version.`);
}

/** Reads the manifest of an unpacked archive. Throws BackupError unless the folder holds just its files, unchanged. */
export async function checkManifest(folder: string, archive: string): Promise<Manifest> {
  const manifest = await readManifest(folder, archive);
  const expected = [...manifest.files.map((file) => file.path), manifestName].sort();
  const found = await filesIn(folder);
  const differs =
    expected.length !== found.length || expected.some((name, at) => name !== found[at]);
  if (differs) throw new BackupError(`${archive} is damaged: files are missing or too many.`);
  for (const { path: name, sha256 } of manifest.files) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile() && (await hashOf(file)) === sha256) continue;
    throw new BackupError(`${archive} is damaged: ${name} is not what was backed up.`);
  }
  return manifest;
}
