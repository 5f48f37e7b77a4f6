import type { Decimal128, Double } from 'bson';
import { Int32, Long } from 'bson';
import { type ExactNumber, exactOfDecimal, exactOfDouble } from './exact-number.js';
import { type BsonNumber, typeOf } from './types.js';

const maximumLong = 2n ** 63n - 1n;
const minimumLong = -(2n ** 63n);

/** The nearest double, on which arithmetic with a double works. */
export function toDouble(value: BsonNumber): number {
  switch (typeOf(value)) {
    case 'long':
      return (value as Long).toNumber();
    case 'decimal':
      return Number((value as Decimal128).toString());
    default:
      return (value as Int32 | Double).value;
  }
}

/** An int32 or int64 as a bigint. */
export const toBigInt = (value: BsonNumber): bigint =>
  typeOf(value) === 'long' ? (value as Long).toBigInt() : BigInt((value as Int32).value);

export const isInteger = (value: BsonNumber): boolean =>
  typeOf(value) === 'int' || typeOf(value) === 'long';

/** An int32 when it fits, else an int64; undefined when it fits neither. */
export function integerOf(value: bigint, atLeastLong = false): Int32 | Long | undefined {
  if (value > maximumLong || value < minimumLong) return undefined;
  const small = value >= -(2n ** 31n) && value < 2n ** 31n;
  return small && !atLeastLong ? new Int32(Number(value)) : Long.fromBigInt(value);
}

/** Three-way comparison by exact value over all four types; NaN is the smallest number and equals itself. */
export function compareNumbers(a: BsonNumber, b: BsonNumber): number {
  const left = comparable(a);
  const right = comparable(b);
  if (typeof left === 'object' || typeof right === 'object') return compareExact(a, b);
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  if (Number.isNaN(right)) return 1;
  // Comparing a bigint with a number is exact in JavaScript.
  return left < right ? -1 : left > right ? 1 : 0;
}

function comparable(value: BsonNumber): number | bigint | Decimal128 {
  switch (typeOf(value)) {
    case 'long':
      return (value as Long).toBigInt();
    case 'decimal':
      return value as Decimal128;
    default:
      return (value as Int32 | Double).value;
  }
}

/** The exact value, or NaN or an infinity as a plain number. */
export function exactOf(value: BsonNumber): ExactNumber | number {
  switch (typeOf(value)) {
    case 'decimal':
      return exactOfDecimal(value as Decimal128);
    case 'double':
      return exactOfDouble((value as Double).value);
    default:
      return { coefficient: toBigInt(value), exponent: 0 };
  }
}

function compareExact(a: BsonNumber, b: BsonNumber): number {
  const left = exactOf(a);
  const right = exactOf(b);
  if (typeof left === 'number' || typeof right === 'number') {
    const leftRank = typeof left === 'number' ? left : 0;
    const rightRank = typeof right === 'number' ? right : 0;
    if (Number.isNaN(leftRank)) return Number.isNaN(rightRank) ? 0 : -1;
    if (Number.isNaN(rightRank)) return 1;
    return leftRank < rightRank ? -1 : leftRank > rightRank ? 1 : 0;
  }
  const exponent = Math.min(left.exponent, right.exponent);
  const leftScaled = left.coefficient * 10n ** BigInt(left.exponent - exponent);
  const rightScaled = right.coefficient * 10n ** BigInt(right.exponent - exponent);
  return leftScaled < rightScaled ? -1 : leftScaled > rightScaled ? 1 : 0;
}

/** A key that is equal exactly for numbers that compare as equal, whatever their type. */
export function numberKey(value: BsonNumber): string {
  if (typeOf(value) === 'int') return `${(value as Int32).value}`;
  const exact = exactOf(value);
  if (typeof exact === 'number') return `${exact}`;
  let { coefficient, exponent } = exact;
  if (coefficient === 0n) return '0';
  if (exponent > 0) {
    coefficient *= 10n ** BigInt(exponent);
    exponent = 0;
  }
  while (exponent < 0 && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent += 1;
  }
  return exponent === 0 ? `${coefficient}` : `${coefficient}e${exponent}`;
}
