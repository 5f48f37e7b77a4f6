import { MongoError, badValue } from '../errors.js';
import { encodeForStorage, type StorageRefusals } from '../bson/codec.js';
import type { BsonDocument } from '../bson/types.js';
import { maximumDocumentBytes, maximumStoredLevels } from '../limits.js';
import { CollectionIndex, type IndexSpecification } from './collection-index.js';
import type { Journal } from './journal.js';

/** A record: where a document stands in its collection. */
export interface StoredRecord {
  readonly recordId: number;
  readonly document: BsonDocument;
}

const insertRefusals: StorageRefusals = {
  tooLarge: (bytes) =>
    badValue(
      `object to insert too large. size in bytes: ${bytes}, max size: ${maximumDocumentBytes}`,
    ),
  tooDeep: () =>
    new MongoError(
      15,
      `cannot insert document because it exceeds ${maximumStoredLevels} levels of nesting`,
    ),
};

const updateRefusals: StorageRefusals = {
  tooLarge: () =>
    new MongoError(17419, `Resulting document after update is larger than ${maximumDocumentBytes}`),
  tooDeep: () =>
    new MongoError(15, `Document exceeds maximum nested object depth: ${maximumStoredLevels}`),
};

/** One collection: documents in memory in the order of insertion, each change passed on to the journal. */
export class Collection {
  readonly records = new Map<number, BsonDocument>();
  readonly indexes = new Map<string, CollectionIndex>();
  private nextRecordId = 1;

  constructor(
    readonly id: number,
    readonly namespace: string,
    specifications: readonly IndexSpecification[],
    private readonly journal: Journal,
  ) {
    for (const specification of specifications) {
      this.indexes.set(specification.name, new CollectionIndex(specification, namespace));
    }
  }

  /** Takes in a document that the journal already holds. */
  restore(recordId: number, document: BsonDocument): void {
    this.records.set(recordId, document);
    for (const index of this.indexes.values()) index.add(index.entriesOf(document), recordId);
    this.nextRecordId = Math.max(this.nextRecordId, recordId + 1);
  }

  /** Inserts a document; E11000 when a unique key is taken, error 2 when it is too large, 15 when it nests too deeply. */
  insert(document: BsonDocument): void {
    const recordId = this.nextRecordId;
    const bytes = encodeForStorage(document, insertRefusals);
    const entries = this.checkedEntries(document, recordId);
    this.nextRecordId += 1;
    this.records.set(recordId, document);
    for (const [index, values] of entries) index.add(values, recordId);
    this.journal.put([this.id, recordId], bytes);
  }

  /** Puts a new version of a document in its place, under the same checks as `insert`. */
  replace({ recordId, document: before }: StoredRecord, after: BsonDocument): void {
    const bytes = encodeForStorage(after, updateRefusals);
    const entries = this.checkedEntries(after, recordId);
    for (const [index, values] of entries) {
      index.remove(index.entriesOf(before), recordId);
      index.add(values, recordId);
    }
    this.records.set(recordId, after);
    this.journal.put([this.id, recordId], bytes);
  }

  remove({ recordId, document }: StoredRecord): void {
    this.records.delete(recordId);
    for (const index of this.indexes.values()) index.remove(index.entriesOf(document), recordId);
    this.journal.remove([this.id, recordId]);
  }

  /** Builds an index over what is there; E11000 when a unique one does not hold. */
  createIndex(specification: IndexSpecification): void {
    const index = new CollectionIndex(specification, this.namespace);
    for (const [recordId, document] of this.records) {
      const entries = index.entriesOf(document);
      index.assertUnique(entries, recordId);
      index.add(entries, recordId);
    }
    this.indexes.set(specification.name, index);
  }

  /** Takes the collection out of the journal. */
  erase(): void {
    for (const recordId of this.records.keys()) this.journal.remove([this.id, recordId]);
  }

  private checkedEntries(
    document: BsonDocument,
    recordId: number,
  ): Map<CollectionIndex, unknown[][]> {
    const entries = new Map<CollectionIndex, unknown[][]>();
    for (const index of this.indexes.values()) {
      const values = index.entriesOf(document);
      index.assertUnique(values, recordId);
      entries.set(index, values);
    }
    return entries;
  }
}
