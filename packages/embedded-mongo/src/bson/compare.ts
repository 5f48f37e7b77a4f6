import type { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { compareNumbers, numberKey } from './numbers.js';
import { type BsonDocument, type BsonNumber, type BsonTypeName, typeOf } from './types.js';

/** MongoDB's order of the types relative to each other; types of one rank compare by value. */
const ranks: Readonly<Record<BsonTypeName, number>> = {
  minKey: -1,
  undefined: 0,
  null: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  symbol: 15,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};

/** The rank of a value's type in MongoDB's cross-type order. */
export const rankOf = (value: unknown): number => ranks[typeOf(value)];

const sign = (difference: number): number => (difference < 0 ? -1 : difference > 0 ? 1 : 0);

const order = <T extends number | bigint | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Strings by their UTF-8 bytes, which differs from UTF-16 order only beyond U+D7FF. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const beyond = /[\ud800-\uffff]/;
  if (beyond.test(a) || beyond.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return order(a, b);
}

/** Three-way comparison in MongoDB's order; the field order of embedded documents counts. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const type = typeOf(a);
  const rank = ranks[type];
  const difference = rank - rankOf(b);
  if (difference !== 0) return sign(difference);
  if (rank === 10) return compareNumbers(a as BsonNumber, b as BsonNumber);
  if (rank === 15) return compareStrings(textOf(a), textOf(b));
  switch (type) {
    case 'object':
      return compareDocuments(a as BsonDocument, b as BsonDocument);
    case 'array':
      return compareArrays(a as unknown[], b as unknown[]);
    case 'binData':
      return compareBinaries(a as Binary, b as Binary);
    case 'objectId':
      return sign(Buffer.compare((a as ObjectId).id, (b as ObjectId).id));
    case 'bool':
    case 'date':
      return order(Number(a), Number(b));
    case 'timestamp':
      return order(timestampOf(a), timestampOf(b));
    case 'regex':
      return compareRegexes(a as BSONRegExp, b as BSONRegExp);
    case 'javascript':
      return compareStrings((a as Code).code, (b as Code).code);
    case 'javascriptWithScope':
      return (
        compareStrings((a as Code).code, (b as Code).code) ||
        compareDocuments((a as Code).scope ?? {}, (b as Code).scope ?? {})
      );
    default:
      return 0;
  }
}

/** True when two values are equal as a query sees it (1, 1.0 and Long 1 are equal). */
export const equalValues = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as BSONSymbol).value;

const timestampOf = (value: unknown): bigint => (value as Timestamp).toBigInt();

const compareRegexes = (a: BSONRegExp, b: BSONRegExp): number =>
  compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);

function compareBinaries(a: Binary, b: Binary): number {
  return (
    order(a.position, b.position) ||
    order(a.sub_type, b.sub_type) ||
    sign(Buffer.compare(a.value(), b.value()))
  );
}

function compareDocuments(a: BsonDocument, b: BsonDocument): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const leftName = left[index] as string;
    const rightName = right[index] as string;
    const result =
      sign(rankOf(a[leftName]) - rankOf(b[rightName])) ||
      compareStrings(leftName, rightName) ||
      compareValues(a[leftName], b[rightName]);
    if (result !== 0) return result;
  }
  return sign(left.length - right.length);
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const result = compareValues(a[index], b[index]);
    if (result !== 0) return result;
  }
  return sign(a.length - b.length);
}

/** True when two values are the same in type and bytes, which decides whether an update changed anything. */
export function identicalValues(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  if (type === 'array') {
    const [left, right] = [a as unknown[], b as unknown[]];
    return (
      left.length === right.length &&
      left.every((item, index) => identicalValues(item, right[index]))
    );
  }
  if (type === 'object') {
    const [left, right] = [a as BsonDocument, b as BsonDocument];
    const [leftNames, rightNames] = [Object.keys(left), Object.keys(right)];
    return (
      leftNames.length === rightNames.length &&
      leftNames.every(
        (name, index) => name === rightNames[index] && identicalValues(left[name], right[name]),
      )
    );
  }
  if (type === 'double')
    return Object.is((a as { value: number }).value, (b as { value: number }).value);
  if (type === 'decimal') return String(a) === String(b);
  return compareValues(a, b) === 0;
}

/** A string that is equal exactly for values that compare as equal: the key of hash lookups. */
export function valueKey(value: unknown): string {
  const rank = rankOf(value);
  if (rank === 10) return `n${numberKey(value as BsonNumber)}`;
  if (rank === 15) return `s${textOf(value)}`;
  switch (typeOf(value)) {
    case 'object':
      return `{${joinKeys(Object.entries(value as BsonDocument).flatMap(([name, item]) => [name, valueKey(item)]))}`;
    case 'array':
      return `[${joinKeys((value as unknown[]).map(valueKey))}`;
    case 'binData': {
      const binary = value as Binary;
      return `b${binary.sub_type}:${binary.toString('base64')}`;
    }
    case 'objectId':
      return `o${(value as ObjectId).toHexString()}`;
    case 'bool':
    case 'date':
      return `${rank}:${Number(value)}`;
    case 'timestamp':
      return `t${timestampOf(value)}`;
    case 'regex':
      return `r${joinKeys([(value as BSONRegExp).pattern, (value as BSONRegExp).options])}`;
    case 'javascript':
    case 'javascriptWithScope':
      return `j${joinKeys([(value as Code).code, valueKey((value as Code).scope ?? null)])}`;
    default:
      return `${rank}`;
  }
}

/** Joins keys so that no two different lists give the same string. */
export const joinKeys = (keys: readonly string[]): string =>
  keys.map((key) => `${key.length}:${key}`).join('');
