import { Binary, calculateObjectSize, deserialize, Long, serialize } from 'bson';
import { badValue, MongoError } from './errors.js';
import { type BsonDocument, isDocument } from './query/values.js';

/** MongoDB's limit for one message, in bytes. */
export const maximumMessageBytes = 48_000_000;

/** MongoDB's limit for one document that is stored, in bytes. */
export const maximumDocumentBytes = 16 * 1024 * 1024;

/** MongoDB's limit for a command or a reply: a document of the full size and what surrounds it. */
const maximumCommandBytes = maximumDocumentBytes + 16 * 1024;

/** MongoDB's limit for documents and arrays within each other. */
const maximumLevels = 200;

const tooLarge = (bytes: number): MongoError =>
  new MongoError(
    10334,
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${maximumCommandBytes}`,
  );

export const tooDeep = (): MongoError =>
  new MongoError(15, `A document has more than ${maximumLevels} levels.`);

/** By name, since the buffers' own errors may come from another realm. */
const isRangeError = (error: unknown): error is Error => (error as Error).name === 'RangeError';

/** True when a value nests too deeply for the stack. */
export const isStackOverflow = (error: unknown): boolean =>
  isRangeError(error) && error.message.includes('call stack');

/**
 * Decodes one document. Throws a {@link MongoError} for what can't be accepted (over 16 MB: 10334, over 200 levels: 15,
 * what would be encoded differently: 2); any other error means that the bytes are not BSON.
 */
export function decodeDocument(bytes: Uint8Array): BsonDocument {
  if (bytes.byteLength > maximumCommandBytes) throw tooLarge(bytes.byteLength);
  try {
    const document = deserialize(bytes);
    check(document, 1);
    return document;
  } catch (error) {
    throw isStackOverflow(error) ? tooDeep() : error;
  }
}

function check(value: unknown, level: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (level > maximumLevels) throw tooDeep();
  if (Array.isArray(value)) {
    for (const each of value) check(each, level + 1);
  } else if (isDocument(value)) {
    for (const name in value) {
      if (name === '_bsontype') throw badValue("A field can't be called _bsontype.");
      check(value[name], level + 1);
    }
  } else if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) {
      throw badValue('A date is outside the range from the year -271821 to 275760.');
    }
  } else if (value instanceof Binary) {
    // The codec returns a view of the whole message; a copy lets that be freed.
    value.buffer = Uint8Array.prototype.slice.call(value.buffer);
  }
}

/** Encodes a command or a reply; error 10334 for one that is too large. */
export const encodeDocument = (document: BsonDocument): Uint8Array =>
  encode(document, maximumCommandBytes, tooLarge);

/** Encodes a document for storage; `refuse` makes the error for one that is too large from its size. */
export const encodeForStorage = (
  document: BsonDocument,
  refuse: (bytes: number) => MongoError,
): Uint8Array => encode(document, maximumDocumentBytes, refuse);

function encode(
  document: BsonDocument,
  limit: number,
  refuse: (bytes: number) => MongoError,
): Uint8Array {
  try {
    const bytes = serialize(document);
    if (bytes.byteLength <= limit) return bytes;
  } catch (error) {
    // The codec's buffer is limited (17 MB), and so is the stack.
    if (!isRangeError(error) || isStackOverflow(error)) throw error;
  }
  throw refuse(calculateObjectSize(document));
}

/** Why an insert is refused. */
export const insertTooLarge = (bytes: number): MongoError =>
  badValue(
    `object to insert too large. size in bytes: ${bytes}, max size: ${maximumDocumentBytes}`,
  );

/** Why an update is refused. */
export const updateTooLarge = (): MongoError =>
  new MongoError(17419, `Resulting document after update is larger than ${maximumDocumentBytes}`);

/** A batch of a cursor; the documents are encoded already. */
export interface CursorBatch {
  readonly name: 'firstBatch' | 'nextBatch';
  readonly documents: readonly Uint8Array[];
  readonly id: bigint;
  readonly namespace: string;
}

/** Encodes the reply `{cursor: {[name]: […], id, ns}, ok: 1}` around documents that are encoded already. */
export function encodeBatch({ name, documents, id, namespace }: CursorBatch): Uint8Array {
  const elements = documents.flatMap((bytes, index) => [elementHead(3, String(index)), bytes]);
  const tail = serialize({ id: Long.fromBigInt(id), ns: namespace });
  const batch = [elementHead(4, name), wrap(elements), tail.subarray(4, -1)];
  return wrap([elementHead(3, 'cursor'), wrap(batch), serialize({ ok: 1 }).subarray(4, -1)]);
}

const elementHead = (type: number, name: string): Buffer =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`);

/** A document or array of these elements. */
function wrap(elements: readonly Uint8Array[]): Buffer {
  const result = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]);
  result.writeInt32LE(result.length, 0);
  return result;
}
