import { Int32, Long, type ObjectId } from 'bson';
import { wholeNumber } from '../../bson/coercion.js';
import { type BsonDocument, isDate, isDocument, isTimestamp, typeOf } from '../../bson/types.js';
import { MongoError, notSupported } from '../../errors.js';
import type { Evaluate } from '../evaluation.js';
import { namedArguments } from './named-arguments.js';
import {
  argumentsOf,
  describeType,
  type ExpressionOperator,
  isEmpty,
  type OperatorTable,
} from './operator.js';

/** A date from any value that date operators accept; all calendars are UTC. */
function dateOf(value: unknown): Date {
  if (isDate(value)) return value;
  if (typeOf(value) === 'objectId') return (value as ObjectId).getTimestamp();
  if (isTimestamp(value)) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new MongoError(16006, `can't convert from BSON type ${describeType(value)} to Date`);
}

function assertUtc(zone: unknown): void {
  if (
    zone === undefined ||
    ['UTC', 'GMT', 'Etc/UTC', 'Z', '+00:00', '+0000', '+00'].includes(String(zone))
  )
    return;
  throw notSupported(`The time zone ${String(zone)}`);
}

const part =
  (name: string, read: (date: Date) => number): ExpressionOperator =>
  (argument, evaluate) => {
    const value = evaluate(dateArgument(name, argument, evaluate));
    return isEmpty(value) ? null : new Int32(read(dateOf(value)));
  };

/** The date of `{$year: date}`, `{$year: [date]}` or `{$year: {date, timezone}}`. */
function dateArgument(name: string, argument: unknown, evaluate: Evaluate): unknown {
  if (!isDocument(argument) || Object.keys(argument)[0]?.startsWith('$')) {
    return argumentsOf(name, argument, 1)[0];
  }
  const parts = namedArguments(name, argument);
  if (Object.hasOwn(parts, 'timezone')) assertUtc(evaluate(parts['timezone']));
  return parts['date'];
}

const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const formats: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  z: () => '+0000',
  Z: () => '0',
  '%': () => '%',
};

const dateToString: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$dateToString', argument);
  const value = evaluate(parts['date']);
  if (Object.hasOwn(parts, 'timezone')) assertUtc(evaluate(parts['timezone']));
  if (isEmpty(value)) return Object.hasOwn(parts, 'onNull') ? evaluate(parts['onNull']) : null;
  const format = Object.hasOwn(parts, 'format')
    ? evaluate(parts['format'])
    : '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string')
    throw new MongoError(18533, '$dateToString requires that format be a string');
  const date = dateOf(value);
  return format.replace(/%(.?)/g, (_, letter: string) => {
    const print = Object.hasOwn(formats, letter) ? formats[letter] : undefined;
    if (!print)
      throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return print(date);
  });
};

const fixedUnits: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const monthUnits: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

const monthIndex = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

function unitOf(name: string, parts: BsonDocument, evaluate: Evaluate): string {
  const unit = evaluate(parts['unit']);
  if (
    typeof unit === 'string' &&
    (Object.hasOwn(fixedUnits, unit) || Object.hasOwn(monthUnits, unit))
  )
    return unit;
  throw new MongoError(9, `${name} requires 'unit' to be a time unit, not ${String(unit)}`);
}

function addUnits(date: Date, unit: string, amount: number): Date {
  const months = monthUnits[unit];
  if (months === undefined) return new Date(date.getTime() + amount * (fixedUnits[unit] as number));
  const target = monthIndex(date) + amount * months;
  const lastDay = new Date(Date.UTC(Math.floor(target / 12), (target % 12) + 1, 0)).getUTCDate();
  const result = new Date(date);
  result.setUTCFullYear(Math.floor(target / 12), target % 12, Math.min(date.getUTCDate(), lastDay));
  return result;
}

const shift =
  (name: string, sign: 1 | -1): ExpressionOperator =>
  (argument, evaluate) => {
    const parts = namedArguments(name, argument);
    if (Object.hasOwn(parts, 'timezone')) assertUtc(evaluate(parts['timezone']));
    const start = evaluate(parts['startDate']);
    const amount = evaluate(parts['amount']);
    if (isEmpty(start) || isEmpty(amount)) return null;
    const count = wholeNumber(amount);
    if (count === undefined)
      throw new MongoError(5166405, `${name} expects integer amount of time units`);
    return addUnits(dateOf(start), unitOf(name, parts, evaluate), sign * count);
  };

const dateTrunc: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$dateTrunc', argument);
  if (Object.hasOwn(parts, 'timezone')) assertUtc(evaluate(parts['timezone']));
  const value = evaluate(parts['date']);
  if (isEmpty(value)) return null;
  const date = dateOf(value);
  const unit = unitOf('$dateTrunc', parts, evaluate);
  const months = monthUnits[unit];
  if (months !== undefined) {
    const month = Math.floor(monthIndex(date) / months) * months;
    return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
  }
  // Weeks start on Sunday; 4 January 1970 was one.
  const origin = unit === 'week' ? 3 * 86_400_000 : 0;
  const size = fixedUnits[unit] as number;
  return new Date(Math.floor((date.getTime() - origin) / size) * size + origin);
};

/** Boundaries of the unit that lie between the two dates. */
const dateDiff: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$dateDiff', argument);
  if (Object.hasOwn(parts, 'timezone')) assertUtc(evaluate(parts['timezone']));
  const [start, end] = ['startDate', 'endDate'].map((name) => evaluate(parts[name]));
  if (isEmpty(start) || isEmpty(end)) return null;
  const unit = unitOf('$dateDiff', parts, evaluate);
  const [from, to] = [dateOf(start), dateOf(end)].map((date) => unitIndex(date, unit)) as [
    number,
    number,
  ];
  return Long.fromNumber(to - from);
};

function unitIndex(date: Date, unit: string): number {
  const months = monthUnits[unit];
  if (months !== undefined) return Math.floor(monthIndex(date) / months);
  const origin = unit === 'week' ? 3 * 86_400_000 : 0;
  return Math.floor((date.getTime() - origin) / (fixedUnits[unit] as number));
}

/** Dates, in UTC; another time zone is refused. */
export const dateOperators: OperatorTable = {
  $year: part('$year', (date) => date.getUTCFullYear()),
  $month: part('$month', (date) => date.getUTCMonth() + 1),
  $dayOfMonth: part('$dayOfMonth', (date) => date.getUTCDate()),
  $dayOfWeek: part('$dayOfWeek', (date) => date.getUTCDay() + 1),
  $dayOfYear: part('$dayOfYear', dayOfYear),
  $hour: part('$hour', (date) => date.getUTCHours()),
  $minute: part('$minute', (date) => date.getUTCMinutes()),
  $second: part('$second', (date) => date.getUTCSeconds()),
  $millisecond: part('$millisecond', (date) => date.getUTCMilliseconds()),
  $dateToString: dateToString,
  $dateAdd: shift('$dateAdd', 1),
  $dateSubtract: shift('$dateSubtract', -1),
  $dateTrunc: dateTrunc,
  $dateDiff: dateDiff,
};
