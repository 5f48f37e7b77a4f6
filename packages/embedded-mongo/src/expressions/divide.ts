import { Decimal128, Double } from 'bson';
import { decimalOfExact } from '../bson/exact-number.js';
import { exactOf, toDouble } from '../bson/numbers.js';
import { type BsonNumber, typeOf } from '../bson/types.js';

/** Division as in `$divide` and `$avg`: a decimal when either side is one, else a double. */
export function divide(a: BsonNumber, b: BsonNumber): Double | Decimal128 {
  if (typeOf(a) !== 'decimal' && typeOf(b) !== 'decimal')
    return new Double(toDouble(a) / toDouble(b));
  const [left, right] = [exactOf(a), exactOf(b)];
  if (typeof left === 'number' || typeof right === 'number' || right.coefficient === 0n) {
    return Decimal128.fromString(String(toDouble(a) / toDouble(b)));
  }
  // 40 digits more than the divisor has are enough for the 34 that a decimal keeps.
  const digits = 40 + right.coefficient.toString().length;
  const quotient = (left.coefficient * 10n ** BigInt(digits)) / right.coefficient;
  return decimalOfExact({
    coefficient: quotient,
    exponent: left.exponent - right.exponent - digits,
  });
}
