import { Decimal128, Double } from 'bson';
import { decimalOfExact, type ExactNumber } from './exact-number.js';
import { exactOf, integerOf, isInteger, toBigInt, toDouble } from './numbers.js';
import { type BsonNumber, typeOf } from './types.js';

/**
 * Adds or multiplies, widening like MongoDB: int32 → int64, any double → double, any decimal → decimal. Undefined on
 * int64 overflow.
 */
export function calculate(
  operator: '+' | '*',
  a: BsonNumber,
  b: BsonNumber,
): BsonNumber | undefined {
  const types = [typeOf(a), typeOf(b)];
  if (types.includes('decimal')) return calculateDecimal(operator, a, b);
  if (isInteger(a) && isInteger(b)) {
    const [left, right] = [toBigInt(a), toBigInt(b)];
    return integerOf(operator === '+' ? left + right : left * right, types.includes('long'));
  }
  const [left, right] = [toDouble(a), toDouble(b)];
  return new Double(operator === '+' ? left + right : left * right);
}

/** The negated number, in its own type (int32 and int64 widen where they have to). */
export const negate = (value: BsonNumber): BsonNumber | undefined =>
  calculate('*', value, integerOf(-1n) as BsonNumber);

function calculateDecimal(operator: '+' | '*', a: BsonNumber, b: BsonNumber): Decimal128 {
  const [left, right] = [exactForDecimal(a), exactForDecimal(b)];
  if (typeof left === 'number' || typeof right === 'number') {
    const [x, y] = [toDouble(a), toDouble(b)];
    return specialDecimal(operator === '+' ? x + y : x * y);
  }
  if (operator === '*') {
    return decimalOfExact({
      coefficient: left.coefficient * right.coefficient,
      exponent: left.exponent + right.exponent,
    });
  }
  const exponent = Math.min(left.exponent, right.exponent);
  const scale = ({ coefficient, exponent: own }: ExactNumber) =>
    coefficient * 10n ** BigInt(own - exponent);
  return decimalOfExact({ coefficient: scale(left) + scale(right), exponent });
}

/** MongoDB carries 15 significant digits of a double into decimal arithmetic. */
function exactForDecimal(value: BsonNumber): ExactNumber | number {
  if (typeOf(value) !== 'double') return exactOf(value);
  const number = toDouble(value);
  if (!Number.isFinite(number)) return number;
  return exactOf(Decimal128.fromString(number.toPrecision(15)));
}

const specialDecimal = (value: number): Decimal128 =>
  Decimal128.fromString(Number.isNaN(value) ? 'NaN' : value < 0 ? '-Infinity' : 'Infinity');
