import { deserialize, serialize } from 'bson';
import { MongoError, badValue } from '../errors.js';
import { setField } from './fields.js';
import { isDate, type BsonDocument } from './types.js';

/** MongoDB's limit for one document, in bytes. */
export const maximumDocumentBytes = 16 * 1024 * 1024;

const maximumDepth = 180;

/** Decodes one document with every type kept; throws on malformed BSON, invalid UTF-8 or too deep nesting. */
export function decodeDocument(bytes: Uint8Array): BsonDocument {
  const decoded = deserialize(bytes, {
    promoteValues: false,
    promoteLongs: false,
    promoteBuffers: false,
    bsonRegExp: true,
  });
  return plain(decoded, 0) as BsonDocument;
}

/** Encodes one document; Int32, Double, Long and Decimal128 keep their type. */
export const encodeDocument = (document: BsonDocument): Uint8Array => serialize(document);

/** Undoes the codec's conversions (`{$ref, $id}` to DBRef, whole-buffer views) and refuses what it could misread when encoding. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maximumDepth)
    throw new MongoError(15, `BSON nesting exceeds ${maximumDepth} levels.`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      value[index] = plain(value[index], depth + 1);
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
    return plainDocument(value as BsonDocument, depth);
  }
  return plainTagged(value as { _bsontype: string }, depth);
}

function plainDocument(document: BsonDocument, depth: number): BsonDocument {
  for (const name of Object.keys(document)) {
    if (name === '_bsontype') throw badValue("A field can't be called _bsontype.");
    const before = document[name];
    const after = plain(before, depth + 1);
    if (after !== before) setField(document, name, after);
  }
  return document;
}

function plainTagged(value: { _bsontype: string }, depth: number): unknown {
  if (value._bsontype === 'DBRef') {
    const reference = value as unknown as {
      collection: string;
      oid: unknown;
      db?: string;
      fields: BsonDocument;
    };
    const document: BsonDocument = {
      $ref: reference.collection,
      $id: plain(reference.oid, depth + 1),
    };
    if (reference.db !== undefined) document['$db'] = reference.db;
    for (const [name, field] of Object.entries(plainDocument(reference.fields, depth))) {
      setField(document, name, field);
    }
    return document;
  }
  if (value._bsontype === 'Binary') {
    // The codec hands out a view on the whole message; a copy lets that be freed.
    const binary = value as unknown as { buffer: Uint8Array };
    binary.buffer = Uint8Array.prototype.slice.call(binary.buffer);
  }
  return value;
}
