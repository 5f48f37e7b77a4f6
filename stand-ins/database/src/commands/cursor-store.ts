import { encodeBatch, encodeDocument, maximumDocumentBytes } from '../bson.js';
import { MongoError } from '../errors.js';
import type { BsonDocument } from '../query/values.js';

/** How many documents a first batch holds when the client does not say. */
const defaultFirstBatch = 101;

const idleMilliseconds = 10 * 60_000;

interface Cursor {
  readonly namespace: string;
  readonly documents: readonly BsonDocument[];
  position: number;
  lastUsed: number;
}

/** The open cursors of a server: each a snapshot of its result, dropped after ten idle minutes. */
export class CursorStore {
  private readonly cursors = new Map<bigint, Cursor>();
  private nextId = BigInt(Date.now()) * 1000n;

  /** Answers with the first batch and keeps the rest under a new cursor id (0 when there is none). */
  open(
    namespace: string,
    documents: readonly BsonDocument[],
    { batchSize = defaultFirstBatch, singleBatch = false } = {},
  ): Uint8Array {
    const cursor: Cursor = { namespace, documents, position: 0, lastUsed: Date.now() };
    const batch = takeBatch(cursor, batchSize);
    let id = 0n;
    if (cursor.position < documents.length && !singleBatch) {
      id = this.nextId++;
      this.cursors.set(id, cursor);
    }
    return encodeBatch({ name: 'firstBatch', documents: batch, id, namespace });
  }

  /** The next batch of a cursor; errors 43 and 13 when there is no such cursor. */
  next(id: bigint, namespace: string, batchSize: number | undefined): Uint8Array {
    const cursor = this.cursors.get(id);
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError(13, `The cursor ${id} does not belong to the namespace '${namespace}'.`);
    }
    cursor.lastUsed = Date.now();
    const documents = takeBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    const isExhausted = cursor.position >= cursor.documents.length;
    if (isExhausted) this.cursors.delete(id);
    return encodeBatch({ name: 'nextBatch', documents, id: isExhausted ? 0n : id, namespace });
  }

  /** Closes a cursor; false when there is no such cursor. */
  kill(id: bigint): boolean {
    return this.cursors.delete(id);
  }

  /** Drops the cursors that have been idle for ten minutes. */
  dropIdle(now: number): void {
    for (const [id, { lastUsed }] of this.cursors) {
      if (now - lastUsed > idleMilliseconds) this.cursors.delete(id);
    }
  }
}

/** At most `count` documents and 16 MB, but at least one; error 10334 for one that is too large. */
function takeBatch(cursor: Cursor, count: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  while (batch.length < count && cursor.position < cursor.documents.length) {
    const encoded = encodeDocument(cursor.documents[cursor.position] as BsonDocument);
    // The number of an element takes up to eight bytes.
    bytes += encoded.length + 8;
    if (batch.length > 0 && bytes > maximumDocumentBytes) break;
    batch.push(encoded);
    cursor.position += 1;
  }
  return batch;
}
