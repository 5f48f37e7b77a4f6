import type { Double, Int32 } from 'bson';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.js';
import { isInteger, toBigInt, toDouble } from './numbers.js';
import { type BsonDocument, isDocument, isNumber, typeOf } from './types.js';

/** A whole number from any numeric type; undefined when it is not one or leaves the safe range. */
export function wholeNumber(value: unknown): number | undefined {
  if (!isNumber(value)) return undefined;
  const number = toDouble(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** An int64 from a numeric value, truncating a double; undefined for anything else. */
export function truncatedInteger(value: unknown): bigint | undefined {
  if (!isNumber(value)) return undefined;
  if (isInteger(value)) return toBigInt(value);
  const number = Math.trunc(toDouble(value as Int32 | Double));
  return Number.isFinite(number) ? BigInt(number) : undefined;
}

/** What MongoDB takes for true: any number but 0, and `true`; null, undefined and missing are false, the rest is true. */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (isNumber(value)) return toDouble(value) !== 0;
  return true;
}

/** The argument as a document, or error 14 naming what it is for. */
export function requireDocument(value: unknown, name: string): BsonDocument {
  if (isDocument(value)) return value;
  throw typeMismatch(
    `BSON field '${name}' is the wrong type '${typeOf(value)}', expected type 'object'`,
  );
}

/** The argument as an array, or error 2. */
export function requireArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`${name} needs an array`);
}

/** The argument as a non-negative int, or error 9. */
export function requireCount(value: unknown, name: string): number {
  const count = wholeNumber(value);
  if (count === undefined) throw failedToParse(`Expected an integer: ${name}`);
  if (count < 0) throw failedToParse(`Expected a non-negative number in: ${name}`);
  return count;
}

/** Location-coded errors (no name of their own in MongoDB). */
export const located = (code: number, message: string) => new MongoError(code, message);
