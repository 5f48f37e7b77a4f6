import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './stamps.mjs';

/**
 * Writes a file unless it holds exactly that already. A reader sees the old contents or the new, never a part or none; a file that
 * does not change is not touched.
 */
export async function replaceFile(file, contents) {
  const bytes = Buffer.from(contents);
  const before = await readFile(file).catch(() => null);
  if (before?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.partial`);
  await writeFile(partial, bytes);
  await rename(partial, file);
}

/** Removes each file of `folder` for which `isKept` does not hold, and each folder that is empty then. */
export async function removeOthers(folder, isKept) {
  const gone = listFiles(folder).filter(({ file }) => !isKept(path.relative(folder, file)));
  for (const { file } of gone) {
    await rm(file, { force: true });
    let parent = path.dirname(file);
    while (parent !== folder && (await readdir(parent)).length === 0) {
      await rmdir(parent);
      parent = path.dirname(parent);
    }
  }
}

/** A name that holds a hash of the contents, compressed or not. */
const isHashed = (name) => /\.[0-9a-f]{8,}\.[a-z0-9]+(\.br|\.gz)?$/.test(name);

/**
 * Makes `folder` hold what `built` holds, which goes. Files with a hash in their names come first, so that what names them is
 * never there without them; what was there before goes last.
 */
export async function replaceFolder(folder, built) {
  const names = listFiles(built).map(({ file }) => path.relative(built, file));
  const ordered = [...names.filter(isHashed), ...names.filter((name) => !isHashed(name))];
  for (const name of ordered) {
    await replaceFile(path.join(folder, name), await readFile(path.join(built, name)));
  }
  const kept = new Set(names);
  await removeOthers(folder, (name) => kept.has(name));
  await rm(built, { recursive: true });
}
