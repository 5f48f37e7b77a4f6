import { Double, Int32, type Long } from 'bson';
import { calculate, negate } from '../../bson/arithmetic.js';
import { wholeNumber } from '../../bson/coercion.js';
import { decimalOfExact } from '../../bson/exact-number.js';
import { exactOf, integerOf, isInteger, toBigInt, toDouble } from '../../bson/numbers.js';
import { halfToEven, roundAt, towardZero, type WholeQuotient } from '../../bson/rounding.js';
import { type BsonNumber, isDate, isNumber, typeOf } from '../../bson/types.js';
import { badValue, MongoError, typeMismatch } from '../../errors.js';
import { addNumbers } from '../add-numbers.js';
import { divide } from '../divide.js';
import { describeType, evaluated, isEmpty, type OperatorTable, strict } from './operator.js';

function numeric(name: string, value: unknown): BsonNumber {
  if (isNumber(value)) return value;
  throw typeMismatch(`${name} only supports numeric types, not ${describeType(value)}`);
}

function add(...values: unknown[]): unknown {
  const dates = values.filter(isDate);
  if (dates.length > 1) throw new MongoError(16612, 'only one date allowed in an $add expression');
  const total = values
    .filter((value) => !isDate(value))
    .map((value) => {
      if (isNumber(value)) return value;
      throw typeMismatch(`$add only supports numeric or date types, not ${describeType(value)}`);
    })
    .reduce<BsonNumber>(addNumbers, new Int32(0));
  const [date] = dates;
  return date ? new Date(date.getTime() + Math.round(toDouble(total))) : total;
}

function subtract(left: unknown, right: unknown): unknown {
  if (isDate(left) && isDate(right)) {
    return integerOf(BigInt(left.getTime()) - BigInt(right.getTime()), true);
  }
  if (isDate(left) && isNumber(right))
    return new Date(left.getTime() - Math.round(toDouble(right)));
  if (isNumber(left) && isNumber(right)) {
    return addNumbers(left, negate(right) ?? new Double(-toDouble(right)));
  }
  throw typeMismatch(`can't $subtract ${typeOf(right)} from ${typeOf(left)}`);
}

const multiply = (...values: unknown[]): BsonNumber =>
  values
    .map((value) => numeric('$multiply', value))
    .reduce<BsonNumber>(
      (product, value) =>
        calculate('*', product, value) ?? new Double(toDouble(product) * toDouble(value)),
      new Int32(1),
    );

function modulo(left: unknown, right: unknown): BsonNumber {
  const [dividend, divisor] = [numeric('$mod', left), numeric('$mod', right)];
  if (toDouble(divisor) === 0) throw new MongoError(16610, "can't $mod by zero");
  if (isInteger(dividend) && isInteger(divisor)) {
    const long = typeOf(dividend) === 'long' || typeOf(divisor) === 'long';
    return integerOf(toBigInt(dividend) % toBigInt(divisor), long) as Int32 | Long;
  }
  if (typeOf(dividend) !== 'decimal' && typeOf(divisor) !== 'decimal') {
    return new Double(toDouble(dividend) % toDouble(divisor));
  }
  const [a, b] = [exactOf(dividend), exactOf(divisor)];
  if (typeof a === 'number' || typeof b === 'number')
    throw badValue('$mod of an infinite decimal is not supported');
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = [a, b].map((each) => each.coefficient * 10n ** BigInt(each.exponent - exponent));
  return decimalOfExact({ coefficient: (scaled[0] as bigint) % (scaled[1] as bigint), exponent });
}

/** A function of one number that keeps integers as they are and works on doubles; decimals are refused. */
function unary(name: string, onDouble: (value: number) => number, keepsIntegers: boolean) {
  return strict(name, 1, (value) => {
    const number = numeric(name, value);
    if (keepsIntegers && isInteger(number)) return number;
    if (typeOf(number) === 'decimal')
      throw badValue(`${name} of a decimal is not supported by the embedded server`);
    return new Double(onDouble(toDouble(number)));
  });
}

function absolute(value: unknown): BsonNumber {
  const number = numeric('$abs', value);
  if (toDouble(number) >= 0) return number;
  const result = negate(number);
  if (!result) throw new MongoError(28680, "can't take $abs of long long min");
  return result;
}

function rounding(name: string, quotient: WholeQuotient) {
  return evaluated(name, undefined, (value, places) => {
    if (isEmpty(value) || (places !== undefined && isEmpty(places))) return null;
    const number = numeric(name, value);
    const digits = places === undefined ? 0 : wholeNumber(places);
    if (digits === undefined || digits < -20 || digits > 100) {
      throw new MongoError(51083, `cannot apply ${name} with precision value ${String(places)}`);
    }
    const rounded = roundAt(number, digits, quotient);
    if (rounded) return rounded;
    if (isInteger(number)) {
      throw new MongoError(51080, `invalid conversion from Decimal128 result in ${name}`);
    }
    throw badValue(`${name} beyond 34 digits is not supported by the embedded server`);
  });
}

function power(base: unknown, exponent: unknown): BsonNumber {
  const [left, right] = [numeric('$pow', base), numeric('$pow', exponent)];
  if (toDouble(left) === 0 && toDouble(right) < 0) {
    throw new MongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  }
  if (isInteger(left) && isInteger(right) && toDouble(right) >= 0 && toDouble(right) < 1024) {
    const exact = integerOf(toBigInt(left) ** toBigInt(right), typeOf(left) === 'long');
    if (exact) return exact;
  }
  if (typeOf(left) === 'decimal' || typeOf(right) === 'decimal') {
    throw badValue('$pow of a decimal is not supported by the embedded server');
  }
  return new Double(toDouble(left) ** toDouble(right));
}

/** Arithmetic over all four number types. */
export const arithmeticOperators: OperatorTable = {
  $add: strict('$add', undefined, add),
  $subtract: strict('$subtract', 2, subtract),
  $multiply: strict('$multiply', undefined, multiply),
  $divide: strict('$divide', 2, (left, right) => {
    const [dividend, divisor] = [numeric('$divide', left), numeric('$divide', right)];
    if (toDouble(divisor) === 0) throw badValue("can't $divide by zero");
    return divide(dividend, divisor);
  }),
  $mod: strict('$mod', 2, modulo),
  $abs: strict('$abs', 1, absolute),
  $ceil: unary('$ceil', Math.ceil, true),
  $floor: unary('$floor', Math.floor, true),
  $round: rounding('$round', halfToEven),
  $trunc: rounding('$trunc', towardZero),
  $sqrt: unary('$sqrt', squareRoot, false),
  $exp: unary('$exp', Math.exp, false),
  $ln: unary('$ln', positive('$ln', Math.log), false),
  $log10: unary('$log10', positive('$log10', Math.log10), false),
  $pow: strict('$pow', 2, power),
};

function squareRoot(value: number): number {
  if (value < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
  return Math.sqrt(value);
}

function positive(name: string, apply: (value: number) => number) {
  return (value: number): number => {
    if (value <= 0)
      throw new MongoError(28766, `${name}'s argument must be a positive number, but is ${value}`);
    return apply(value);
  };
}
