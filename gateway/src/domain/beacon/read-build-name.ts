import { z } from 'zod';
import { readConfiguredManifest } from '../front-ends/read-configured-manifest.js';

const manifest = z.object({ build: z.string().min(1).max(40) });

const timeLimitMs = 2000;

/** Name of the build whose manifest a deployment is configured with, in a folder of this machine or elsewhere; null when it can't be had. */
export async function readBuildName(
  remote: string,
  address: string,
  frontEndsFolder: string | undefined,
): Promise<string | null> {
  try {
    const bytes = await readConfiguredManifest({ remote, address, frontEndsFolder, timeLimitMs });
    return manifest.parse(JSON.parse(bytes.toString())).build;
  } catch {
    // Then its pages count as of another build; that nobody can load it is told by its failures.
    return null;
  }
}
