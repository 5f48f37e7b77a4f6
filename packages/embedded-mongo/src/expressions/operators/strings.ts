import { Int32 } from 'bson';
import { wholeNumber } from '../../bson/coercion.js';
import { compareStrings } from '../../bson/compare.js';
import { toDouble } from '../../bson/numbers.js';
import { type BsonNumber, isNumber, isRegex } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { toJavaScriptRegex } from '../../regex/translate-regex.js';
import { toText } from './conversion.js';
import { namedArguments } from './named-arguments.js';
import {
  describeType,
  evaluated,
  type ExpressionOperator,
  isEmpty,
  type OperatorTable,
  strict,
} from './operator.js';

function text(name: string, value: unknown, code: number): string {
  if (typeof value === 'string') return value;
  throw new MongoError(code, `${name} only supports strings, not ${describeType(value)}`);
}

/** The text of a value for operators that take anything printable; null and missing are empty. */
const loose = (value: unknown): string => (isEmpty(value) ? '' : toText(value));

function integer(name: string, value: unknown): number {
  const number = isNumber(value) ? wholeNumber(value) : undefined;
  if (number === undefined)
    throw new MongoError(34450, `${name}: expected an integral number, not ${describeType(value)}`);
  return number;
}

function substring(value: unknown, start: unknown, length: unknown): string {
  const points = [...loose(value)];
  const from = integer('$substrCP', start);
  const count = integer('$substrCP', length);
  if (from < 0)
    throw new MongoError(34451, `$substrCP: the starting index must be nonnegative integer.`);
  return points.slice(from, count < 0 ? undefined : from + count).join('');
}

function substringBytes(value: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(loose(value));
  const from = toDouble(start as BsonNumber);
  const count = toDouble(length as BsonNumber);
  const part = bytes.subarray(from, count < 0 ? undefined : from + count);
  const result = part.toString();
  if (!Buffer.from(result).equals(part)) {
    throw new MongoError(
      28656,
      '$substrBytes: Invalid range, starting or ending index is a UTF-8 continuation byte.',
    );
  }
  return result;
}

function indexOf(value: unknown, part: unknown, start: unknown, end: unknown): Int32 | null {
  if (isEmpty(value)) return null;
  const points = [...text('$indexOfCP', value, 40093)];
  const wanted = [...text('$indexOfCP', part, 40094)];
  const from = start === undefined ? 0 : integer('$indexOfCP', start);
  const to =
    end === undefined ? points.length : Math.min(integer('$indexOfCP', end), points.length);
  for (let at = from; at + wanted.length <= to; at += 1) {
    if (wanted.every((point, index) => points[at + index] === point)) return new Int32(at);
  }
  return new Int32(-1);
}

const trimmer =
  (name: string, sides: { readonly left: boolean; readonly right: boolean }): ExpressionOperator =>
  (argument, evaluate) => {
    const parts = namedArguments(name, argument);
    const input = evaluate(parts['input']);
    const chars = Object.hasOwn(parts, 'chars')
      ? evaluate(parts['chars'])
      : ' \0\t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';
    if (isEmpty(input) || isEmpty(chars)) return null;
    const unwanted = new Set(text(name, chars, 50700));
    const points = [...text(name, input, 50699)];
    let [from, to] = [0, points.length];
    while (sides.left && from < to && unwanted.has(points[from] as string)) from += 1;
    while (sides.right && to > from && unwanted.has(points[to - 1] as string)) to -= 1;
    return points.slice(from, to).join('');
  };

const regexMatch: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$regexMatch', argument);
  const [input, regex, options] = ['input', 'regex', 'options'].map((part) =>
    Object.hasOwn(parts, part) ? evaluate(parts[part]) : undefined,
  );
  if (isEmpty(input) || isEmpty(regex)) return false;
  const flags = typeof options === 'string' ? options : undefined;
  const compiled = isRegex(regex)
    ? toJavaScriptRegex({ pattern: regex.pattern, options: flags ?? regex.options })
    : toJavaScriptRegex({ pattern: text('$regexMatch', regex, 51105), options: flags ?? '' });
  return compiled.test(text('$regexMatch', input, 51104));
};

const replace =
  (name: string, all: boolean): ExpressionOperator =>
  (argument, evaluate) => {
    const known = ['input', 'find', 'replacement'];
    const parts = namedArguments(name, argument);
    const values = known.map((part) => evaluate(parts[part]));
    if (values.some(isEmpty)) return null;
    const [input = '', find = '', replacement = ''] = values.map((value) =>
      text(name, value, 51746),
    );
    return all ? input.replaceAll(find, () => replacement) : input.replace(find, () => replacement);
  };

// MongoDB changes the case of ASCII letters only.
const toLower = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const toUpper = (value: string) => value.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Strings; positions count code points. */
export const stringOperators: OperatorTable = {
  $concat: strict('$concat', undefined, (...values) =>
    values.map((value) => text('$concat', value, 16702)).join(''),
  ),
  $toLower: evaluated('$toLower', 1, (value) => toLower(loose(value))),
  $toUpper: evaluated('$toUpper', 1, (value) => toUpper(loose(value))),
  $strcasecmp: evaluated(
    '$strcasecmp',
    2,
    (left, right) => new Int32(compareStrings(toUpper(loose(left)), toUpper(loose(right)))),
  ),
  $strLenCP: evaluated(
    '$strLenCP',
    1,
    (value) => new Int32([...text('$strLenCP', value, 34471)].length),
  ),
  $strLenBytes: evaluated(
    '$strLenBytes',
    1,
    (value) => new Int32(Buffer.byteLength(text('$strLenBytes', value, 34473))),
  ),
  $substrCP: evaluated('$substrCP', 3, substring),
  $substrBytes: evaluated('$substrBytes', 3, substringBytes),
  $substr: evaluated('$substr', 3, substringBytes),
  $split: strict('$split', 2, (value, separator) => {
    const by = text('$split', separator, 40086);
    if (by === '') throw new MongoError(40087, '$split requires a non-empty separator');
    return text('$split', value, 40085).split(by);
  }),
  $indexOfCP: evaluated('$indexOfCP', undefined, indexOf),
  $trim: trimmer('$trim', { left: true, right: true }),
  $ltrim: trimmer('$ltrim', { left: true, right: false }),
  $rtrim: trimmer('$rtrim', { left: false, right: true }),
  $regexMatch: regexMatch,
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
};
