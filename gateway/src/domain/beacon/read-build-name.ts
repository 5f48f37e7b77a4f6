import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readManifestAt } from '../registry/read-build.js';

const manifest = z.object({ build: z.string().min(1).max(40) });

const timeLimitMs = 2000;

/** Name of the build whose manifest a deployment is configured with, in a folder of this machine or elsewhere; null when it can't be had. */
export async function readBuildName(
  remote: string,
  address: string,
  frontEndsFolder: string | undefined,
): Promise<string | null> {
  const own = `/remotes/${remote}/`;
  const isOwn = frontEndsFolder !== undefined && address.startsWith(own);
  try {
    const bytes = isOwn
      ? await readFile(path.join(frontEndsFolder, `mfe-${remote}/dist`, address.slice(own.length)))
      : await readManifestAt(address, timeLimitMs);
    return manifest.parse(JSON.parse(bytes.toString())).build;
  } catch {
    // Then its pages count as of another build; that nobody can load it is told by its failures.
    return null;
  }
}
