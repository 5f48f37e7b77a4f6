import { getField } from '../bson/fields.js';
import { formatDocument } from '../bson/format.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { splitPath } from '../paths/reach.js';
import { compileFilter } from '../query/match.js';
import type { Matcher } from '../query/matcher.js';
import { entryKey, hasAnyField, indexEntries } from './index-keys.js';
import { type OrderedRun, OrderedRuns, type RunOrder } from './ordered-runs.js';

/** An index as `listIndexes` shows it: `v`, `key`, `name` and the options that were given. */
export type IndexSpecification = BsonDocument & {
  readonly key: BsonDocument;
  readonly name: string;
};

/** Finds documents by equality on the first fields of an index, in the order of the next, and enforces unique keys. */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly unique: boolean;
  private readonly paths: readonly (readonly string[])[];
  private readonly filter: Matcher | undefined;
  /** Record ids by the key of the first one, two, … fields. */
  private readonly levels: Map<string, Set<number>>[];
  private readonly runs = new OrderedRuns();
  /** True once any document has several entries: their order then says nothing about that of documents. */
  private isMultikey = false;

  constructor(
    readonly specification: IndexSpecification,
    private readonly namespace: string,
  ) {
    this.fields = Object.keys(specification.key);
    this.paths = this.fields.map(splitPath);
    this.unique = specification['unique'] === true || specification.name === '_id_';
    const filter = specification['partialFilterExpression'] as BsonDocument | undefined;
    this.filter = filter && compileFilter(filter);
    this.levels = this.fields.map(() => new Map());
  }

  get isSparse(): boolean {
    return this.specification['sparse'] === true;
  }

  get partialFilter(): BsonDocument | undefined {
    return this.specification['partialFilterExpression'] as BsonDocument | undefined;
  }

  /** The document's entries; none when a sparse or partial index leaves it out. */
  entriesOf(document: BsonDocument): unknown[][] {
    if (this.filter && !this.filter(document)) return [];
    if (this.isSparse && !hasAnyField(document, this.paths)) return [];
    return indexEntries(document, this.paths);
  }

  /** True when two versions of a document share all that their entries are made of; then these are the same. */
  isUntouched(before: BsonDocument, after: BsonDocument): boolean {
    return !this.filter && this.paths.every((parts) => isShared(before, after, parts));
  }

  /** Throws E11000 when another record holds one of the document's keys. */
  assertUnique(entries: readonly unknown[][], recordId: number): void {
    if (!this.unique) return;
    const keys = this.levels.at(-1) as Map<string, Set<number>>;
    for (const values of entries) {
      const holders = keys.get(entryKey(values));
      if (holders && [...holders].some((holder) => holder !== recordId))
        throw this.duplicate(values);
    }
  }

  add(entries: readonly unknown[][], recordId: number): void {
    if (entries.length > 1) this.isMultikey = true;
    for (const values of entries) this.runs.add({ values, recordId });
    this.eachKey(entries, (level, key) => {
      const ids = level.get(key);
      if (ids) ids.add(recordId);
      else level.set(key, new Set([recordId]));
    });
  }

  remove(entries: readonly unknown[][], recordId: number): void {
    for (const values of entries) this.runs.remove({ values, recordId });
    this.eachKey(entries, (level, key) => {
      const ids = level.get(key);
      if (!ids?.delete(recordId)) return;
      if (ids.size === 0) level.delete(key);
    });
  }

  /** Puts the entries of a document's new version in the place of those of the old one; most changes touch few indexes. */
  replace(before: readonly unknown[][], after: readonly unknown[][], recordId: number): void {
    const isSame =
      before.length === after.length &&
      before.every((values, at) => entryKey(values) === entryKey(after[at] as unknown[]));
    if (isSame) return;
    this.remove(before, recordId);
    this.add(after, recordId);
  }

  /** The records whose first fields equal these values. */
  lookup(values: readonly unknown[]): ReadonlySet<number> {
    return this.levels[values.length - 1]?.get(entryKey(values)) ?? new Set();
  }

  /** The records whose first fields equal the prefix, in order; undefined when the index can't tell the order. */
  ordered(order: RunOrder, records: ReadonlyMap<number, BsonDocument>): OrderedRun | undefined {
    if (this.isMultikey) return undefined;
    return this.runs.get(order, () =>
      [...this.lookup(order.prefix)].flatMap((recordId) => {
        const document = records.get(recordId);
        return document ? this.entriesOf(document).map((values) => ({ values, recordId })) : [];
      }),
    );
  }

  private eachKey(
    entries: readonly unknown[][],
    visit: (level: Map<string, Set<number>>, key: string) => void,
  ): void {
    for (const values of entries) {
      this.levels.forEach((level, index) => visit(level, entryKey(values.slice(0, index + 1))));
    }
  }

  private duplicate(values: readonly unknown[]): MongoError {
    const keyValue = Object.fromEntries(
      this.fields.map((field, index) => [field, values[index] ?? null]),
    );
    return new MongoError(
      11000,
      `E11000 duplicate key error collection: ${this.namespace} index: ${this.specification.name} dup key: ${formatDocument(keyValue)}`,
      { keyPattern: this.specification.key, keyValue },
    );
  }
}

/** True when both documents share the value at a path, or one on the way to it. */
function isShared(before: BsonDocument, after: BsonDocument, parts: readonly string[]): boolean {
  let [one, other]: unknown[] = [before, after];
  for (const part of parts) {
    if (one === other) break;
    if (!isDocument(one) || !isDocument(other)) return false;
    [one, other] = [getField(one, part), getField(other, part)];
  }
  // Without a value the field may be there in one of them.
  return one === other && one !== undefined;
}
