import { isTruthy, wholeNumber } from '../bson/coercion.js';
import { getField } from '../bson/fields.js';
import { type BsonDocument, isDocument, isNumber, typeOf } from '../bson/types.js';
import { badValue, MongoError, typeMismatch } from '../errors.js';
import type { CommandRequest } from './command.js';

/** The collection a command names in its first field; error 73 when the name is unusable. */
export function collectionName({ name, database, body }: CommandRequest, field = name): string {
  const value = getField(body, field);
  if (typeof value !== 'string') {
    throw new MongoError(73, `collection name has invalid type ${typeOf(value)}`);
  }
  if (value === '' || value.includes('\0')) {
    throw new MongoError(73, `Invalid namespace specified '${database}.${value}'`);
  }
  return value;
}

/** An optional document argument; error 14 for anything else. */
export function documentArgument(body: BsonDocument, command: string, field: string): BsonDocument {
  const value = getField(body, field);
  if (value === undefined || value === null) return {};
  if (isDocument(value)) return value;
  throw wrongType(command, field, value, 'object');
}

/** A required list argument; errors 40414 and 14. */
export function listArgument(body: BsonDocument, command: string, field: string): unknown[] {
  const value = getField(body, field);
  if (value === undefined) {
    throw new MongoError(40414, `BSON field '${command}.${field}' is missing but a required field`);
  }
  if (Array.isArray(value)) return value;
  throw wrongType(command, field, value, 'array');
}

/** An optional list argument; error 14 for anything else. */
export const optionalList = (body: BsonDocument, command: string, field: string): unknown[] =>
  getField(body, field) === undefined ? [] : listArgument(body, command, field);

/** An optional count ≥ 0; errors 14 and 51024. */
export function countArgument(
  body: BsonDocument,
  command: string,
  field: string,
): number | undefined {
  const value = getField(body, field);
  if (value === undefined || value === null) return undefined;
  const count = isNumber(value) ? wholeNumber(value) : undefined;
  if (count === undefined) throw wrongType(command, field, value, 'long');
  if (count < 0) {
    throw new MongoError(
      51024,
      `BSON field '${field}' value must be >= 0, actual value '${count}'`,
    );
  }
  return count;
}

/** The `maxTimeMS` of a command in milliseconds; undefined for none and for 0. Error 2 for an invalid value. */
export function timeArgument(body: BsonDocument): number | undefined {
  const value = getField(body, 'maxTimeMS');
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value)) throw badValue('maxTimeMS must be a number');
  const milliseconds = wholeNumber(value);
  if (milliseconds === undefined) throw badValue('maxTimeMS has non-integral value');
  if (milliseconds < 0 || milliseconds > 2 ** 31 - 1) {
    throw badValue(`${milliseconds} value for maxTimeMS is out of range`);
  }
  return milliseconds === 0 ? undefined : milliseconds;
}

/** An optional flag; numbers count as flags too. */
export function flagArgument(
  body: BsonDocument,
  command: string,
  field: string,
): boolean | undefined {
  const value = getField(body, field);
  if (value === undefined) return undefined;
  if (typeof value === 'boolean' || isNumber(value)) return isTruthy(value);
  throw wrongType(command, field, value, 'bool');
}

function wrongType(command: string, field: string, value: unknown, expected: string): Error {
  return typeMismatch(
    `BSON field '${command}.${field}' is the wrong type '${typeOf(value)}', expected type '${expected}'`,
  );
}
