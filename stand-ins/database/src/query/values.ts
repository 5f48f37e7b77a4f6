import { Binary, ObjectId } from 'bson';
import { compare } from 'mingo/util';

/** A document as it is held in memory: numbers are JavaScript's, dates are `Date`, bson keeps the other types as objects. */
export type BsonDocument = Record<string, unknown>;

/** True for a document or sub-document; false for arrays, dates and the objects of bson. */
export const isDocument = (value: unknown): value is BsonDocument =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True for what an update of a field operator or a condition looks like: a document whose first field begins with `$`. */
export const isOperators = (value: unknown): value is BsonDocument =>
  isDocument(value) && (Object.keys(value)[0] ?? '').startsWith('$');

/** An own field of a document; undefined when it is missing. */
export const getField = (document: BsonDocument, name: string): unknown =>
  Object.hasOwn(document, name) ? document[name] : undefined;

export const isArrayIndex = (part: string): boolean => /^\d{1,7}$/.test(part);

/**
 * The order of values in indexes and sorts. It is mingo's, except for the bytes of an ObjectId or a Binary, which mingo
 * compares as text.
 */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') {
    return a < b ? -1 : a > b ? 1 : Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  }
  const [left, right] = [bytesOf(a), bytesOf(b)];
  if (left && right && a?.constructor === b?.constructor) return Buffer.compare(left, right);
  return compare(a, b);
}

function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof ObjectId) return value.id;
  return value instanceof Binary ? value.value() : undefined;
}

/** True when two values are stored as the same bytes: then an update changed nothing. */
export function areIdentical(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => areIdentical(item, b[index]));
  }
  if (isDocument(a) && isDocument(b)) {
    const [names, others] = [Object.keys(a), Object.keys(b)];
    return (
      names.length === others.length &&
      names.every((name, index) => name === others[index] && areIdentical(a[name], b[name]))
    );
  }
  if (typeof a !== 'object' || typeof b !== 'object' || isDocument(a) || isDocument(b))
    return false;
  return a?.constructor === b?.constructor && compareValues(a, b) === 0;
}

/** Stands for a field that does not exist. */
export const missing: unique symbol = Symbol('missing');

/**
 * The values that a path reaches: those of every element of an array on the way, and the elements of an array at its end.
 * An empty array at the end gives `undefined`, which sorts before null.
 */
export function valuesAt(value: unknown, parts: readonly string[], position = 0): unknown[] {
  if (position === parts.length) {
    if (!Array.isArray(value)) return [value];
    return value.length === 0 ? [undefined] : value;
  }
  const part = parts[position] as string;
  if (Array.isArray(value)) {
    if (isArrayIndex(part) && Number(part) < value.length) {
      return valuesAt(value[Number(part)], parts, position + 1);
    }
    const found = value.filter(isDocument).flatMap((each) => valuesAt(each, parts, position));
    return found.length > 0 ? found : [missing];
  }
  if (!isDocument(value) || !Object.hasOwn(value, part)) return [missing];
  return valuesAt(value[part], parts, position + 1);
}

/** A value as messages of errors show it. */
export const formatValue = (value: unknown): string =>
  isDocument(value)
    ? `{ ${Object.entries(value)
        .map(([name, each]) => `${name}: ${formatValue(each)}`)
        .join(', ')} }`
    : value instanceof ObjectId
      ? `ObjectId('${value.toHexString()}')`
      : (JSON.stringify(value) ?? 'undefined');
