import { openFetcher } from './fetch-build.js';
import { integrityOf, readManifest } from './read-build.js';

const timeLimitMs = 5000;

/** Whether a manifest can be had, in time, as browsers read it, with this hash if one is known. Never rejects. */
export async function isManifestThere(url: string, integrity: string | null): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimitMs);
  // What is given to people was published by somebody who may: wherever it lies.
  const fetcher = openFetcher({ allowsPrivate: true, signal });
  try {
    const bytes = await readManifest(fetcher, url);
    return integrity === null || integrityOf(bytes) === integrity;
  } catch {
    return false;
  } finally {
    await fetcher.close();
  }
}
