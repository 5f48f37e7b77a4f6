import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { isTruthy } from '../../bson/coercion.js';
import { isInteger, toBigInt, toDouble } from '../../bson/numbers.js';
import { isDate, isNumber, typeOf } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { describeType, evaluated, type OperatorTable, strict } from './operator.js';

const failure = (message: string) =>
  new MongoError(241, `${message} in $convert with no onError value`);

const unsupported = (value: unknown, target: string) =>
  failure(`Unsupported conversion from ${describeType(value)} to ${target}`);

/** A value as `$toString` prints it; error 241 for one that has no text form. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isDate(value)) return value.toISOString();
  if (isNumber(value)) return value.toString();
  if (typeof value === 'boolean') return String(value);
  if (typeOf(value) === 'objectId') return (value as ObjectId).toHexString();
  throw unsupported(value, 'string');
}

function toInteger(value: unknown, target: 'int' | 'long'): Int32 | Long {
  const whole = integerValue(value, target);
  const limit = target === 'int' ? 2n ** 31n : 2n ** 63n;
  if (whole >= limit || whole < -limit) {
    throw failure(`Conversion would overflow target type`);
  }
  return target === 'int' ? new Int32(Number(whole)) : Long.fromBigInt(whole);
}

function integerValue(value: unknown, target: 'int' | 'long'): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw failure(`Failed to parse number '${value}'`);
    return BigInt(value.replace(/^\+/, ''));
  }
  if (isDate(value) && target === 'long') return BigInt(value.getTime());
  if (!isNumber(value)) throw unsupported(value, target);
  if (isInteger(value)) return toBigInt(value);
  const number = Math.trunc(toDouble(value));
  if (!Number.isFinite(number))
    throw failure('Attempt to convert NaN or an infinite value to an integer type');
  return BigInt(number);
}

function toDoubleValue(value: unknown): Double {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (isDate(value)) return new Double(value.getTime());
  if (isNumber(value)) return new Double(toDouble(value));
  if (typeof value !== 'string') throw unsupported(value, 'double');
  const number = Number(value);
  if (value.trim() !== value || value === '' || (Number.isNaN(number) && value !== 'NaN')) {
    throw failure(`Failed to parse number '${value}'`);
  }
  return new Double(number);
}

function toDecimal(value: unknown): Decimal128 {
  if (typeOf(value) === 'decimal') return value as Decimal128;
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (isDate(value)) return Decimal128.fromString(String(value.getTime()));
  if (isNumber(value)) {
    return Decimal128.fromString(
      isInteger(value) ? value.toString() : toDouble(value).toPrecision(15),
    );
  }
  if (typeof value !== 'string') throw unsupported(value, 'decimal');
  try {
    return Decimal128.fromStringWithRounding(value);
  } catch {
    throw failure(`Failed to parse number '${value}'`);
  }
}

function toDate(value: unknown): Date {
  if (isDate(value)) return value;
  if (typeOf(value) === 'objectId') return (value as ObjectId).getTimestamp();
  if (isNumber(value) && typeOf(value) !== 'int') return new Date(Math.trunc(toDouble(value)));
  if (typeof value !== 'string') throw unsupported(value, 'date');
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(
    value,
  );
  const zoned = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(value) || !value.includes('T');
  const time = isIso ? Date.parse(zoned ? value : `${value}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw failure(`Error parsing date string '${value}'`);
  return new Date(time);
}

function toObjectId(value: unknown): unknown {
  if (typeOf(value) === 'objectId') return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value)) throw failure(`Failed to parse objectId '${value}'`);
  return new ObjectId(value);
}

/** Types and conversions; null stays null, what can't be converted is error 241. */
export const conversionOperators: OperatorTable = {
  $type: evaluated('$type', 1, describeType),
  $isNumber: evaluated('$isNumber', 1, (value) => typeof value !== 'symbol' && isNumber(value)),
  $toString: strict('$toString', 1, toText),
  $toInt: strict('$toInt', 1, (value) => toInteger(value, 'int')),
  $toLong: strict('$toLong', 1, (value) => toInteger(value, 'long')),
  $toDouble: strict('$toDouble', 1, toDoubleValue),
  $toDecimal: strict('$toDecimal', 1, toDecimal),
  $toBool: strict('$toBool', 1, isTruthy),
  $toDate: strict('$toDate', 1, toDate),
  $toObjectId: strict('$toObjectId', 1, toObjectId),
};
