import { deserialize, serialize } from 'bson';
import { badValue } from '../errors.js';
import {
  maximumCommandBytes,
  maximumDocumentBytes,
  maximumLevels,
  maximumStoredLevels,
} from '../limits.js';
import { setField } from './fields.js';
import { documentBytes, isWithinLevels, tooDeep, tooLarge } from './measure.js';
import { type BsonDocument, isDate } from './types.js';

/**
 * Decodes one document with every type kept. Throws a {@link MongoError} when it can't be accepted (over 16 MB: 10334,
 * over 200 levels: 15, what the codec could misread: 2); any other error means that the bytes are not BSON.
 */
export function decodeDocument(bytes: Uint8Array): BsonDocument {
  if (bytes.byteLength > maximumCommandBytes) throw tooLarge(bytes.byteLength);
  return plain(deserializeTyped(bytes), 1) as BsonDocument;
}

function deserializeTyped(bytes: Uint8Array): unknown {
  try {
    return deserialize(bytes, {
      promoteValues: false,
      promoteLongs: false,
      promoteBuffers: false,
      bsonRegExp: true,
    });
  } catch (error) {
    throw isStackOverflow(error) ? tooDeep() : error;
  }
}

/** Encodes a command or a reply; numbers keep their BSON type. Errors 10334 and 15 as for decoding. */
export function encodeDocument(document: BsonDocument): Uint8Array {
  try {
    const bytes = serialize(document);
    if (bytes.byteLength <= maximumCommandBytes) return bytes;
  } catch (error) {
    // The codec's buffer is limited (17 MB), and so is the stack.
    if (!isRangeError(error)) throw error;
  }
  throw tooLarge(documentBytes(document));
}

/** Why a document can't be stored; the wording differs between an insert and an update. */
export interface StorageRefusals {
  readonly tooLarge: (bytes: number) => Error;
  readonly tooDeep: () => Error;
}

/** Encodes a document for storage: at most 16 MB and 180 levels. */
export function encodeForStorage(document: BsonDocument, refusals: StorageRefusals): Uint8Array {
  if (!isWithinLevels(document, maximumStoredLevels)) throw refusals.tooDeep();
  try {
    const bytes = serialize(document);
    if (bytes.byteLength <= maximumDocumentBytes) return bytes;
  } catch (error) {
    if (!isRangeError(error)) throw error;
  }
  throw refusals.tooLarge(documentBytes(document));
}

/** By name, since the buffers' own errors may come from another realm. */
const isRangeError = (error: unknown): error is Error => (error as Error).name === 'RangeError';

/** True when a value nests too deeply for the stack. */
export const isStackOverflow = (error: unknown): boolean =>
  isRangeError(error) && error.message.includes('call stack');

/** Undoes the codec's conversions (`{$ref, $id}` to DBRef, whole-buffer views); refuses what encoding could misread. */
function plain(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    assertLevel(level);
    for (let index = 0; index < value.length; index += 1) {
      value[index] = plain(value[index], level + 1);
    }
    return value;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || !('_bsontype' in prototype)) {
    if (isDate(value)) {
      if (Number.isNaN(value.getTime()))
        throw badValue('A date is outside the range from the year -271821 to 275760.');
      return value;
    }
    return plainDocument(value as BsonDocument, level);
  }
  return plainTagged(value as { _bsontype: string }, level);
}

function assertLevel(level: number): void {
  if (level > maximumLevels) throw tooDeep();
}

function plainDocument(document: BsonDocument, level: number): BsonDocument {
  assertLevel(level);
  for (const name of Object.keys(document)) {
    if (name === '_bsontype') throw badValue("A field can't be called _bsontype.");
    const before = document[name];
    const after = plain(before, level + 1);
    if (after !== before) setField(document, name, after);
  }
  return document;
}

function plainTagged(value: { _bsontype: string }, level: number): unknown {
  if (value._bsontype === 'DBRef') {
    const reference = value as unknown as {
      collection: string;
      oid: unknown;
      db?: string;
      fields: BsonDocument;
    };
    const document: BsonDocument = {
      $ref: reference.collection,
      $id: plain(reference.oid, level + 1),
    };
    if (reference.db !== undefined) document['$db'] = reference.db;
    for (const [name, field] of Object.entries(plainDocument(reference.fields, level))) {
      setField(document, name, field);
    }
    return document;
  }
  if (value._bsontype === 'Binary') {
    // The codec returns a view of the whole message; a copy lets that be freed.
    const binary = value as unknown as { buffer: Uint8Array };
    binary.buffer = Uint8Array.prototype.slice.call(binary.buffer);
  }
  return value;
}
