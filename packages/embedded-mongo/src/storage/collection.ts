import { encodeForStorage } from '../bson/codec.js';
import type { BsonDocument } from '../bson/types.js';
import { CollectionIndex, type IndexSpecification } from './collection-index.js';
import { estimateGrowth, estimateIndexMemory, estimateMemory } from './estimate-memory.js';
import type { Journal } from './journal.js';
import type { MemoryBudget } from './memory-budget.js';
import { insertRefusals, updateRefusals } from './storage-refusals.js';

/** A record: a document and its place in its collection. */
export interface StoredRecord {
  readonly recordId: number;
  readonly document: BsonDocument;
}

/** What the collections of a server share. */
export interface CollectionResources {
  readonly journal: Journal;
  readonly budget: MemoryBudget;
}

type EntriesByIndex = ReadonlyMap<CollectionIndex, unknown[][]>;

/** One collection: documents in memory in the order of insertion, each change passed on to the journal. */
export class Collection {
  readonly records = new Map<number, BsonDocument>();
  readonly indexes = new Map<string, CollectionIndex>();
  private nextRecordId = 1;
  private readonly journal: Journal;
  private readonly budget: MemoryBudget;

  constructor(
    readonly id: number,
    readonly namespace: string,
    specifications: readonly IndexSpecification[],
    { journal, budget }: CollectionResources,
  ) {
    this.journal = journal;
    this.budget = budget;
    for (const specification of specifications) {
      this.indexes.set(specification.name, new CollectionIndex(specification, namespace));
    }
  }

  /** Adds a document that the journal already holds. */
  restore(recordId: number, document: BsonDocument): void {
    const entries = entriesOf(this.indexes.values(), document);
    this.budget.count(memoryOf(document, entries));
    this.records.set(recordId, document);
    for (const [index, values] of entries) index.add(values, recordId);
    this.nextRecordId = Math.max(this.nextRecordId, recordId + 1);
  }

  /** Inserts a document; error E11000: a unique key is taken, 2: too large, 15: too deep, 146: memory is full. */
  insert(document: BsonDocument): void {
    const recordId = this.nextRecordId;
    const bytes = encodeForStorage(document, insertRefusals);
    const entries = checkedEntries(this.indexes.values(), document, recordId);
    this.budget.take(memoryOf(document, entries));
    this.nextRecordId += 1;
    this.records.set(recordId, document);
    for (const [index, values] of entries) index.add(values, recordId);
    this.journal.put([this.id, recordId], bytes);
  }

  /** Puts a new version of a document in its place, under the same checks as `insert`. */
  replace({ recordId, document: before }: StoredRecord, after: BsonDocument): void {
    const bytes = encodeForStorage(after, updateRefusals);
    const touched = [...this.indexes.values()].filter((index) => !index.isUntouched(before, after));
    const entries = checkedEntries(touched, after, recordId);
    const entriesBefore = entriesOf(touched, before);
    this.budget.take(
      estimateGrowth(before, after) + indexMemoryOf(entries) - indexMemoryOf(entriesBefore),
    );
    for (const [index, values] of entries) {
      index.replace(entriesBefore.get(index) ?? [], values, recordId);
    }
    this.records.set(recordId, after);
    this.journal.put([this.id, recordId], bytes);
  }

  remove({ recordId, document }: StoredRecord): void {
    const entries = entriesOf(this.indexes.values(), document);
    this.budget.take(-memoryOf(document, entries));
    this.records.delete(recordId);
    for (const [index, values] of entries) index.remove(values, recordId);
    this.journal.remove([this.id, recordId]);
  }

  /** Builds an index over the documents; E11000 when a unique one does not hold, 146 when the memory is full. */
  createIndex(specification: IndexSpecification): void {
    const index = new CollectionIndex(specification, this.namespace);
    let taken = 0;
    try {
      for (const [recordId, document] of this.records) {
        const entries = index.entriesOf(document);
        index.assertUnique(entries, recordId);
        const bytes = estimateIndexMemory(entries);
        this.budget.take(bytes);
        taken += bytes;
        index.add(entries, recordId);
      }
    } catch (error) {
      this.budget.take(-taken);
      throw error;
    }
    this.indexes.set(specification.name, index);
  }

  /** Removes an index; false when there is none of that name. */
  dropIndex(name: string): boolean {
    const index = this.indexes.get(name);
    if (!index) return false;
    for (const document of this.records.values()) {
      this.budget.take(-estimateIndexMemory(index.entriesOf(document)));
    }
    return this.indexes.delete(name);
  }

  /** Removes every document. */
  erase(): void {
    for (const [recordId, document] of this.records) this.remove({ recordId, document });
  }
}

function entriesOf(indexes: Iterable<CollectionIndex>, document: BsonDocument): EntriesByIndex {
  const entries = new Map<CollectionIndex, unknown[][]>();
  for (const index of indexes) entries.set(index, index.entriesOf(document));
  return entries;
}

/** The same; error E11000 for a key that another record holds. */
function checkedEntries(
  indexes: Iterable<CollectionIndex>,
  document: BsonDocument,
  recordId: number,
): EntriesByIndex {
  const entries = entriesOf(indexes, document);
  for (const [index, values] of entries) index.assertUnique(values, recordId);
  return entries;
}

function indexMemoryOf(entries: EntriesByIndex): number {
  let bytes = 0;
  for (const values of entries.values()) bytes += estimateIndexMemory(values);
  return bytes;
}

function memoryOf(document: BsonDocument, entries: EntriesByIndex): number {
  return estimateMemory(document) + indexMemoryOf(entries);
}
