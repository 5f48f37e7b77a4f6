import { Double } from 'bson';
import { calculate } from '../bson/arithmetic.js';
import { toDouble } from '../bson/numbers.js';
import type { BsonNumber } from '../bson/types.js';

/** Adds in the widest type needed; an int64 overflow becomes a double, as in `$add` and `$sum`. */
export function addNumbers(a: BsonNumber, b: BsonNumber): BsonNumber {
  return calculate('+', a, b) ?? new Double(toDouble(a) + toDouble(b));
}
