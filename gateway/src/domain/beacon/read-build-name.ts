import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { z } from 'zod';

const manifest = z.object({ build: z.string().min(1).max(40) });

const timeLimitMs = 2000;
/** No manifest is larger; bytes. */
const maxBytes = 1_000_000;

async function readText(file: string | null, address: string): Promise<string | null> {
  if (file !== null) return readFile(file, 'utf8');
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  const { statusCode, headers, body } = await request(address, {
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (statusCode === 200 && Number(headers['content-length'] ?? 0) <= maxBytes) return body.text();
  await body.dump();
  return null;
}

/** Name of the build whose manifest a deployment is configured with, in a folder of this machine or elsewhere; null when it can't be had. */
export async function readBuildName(
  remote: string,
  address: string,
  frontEndsFolder: string | undefined,
): Promise<string | null> {
  const own = `/remotes/${remote}/`;
  const file =
    frontEndsFolder !== undefined && address.startsWith(own)
      ? path.join(frontEndsFolder, `mfe-${remote}`, 'dist', address.slice(own.length))
      : null;
  try {
    return manifest.parse(JSON.parse((await readText(file, address)) ?? '')).build;
  } catch {
    // Then its pages count as of another build; that nobody can load it is told by its failures.
    return null;
  }
}
