import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RemoteFacts, RemoteVersion } from '../registry.js';
import { RegistryError } from '../registry-error.js';
import { type BuildFetcher, openFetcher } from './fetch-build.js';
import { readFacts } from './read-facts.js';

const manifest = z.object({
  name: z.string(),
  build: z.string().min(1).max(100),
  integrity: z.record(z.string(), z.string()),
  metaData: z.object({
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string() }),
  }),
});

export interface ReadBuildOptions {
  /** Whether it may lie in a private network, or be read by http. Default true: operators name what they know. */
  readonly allowsPrivate?: boolean;
  /** Milliseconds for all files together. Default 25 000, within what a call may take. */
  readonly timeLimitMs?: number;
}

/** Limits that no build of a remote reaches. */
const maxManifestBytes = 1_000_000;
const maxFileBytes = 20_000_000;
const maxBuildBytes = 60_000_000;
const maxFiles = 400;

const refused = (sentence: string, cause?: unknown) =>
  new RegistryError('BuildRefused', sentence, cause);

/** Null for what is no JSON. */
export function parseManifest(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * The build whose manifest lies at `url`, after a look at everything it names, all at its own origin. Rejects with a
 * sentence when it is no build of the remote, one of its scripts is missing or is not what the manifest says, or its pages
 * can't be used.
 */
export async function readBuild(
  name: string,
  url: string,
  { allowsPrivate = true, timeLimitMs = 25_000 }: ReadBuildOptions = {},
): Promise<Omit<RemoteVersion, 'publishedAt'>> {
  const fetcher = openFetcher({ allowsPrivate, signal: AbortSignal.timeout(timeLimitMs) });
  try {
    return await lookAt(fetcher, name, url);
  } finally {
    await fetcher.close();
  }
}

async function lookAt(
  fetcher: BuildFetcher,
  name: string,
  url: string,
): Promise<Omit<RemoteVersion, 'publishedAt'>> {
  const bytes = await readManifest(fetcher, url);
  const content = parseManifest(bytes);
  const parsed = manifest.safeParse(content);
  if (!parsed.success) {
    throw refused(
      `${url} is not the manifest of a remote with hashes: build it with the configuration of webpack.base.mjs.`,
    );
  }
  const { build, integrity, metaData } = parsed.data;
  if (parsed.data.name !== name) {
    throw refused(`${url} is the manifest of ${parsed.data.name.slice(0, 100)}, not of ${name}.`);
  }
  const facts = readUsableFacts(name, content);
  const { publicPath = 'auto', remoteEntry } = metaData;
  if (publicPath !== 'auto') requireSameOrigin(url, publicPath);
  if (!Object.hasOwn(integrity, remoteEntry.name)) {
    throw refused(`${url} has no hash of its ${remoteEntry.name.slice(0, 100)}.`);
  }
  const files = Object.entries(integrity);
  if (files.length > maxFiles) throw refused(`${url} names more than ${maxFiles} scripts.`);
  let left = maxBuildBytes;
  for (const [file, hash] of files) {
    const address = requireSameOrigin(url, file);
    const read = await hashFile(fetcher, address, Math.min(maxFileBytes, left));
    left -= read.size;
    if (read.integrity !== hash) {
      throw refused(`${address} is not what the manifest says: was it replaced by another build?`);
    }
  }
  return { version: build, manifest: url, integrity: integrityOf(bytes), facts };
}

/** The publisher gets a sentence about the error in the pages or ranges. */
function readUsableFacts(name: string, content: unknown): RemoteFacts {
  try {
    return readFacts(name, content);
  } catch (error) {
    throw refused((error as Error).message, error);
  }
}

/** The manifest at an address that an operator named, wherever it lies. Rejects with a sentence. */
export async function readManifestAt(url: string, timeLimitMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const fetcher = openFetcher({ allowsPrivate: true, signal });
  try {
    return await readManifest(fetcher, url);
  } finally {
    await fetcher.close();
  }
}

/** The manifest at `url` as it is served. */
async function readManifest(fetcher: BuildFetcher, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of fetcher.read(url, maxManifestBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A hash in the form of SRI. */
export const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function hashFile(fetcher: BuildFetcher, url: string, maxBytes: number) {
  const hash = createHash('sha384');
  let size = 0;
  for await (const chunk of fetcher.read(url, maxBytes)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { integrity: `sha384-${hash.digest('base64')}`, size };
}

/** The address of a file that a manifest names. Throws when it would be read from elsewhere. */
function requireSameOrigin(manifestUrl: string, file: string): string {
  const address = URL.canParse(file, manifestUrl) ? new URL(file, manifestUrl) : null;
  if (address?.origin === new URL(manifestUrl).origin) return address.href;
  throw refused(
    `${manifestUrl} names ${file.slice(0, 100)}, which is not at its own origin. Please serve a build from one place.`,
  );
}
