import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readFacts } from './read-facts.js';
import type { RemoteVersion } from './registry.js';

const manifest = z.object({
  name: z.string(),
  build: z.string().min(1),
  integrity: z.record(z.string(), z.string()),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
});

/** No file of a remote is larger; bytes. */
const maxBytes = 20_000_000;
const timeLimitMs = 20_000;

const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What lies at an address, as a page of Shortlist could read it. Rejects with a sentence. */
export async function readAddress(url: string, limitMs = timeLimitMs): Promise<Buffer> {
  const failed = (why: string, cause?: unknown) => new Error(`${url} ${why}.`, { cause });
  let answer: Response;
  try {
    answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    throw failed('can not be reached', error);
  }
  if (!answer.ok) throw failed(`was answered with status ${answer.status}`);
  // A browser takes a remote's scripts from another origin only so.
  if (!answer.headers.has('access-control-allow-origin')) {
    throw failed('does not say Access-Control-Allow-Origin, so no page of Shortlist may read it');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw failed(`is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Null for what is no JSON. */
export function parseManifest(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * The build whose manifest lies at `url`, after a look at everything it names. Rejects with a sentence when it is no build of
 * the remote, one of its scripts is missing or is not what the manifest says, or its pages can't be used.
 */
export async function readBuild(
  name: string,
  url: string,
): Promise<Omit<RemoteVersion, 'publishedAt'>> {
  const bytes = await readAddress(url);
  const content = parseManifest(bytes);
  const parsed = manifest.safeParse(content);
  if (!parsed.success) {
    throw new Error(
      `${url} is not the manifest of a remote with hashes: build it with the configuration of webpack.base.mjs.`,
    );
  }
  const { build, integrity, metaData } = parsed.data;
  if (parsed.data.name !== name) {
    throw new Error(`${url} is the manifest of ${parsed.data.name}, not of ${name}.`);
  }
  const facts = readFacts(name, content);
  const entry = metaData.remoteEntry.name;
  if (!Object.hasOwn(integrity, entry)) throw new Error(`${url} has no hash of its ${entry}.`);
  for (const [file, hash] of Object.entries(integrity)) {
    const address = new URL(file, url).href;
    if (integrityOf(await readAddress(address)) !== hash) {
      throw new Error(
        `${address} is not what the manifest says: was it replaced by another build?`,
      );
    }
  }
  return { version: build, manifest: url, integrity: integrityOf(bytes), facts };
}
