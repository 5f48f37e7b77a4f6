import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { UnreadableError } from '../document/unreadable.js';
import type { ZipEntry } from './directory.js';

/** Documents have far fewer entries and bytes; beyond these an archive is a bomb. */
const MAX_ENTRIES = 5_000;
const MAX_DECLARED_BYTES = 400 * 1024 * 1024;

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

const FEED_BYTES = 16 * 1024;

/** Throws UnreadableError `memory` for a directory that declares more than a document holds. */
export function checkDeclared(entries: readonly ZipEntry[]): void {
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MAX_ENTRIES || declared > MAX_DECLARED_BYTES)
    throw new UnreadableError('memory');
}

/**
 * Inflates the wanted entries, counting what really comes out: headers may lie, so the declared sizes are not trusted.
 * Throws UnreadableError `memory` past `maxBytes`, `corrupt` on damage.
 */
export function inflateEntries(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let failure: Error | null = null;
  const unzip = new Unzip((file: UnzipFile) => {
    const name = file.name.replaceAll('\\', '/');
    if (!wanted(name) || files.has(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) failure ??= error;
      if (failure) return;
      size += chunk.length;
      total += chunk.length;
      if (total > maxBytes) {
        failure = new UnreadableError('memory');
        return;
      }
      chunks.push(chunk);
      if (final) files.set(name, join(chunks, size));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let offset = 0; offset < bytes.length && failure === null; offset += FEED_BYTES) {
      const end = Math.min(offset + FEED_BYTES, bytes.length);
      unzip.push(bytes.subarray(offset, end), end === bytes.length);
    }
  } catch (error) {
    failure ??= error as Error;
  }
  if (failure !== null) {
    if ((failure as Error) instanceof UnreadableError) throw failure as Error;
    throw new UnreadableError('corrupt', undefined, failure);
  }
  return files;
}
