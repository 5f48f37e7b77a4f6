import type { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, Timestamp } from 'bson';

/**
 * A decoded document: numbers stay typed (`Int32`, `Double`, `Long`, `Decimal128`), so encoding it again loses nothing.
 */
export type BsonDocument = Record<string, unknown>;

/** MongoDB's aliases for the BSON types, as `$type` knows them. */
export type BsonTypeName =
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'undefined'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'javascript'
  | 'symbol'
  | 'javascriptWithScope'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'decimal'
  | 'minKey'
  | 'maxKey';

/** The number of each BSON type on the wire and in `$type`. */
export const typeNumbers: Readonly<Record<BsonTypeName, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const taggedTypes: Readonly<Record<string, BsonTypeName>> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  BSONSymbol: 'symbol',
};

/** A number in any of its four BSON types. */
export type BsonNumber = Int32 | Double | Long | Decimal128;

/** The BSON type of a decoded value. */
export function typeOf(value: unknown): BsonTypeName {
  if (value === null) return 'null';
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  // The markers for a missing value.
  if (typeof value === 'symbol') return 'undefined';
  const tag = (value as { _bsontype?: string })._bsontype;
  if (tag === undefined) return isDate(value) ? 'date' : 'object';
  if (tag === 'Code') return (value as Code).scope ? 'javascriptWithScope' : 'javascript';
  const name = taggedTypes[tag];
  if (!name) throw new TypeError(`A value of the unknown kind ${tag} got into a document.`);
  return name;
}

export const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]';

export const isDocument = (value: unknown): value is BsonDocument => typeOf(value) === 'object';

export const isRegex = (value: unknown): value is BSONRegExp => typeOf(value) === 'regex';

export const isBinary = (value: unknown): value is Binary => typeOf(value) === 'binData';

export const isTimestamp = (value: unknown): value is Timestamp => typeOf(value) === 'timestamp';

/** True for null, undefined and a missing field: what `{field: null}` matches. */
export const isNullish = (value: unknown): boolean => value === null || value === undefined;

const numberTypes = new Set<BsonTypeName>(['int', 'double', 'long', 'decimal']);

export const isNumber = (value: unknown): value is BsonNumber => numberTypes.has(typeOf(value));
