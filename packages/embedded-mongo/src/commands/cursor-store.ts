import { Long } from 'bson';
import { documentBytes, elementBytes, tooLarge } from '../bson/measure.js';
import type { BsonDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { maximumCommandBytes, maximumDocumentBytes } from '../limits.js';

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
    options: { readonly batchSize: number | undefined; readonly singleBatch: boolean },
  ): BsonDocument {
    const cursor: Cursor = { namespace, documents, position: 0, lastUsed: Date.now() };
    const firstBatch = takeBatch(cursor, options.batchSize ?? defaultFirstBatch);
    let id = 0n;
    if (cursor.position < documents.length && !options.singleBatch) {
      id = this.nextId++;
      this.cursors.set(id, cursor);
    }
    return { cursor: { firstBatch, id: Long.fromBigInt(id), ns: namespace }, ok: 1 };
  }

  /** The next batch of a cursor; error 43 when there is no such cursor. */
  next(id: bigint, namespace: string, batchSize: number | undefined): BsonDocument {
    const cursor = this.cursors.get(id);
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = Date.now();
    const nextBatch = takeBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    const exhausted = cursor.position >= cursor.documents.length;
    if (exhausted) this.cursors.delete(id);
    return {
      cursor: { nextBatch, id: Long.fromBigInt(exhausted ? 0n : id), ns: namespace },
      ok: 1,
    };
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

/** At most `count` documents and 16 MB as an array, but at least one; errors 10334 and 15 when too large or deep. */
function takeBatch(cursor: Cursor, count: number): BsonDocument[] {
  const batch: BsonDocument[] = [];
  let bytes = 0;
  while (batch.length < count && cursor.position < cursor.documents.length) {
    const document = cursor.documents[cursor.position] as BsonDocument;
    const size = documentBytes(document);
    if (size > maximumCommandBytes) throw tooLarge(size);
    bytes += elementBytes(batch.length) + size;
    if (batch.length > 0 && bytes > maximumDocumentBytes) break;
    batch.push(document);
    cursor.position += 1;
  }
  return batch;
}
