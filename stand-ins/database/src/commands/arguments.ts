import { badValue, MongoError, notSupported, typeMismatch } from '../errors.js';
import { type BsonDocument, getField, isDocument } from '../query/values.js';
import type { CommandRequest } from './command.js';

/** The collection that a command names in its first field; error 73 for an unusable name. */
export function collectionName({ name, database, body }: CommandRequest, field = name): string {
  const value = getField(body, field);
  if (typeof value === 'string' && value !== '' && !value.includes('\0')) return value;
  throw new MongoError(73, `Invalid namespace specified '${database}.${String(value)}'`);
}

/** An optional document; error 14 for anything else. */
export function documentArgument(body: BsonDocument, field: string): BsonDocument {
  const value = getField(body, field) ?? {};
  if (isDocument(value)) return value;
  throw wrongType(field, 'object');
}

/** A required list; errors 40414 and 14. */
export function listArgument(body: BsonDocument, field: string): unknown[] {
  const value = getField(body, field);
  if (Array.isArray(value)) return value;
  if (value !== undefined) throw wrongType(field, 'array');
  throw new MongoError(40414, `BSON field '${field}' is missing but a required field`);
}

/** A required list of documents; errors 40414 and 14. */
export function documentsArgument(body: BsonDocument, field: string): BsonDocument[] {
  const list = listArgument(body, field);
  if (list.every(isDocument)) return list;
  throw wrongType(`${field}.0`, 'object');
}

/** An optional count; errors 14 and 51024. */
export function countArgument(body: BsonDocument, field: string): number | undefined {
  const value = getField(body, field) ?? undefined;
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value)) throw wrongType(field, 'long');
  if (Number(value) >= 0) return Number(value);
  throw new MongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${value}'`);
}

/** The `maxTimeMS` of a command in milliseconds; undefined for none and for 0. Error 2 for an invalid value. */
export function timeArgument(body: BsonDocument): number | undefined {
  const value = getField(body, 'maxTimeMS') ?? 0;
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31) {
    return Number(value) || undefined;
  }
  throw badValue(`${String(value)} value for maxTimeMS is out of range`);
}

/** An optional flag; numbers count as flags too. */
export function flagArgument(body: BsonDocument, field: string): boolean | undefined {
  const value = getField(body, field);
  if (value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  throw wrongType(field, 'bool');
}

/** Error 40415 for a field that is not known, 115 for a collation. */
export function checkFields(
  document: BsonDocument,
  isKnown: (field: string) => boolean,
  place: string,
): void {
  for (const field of Object.keys(document)) {
    if (isKnown(field)) continue;
    if (field === 'collation') throw notSupported('A collation');
    throw new MongoError(40415, `BSON field '${place}.${field}' is an unknown field.`);
  }
}

const wrongType = (field: string, expected: string): MongoError =>
  typeMismatch(`BSON field '${field}' is the wrong type, expected type '${expected}'`);
