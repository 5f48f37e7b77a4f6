import { Double } from 'bson';
import { calculate } from '../bson/arithmetic.js';
import { toDouble } from '../bson/numbers.js';
import type { BsonNumber } from '../bson/types.js';

/** Adds in the widest type needed; an int64 overflow goes on as a double, as `$add` and `$sum` do it. */
export function addNumbers(a: BsonNumber, b: BsonNumber): BsonNumber {
  return calculate('+', a, b) ?? new Double(toDouble(a) + toDouble(b));
}
