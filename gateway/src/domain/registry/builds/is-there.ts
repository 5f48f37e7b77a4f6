import { integrityOf, readManifestAt } from './read-build.js';

const timeLimitMs = 5000;

/** Whether a manifest can be had, in time, as browsers read it, with this hash if one is known. Never rejects. */
export async function isManifestThere(url: string, integrity: string | null): Promise<boolean> {
  try {
    const bytes = await readManifestAt(url, timeLimitMs);
    return integrity === null || integrityOf(bytes) === integrity;
  } catch {
    return false;
  }
}
