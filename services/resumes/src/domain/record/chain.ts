import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { PersonalParts } from '../../models/decision-record.js';

/** Hash before the first line. */
export const GENESIS = '0'.repeat(64);

/** The end of a chain: how many lines, and the hash of the last. */
export interface Head {
  readonly lines: number;
  readonly hash: string;
}

/** A sealed line with what may be erased of it. */
export interface SealedLine {
  readonly body: string;
  readonly hash: string;
  readonly personal: PersonalParts;
}

/** A line of the chain that does not hold, numbered from 1, and why. */
export interface BrokenLine {
  readonly number: number;
  readonly why: 'changed' | 'out-of-place' | 'missing';
}

/** JSON with the keys of every object sorted and no spaces (RFC 8785 for texts, whole numbers and booleans). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('hex');

/** HMAC-SHA-256 by the salt: without the salt nobody can try names until one fits. */
const digestOf = ({ salt, value }: { readonly salt: string; readonly value: string }) =>
  createHmac('sha256', salt).update(value).digest('hex');

/** Personal texts of a line; one that is null has no part. */
export interface PersonalTexts {
  readonly name: string | null;
  readonly fileName: string | null;
  readonly reason: string | null;
}

/** Seals what was decided as the line after `head`. Personal texts go beside it, each by a salted digest. */
export function sealLine(
  head: Head,
  fields: Readonly<Record<string, unknown>>,
  texts: PersonalTexts,
): SealedLine & { readonly number: number } {
  const parts = Object.entries(texts).flatMap(([part, value]: [string, string | null]) =>
    value === null ? [] : [[part, { salt: randomBytes(16).toString('hex'), value }] as const],
  );
  const personal: PersonalParts = Object.fromEntries(parts);
  const digests = Object.fromEntries(parts.map(([part, text]) => [part, digestOf(text)]));
  const number = head.lines + 1;
  const body = canonicalJson({ ...fields, number, previous: head.hash, personal: digests });
  return { number, body, hash: hashOf(body), personal };
}

/**
 * The end of a stored chain. The noted head is as old as the last line or older; where it isn't, lines were changed or removed, and
 * the noted head holds: a line added behind it shows the break for good.
 */
export function headOf(noted: Head, last: Head): Head {
  return noted.lines >= last.lines ? noted : last;
}

interface Bound {
  readonly number?: unknown;
  readonly previous?: unknown;
  readonly personal?: Readonly<Record<string, unknown>>;
}

/** A line's fields; null for a damaged body. */
export function parseBody(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isObject = typeof parsed === 'object' && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** A line as it is handed out; `line` is null for a damaged body. */
export function openLine({ body, hash, personal }: SealedLine) {
  return { line: parseBody(body), hash, personal };
}

/**
 * The first line that was changed, removed, added or moved; null for a whole chain. An erased personal part leaves it whole.
 * Lines cut off at the end are found by a `head` that was noted before.
 */
export function verifyRecord(lines: readonly SealedLine[], head: Head): BrokenLine | null {
  let previous = GENESIS;
  for (const [index, { body, hash, personal }] of lines.entries()) {
    const number = index + 1;
    const bound: Bound | null = hashOf(body) === hash ? parseBody(body) : null;
    const isTrue = Object.entries(personal).every(
      ([part, text]) => !text || bound?.personal?.[part] === digestOf(text),
    );
    if (!bound || !isTrue) return { number, why: 'changed' };
    if (bound.number !== number || bound.previous !== previous) {
      return { number, why: 'out-of-place' };
    }
    if (number === head.lines && hash !== head.hash) return { number, why: 'changed' };
    previous = hash;
  }
  return lines.length < head.lines ? { number: lines.length + 1, why: 'missing' } : null;
}
