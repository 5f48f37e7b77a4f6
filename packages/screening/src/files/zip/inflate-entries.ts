import { UnreadableError } from '../document/unreadable.js';
import type { ZipEntry } from './directory.js';
import { DEFLATED, STORED, unpackEntry } from './unpack-entry.js';

/** Documents have far fewer entries and bytes; beyond these an archive is a bomb. */
const MAX_ENTRIES = 5_000;
const MAX_DECLARED_BYTES = 400 * 1024 * 1024;

/** Throws UnreadableError `memory` for a directory that declares more than a document holds. */
export function checkDeclared(entries: readonly ZipEntry[]): void {
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MAX_ENTRIES || declared > MAX_DECLARED_BYTES)
    throw new UnreadableError('memory');
}

/**
 * Inflates the wanted entries, of several with one name the first. Throws UnreadableError `memory` where they declare more than
 * `maxBytes`, `corrupt` on damage and where something else comes out than an entry declares.
 */
export function inflateEntries(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  wanted: (name: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const { name, offset, method, size, crc } of entries) {
    if (!wanted(name) || files.has(name)) continue;
    total += size;
    if (total > maxBytes) throw new UnreadableError('memory');
    if (method !== STORED && method !== DEFLATED) throw new UnreadableError('corrupt');
    files.set(name, unpackEntry(bytes.subarray(offset), { method, size, crc }));
  }
  return files;
}
