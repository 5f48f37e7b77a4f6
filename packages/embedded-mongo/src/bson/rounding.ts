import { Decimal128, Double } from 'bson';
import { decimalOfExact, type ExactNumber, exactOfDecimal } from './exact-number.js';
import { exactOf, integerOf, isInteger, toDouble } from './numbers.js';
import { type BsonNumber, typeOf } from './types.js';

/** The quotient of two whole numbers as a whole number. */
export type WholeQuotient = (dividend: bigint, divisor: bigint) => bigint;

export const towardZero: WholeQuotient = (dividend, divisor) => dividend / divisor;

/** To the nearest; a half goes to the even neighbour. */
export const halfToEven: WholeQuotient = (dividend, divisor) => {
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  const twice = (remainder < 0n ? -remainder : remainder) * 2n;
  const isAway = twice > divisor || (twice === divisor && quotient % 2n !== 0n);
  if (!isAway) return quotient;
  return dividend < 0n ? quotient - 1n : quotient + 1n;
};

/**
 * Rounds at a decimal place (negative: before the point) as MongoDB does: on the value to 34 significant digits, for a
 * double on its exact binary value. Undefined when the result does not fit its type or 34 digits.
 */
export function roundAt(
  value: BsonNumber,
  places: number,
  quotient: WholeQuotient,
): BsonNumber | undefined {
  if (isInteger(value) && places >= 0) return value;
  const exact = exactOf(value);
  if (typeof exact === 'number') return value;
  const rounded = quantized(exactOfDecimal(decimalOfExact(exact)) as ExactNumber, places, quotient);
  if (!rounded) return undefined;
  if (isInteger(value)) {
    const whole = rounded.coefficient * 10n ** BigInt(rounded.exponent);
    return integerOf(whole, typeOf(value) === 'long');
  }
  // A zero keeps the sign of the original number.
  const sign = rounded.coefficient === 0n && isNegative(toDouble(value)) ? '-' : '';
  const text = `${sign}${rounded.coefficient}E${rounded.exponent}`;
  return typeOf(value) === 'decimal' ? Decimal128.fromString(text) : new Double(Number(text));
}

function quantized(
  { coefficient, exponent }: ExactNumber,
  places: number,
  quotient: WholeQuotient,
): ExactNumber | undefined {
  const shift = exponent + places;
  const scaled =
    shift >= 0 ? coefficient * 10n ** BigInt(shift) : quotient(coefficient, 10n ** BigInt(-shift));
  const digits = (scaled < 0n ? -scaled : scaled).toString().length;
  return digits > 34 ? undefined : { coefficient: scaled, exponent: -places };
}

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);
