import { isDocument } from '../query/values.js';
import type { IndexEntry } from './collection-index.js';

/**
 * Bytes of the heap, measured on 64-bit Node.js 20, rounded up: an object with its first fields, and one more field.
 */
const objectBytes = 64;
const fieldBytes = 16;

/** Bytes of the heap that a value takes, an estimate on the high side. */
export function estimateMemory(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length * (isWide(value) ? 2 : 1);
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    let bytes = objectBytes;
    for (const element of value) bytes += fieldBytes + estimateMemory(element);
    return bytes;
  }
  if (isDocument(value)) {
    let bytes = objectBytes;
    for (const name in value) bytes += 2 * fieldBytes + estimateMemory(value[name]);
    return bytes;
  }
  const held = (value as { buffer?: unknown }).buffer;
  if (held instanceof Uint8Array) return 3 * objectBytes + held.byteLength;
  return value instanceof Date ? 2 * objectBytes : objectBytes;
}

/** How much more a value takes than the one in whose place it comes; it skips what both share. */
export function estimateGrowth(before: unknown, after: unknown): number {
  if (before === after) return 0;
  if (!isDocument(before) || !isDocument(after)) {
    return estimateMemory(after) - estimateMemory(before);
  }
  let bytes = 0;
  for (const name in after) {
    bytes += Object.hasOwn(before, name)
      ? estimateGrowth(before[name], after[name])
      : 2 * fieldBytes + estimateMemory(after[name]);
  }
  for (const name in before) {
    if (!Object.hasOwn(after, name)) bytes -= 2 * fieldBytes + estimateMemory(before[name]);
  }
  return bytes;
}

/** Any character beyond Latin-1 makes a string take two bytes for each. */
const isWide = (text: string): boolean => /[^\0-\xff]/.test(text);

/** Bytes of the heap for entries of an index: an object with a list of values, which the document holds too. */
export const estimateIndexMemory = (entries: readonly IndexEntry[]): number =>
  entries.reduce((bytes, { values }) => bytes + 3 * objectBytes + values.length * fieldBytes, 0);
