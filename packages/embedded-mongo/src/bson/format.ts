import type { Binary, BSONRegExp, Double, ObjectId, Timestamp } from 'bson';
import { type BsonDocument, typeOf } from './types.js';

/** A value as MongoDB prints it in its error messages, e.g. `{ email: "a@b.c" }` or `ObjectId('…')`. */
export function formatValue(value: unknown): string {
  switch (typeOf(value)) {
    case 'string':
      return JSON.stringify(value);
    case 'array':
      return `[ ${(value as unknown[]).map(formatValue).join(', ')} ]`.replace('[  ]', '[]');
    case 'object':
      return formatDocument(value as BsonDocument);
    case 'objectId':
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case 'date':
      return `new Date(${(value as Date).getTime()})`;
    case 'double':
      return formatDouble((value as Double).value);
    case 'decimal':
      return `Decimal128('${String(value)}')`;
    case 'binData':
      return `BinData(${(value as Binary).sub_type}, ${(value as Binary).toString('hex').toUpperCase()})`;
    case 'regex':
      return `/${(value as BSONRegExp).pattern}/${(value as BSONRegExp).options}`;
    case 'timestamp': {
      const timestamp = value as Timestamp;
      return `Timestamp(${timestamp.getHighBitsUnsigned()}, ${timestamp.getLowBitsUnsigned()})`;
    }
    case 'minKey':
      return 'MinKey';
    case 'maxKey':
      return 'MaxKey';
    case 'undefined':
      return 'undefined';
    default:
      return String(value);
  }
}

/** `{ a: 1, b: "x" }`; field names stand without quotes. */
export function formatDocument(document: BsonDocument): string {
  const fields = Object.keys(document).map((name) => `${name}: ${formatValue(document[name])}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function formatDouble(value: number): string {
  if (Number.isNaN(value)) return 'nan.0';
  if (!Number.isFinite(value)) return value < 0 ? '-inf.0' : 'inf.0';
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : `${value}`;
}
