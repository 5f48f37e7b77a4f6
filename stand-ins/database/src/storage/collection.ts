import { encodeForStorage, insertTooLarge, updateTooLarge } from '../bson.js';
import { areIdentical, type BsonDocument } from '../query/values.js';
import { CollectionIndex, type IndexEntry, type IndexSpecification } from './collection-index.js';
import { estimateGrowth, estimateIndexMemory, estimateMemory } from './estimate-memory.js';
import type { Journal } from './journal.js';
import type { MemoryBudget } from './memory-budget.js';

/** A record: a document and its place in its collection. */
export interface StoredRecord {
  readonly recordId: number;
  readonly document: BsonDocument;
}

/** Resources that the collections of a server share. */
export interface CollectionResources {
  readonly journal: Journal;
  readonly budget: MemoryBudget;
}

type EntriesByIndex = ReadonlyMap<CollectionIndex, IndexEntry[]>;

/** One collection: documents in memory in the order of insertion, each change passed on to the journal. */
export class Collection {
  readonly records = new Map<number, BsonDocument>();
  readonly indexes = new Map<string, CollectionIndex>();
  private nextRecordId = 1;

  constructor(
    readonly id: number,
    readonly namespace: string,
    specifications: readonly IndexSpecification[],
    private readonly shared: CollectionResources,
  ) {
    for (const specification of specifications) {
      this.indexes.set(specification.name, new CollectionIndex(specification, namespace));
    }
  }

  /** Adds a document that the journal already holds. */
  restore(recordId: number, document: BsonDocument): void {
    const entries = this.entriesOf({ recordId, document });
    this.shared.budget.count(estimateMemory(document) + indexMemoryOf(entries));
    this.records.set(recordId, document);
    for (const [index, added] of entries) index.add(added);
    this.nextRecordId = Math.max(this.nextRecordId, recordId + 1);
  }

  /** Inserts a document; error E11000: a unique key is in use, 2: too large, 146: memory is full. */
  insert(document: BsonDocument): void {
    const recordId = this.nextRecordId;
    const bytes = encodeForStorage(document, insertTooLarge);
    const entries = this.checkedEntriesOf({ recordId, document });
    this.shared.budget.take(estimateMemory(document) + indexMemoryOf(entries));
    this.nextRecordId += 1;
    this.records.set(recordId, document);
    for (const [index, added] of entries) index.add(added);
    this.shared.journal.put([this.id, recordId], bytes);
  }

  /** Puts a new version of a document in its place, under the same checks as `insert`. */
  replace({ recordId, document: before }: StoredRecord, after: BsonDocument): void {
    const bytes = encodeForStorage(after, updateTooLarge);
    const entries = this.checkedEntriesOf({ recordId, document: after });
    const former = this.entriesOf({ recordId, document: before });
    this.shared.budget.take(
      estimateGrowth(before, after) + indexMemoryOf(entries) - indexMemoryOf(former),
    );
    for (const [index, added] of entries) {
      const removed = former.get(index) ?? [];
      // Most changes touch few indexes.
      if (areIdentical(valuesOf(removed), valuesOf(added))) continue;
      index.remove(removed);
      index.add(added);
    }
    this.records.set(recordId, after);
    this.shared.journal.put([this.id, recordId], bytes);
  }

  remove(record: StoredRecord): void {
    const entries = this.entriesOf(record);
    this.shared.budget.take(-estimateMemory(record.document) - indexMemoryOf(entries));
    this.records.delete(record.recordId);
    for (const [index, removed] of entries) index.remove(removed);
    this.shared.journal.remove([this.id, record.recordId]);
  }

  /** Builds an index over the documents; E11000 when a unique one does not hold, 146 when the memory is full. */
  createIndex(specification: IndexSpecification): void {
    const index = new CollectionIndex(specification, this.namespace);
    let taken = 0;
    try {
      for (const [recordId, document] of this.records) {
        const entries = index.entriesOf(document, recordId);
        index.assertUnique(entries);
        const bytes = estimateIndexMemory(entries);
        this.shared.budget.take(bytes);
        taken += bytes;
        index.add(entries);
      }
    } catch (error) {
      this.shared.budget.take(-taken);
      throw error;
    }
    this.indexes.set(specification.name, index);
  }

  dropIndex(name: string): void {
    const index = this.indexes.get(name);
    for (const [recordId, document] of this.records) {
      this.shared.budget.take(-estimateIndexMemory(index?.entriesOf(document, recordId) ?? []));
    }
    this.indexes.delete(name);
  }

  /** Removes every document. */
  erase(): void {
    for (const [recordId, document] of this.records) this.remove({ recordId, document });
  }

  private entriesOf({ recordId, document }: StoredRecord): EntriesByIndex {
    const entries = new Map<CollectionIndex, IndexEntry[]>();
    for (const index of this.indexes.values()) {
      entries.set(index, index.entriesOf(document, recordId));
    }
    return entries;
  }

  private checkedEntriesOf(record: StoredRecord): EntriesByIndex {
    const entries = this.entriesOf(record);
    for (const [index, each] of entries) index.assertUnique(each);
    return entries;
  }
}

const valuesOf = (entries: readonly IndexEntry[]): unknown[] => entries.map(({ values }) => values);

function indexMemoryOf(entries: EntriesByIndex): number {
  let bytes = 0;
  for (const each of entries.values()) bytes += estimateIndexMemory(each);
  return bytes;
}
