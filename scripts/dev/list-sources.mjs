import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Tests and declarations are not part of what runs. */
const isSource = (name) => !/\.(test|d)\.ts$/.test(name);

/** Editors replace files and folders are moved: what is gone by now counts as absent. */
async function ifThere(promise) {
  try {
    return await promise;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

async function listFolder(folder, target, listing) {
  const entries = await ifThere(readdir(folder, { withFileTypes: true }));
  if (!entries) return;
  listing.folders.add(folder);
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    const compiled = path.join(target, entry.name.replace(/\.ts$/, '.js'));
    if (entry.isDirectory()) await listFolder(file, compiled, listing);
    if (!entry.isFile() || !isSource(entry.name)) continue;
    const found = await ifThere(stat(file));
    if (found)
      listing.files.set(file, { mark: `${found.mtimeMs} ${found.size}`, target: compiled });
  }
}

/**
 * The sources of the packages in these folders: `files`, each with the path of its compiled form (`target`) and a
 * `mark` that changes whenever it is written, and all `folders` to watch.
 */
export async function listSources(packages) {
  const listing = { files: new Map(), folders: new Set() };
  for (const folder of packages) {
    await listFolder(path.join(folder, 'src'), path.join(folder, 'dist'), listing);
  }
  return listing;
}
