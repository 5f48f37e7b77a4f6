import type { Double, Int32 } from 'bson';
import { badValue } from '../errors.js';
import { isInteger, toBigInt, toDouble } from './numbers.js';
import { isNumber } from './types.js';

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

/**
 * What MongoDB takes for true: any number but 0, and `true`; null, undefined and missing are false, the rest is true.
 */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (isNumber(value)) return toDouble(value) !== 0;
  return true;
}

/** The argument as an array, or error 2. */
export function requireArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`${name} needs an array`);
}
