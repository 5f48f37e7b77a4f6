import { MongoError } from '../errors.js';
import { compileFilter, type Matcher } from '../query/filter.js';
import {
  type BsonDocument,
  compareValues,
  formatValue,
  missing,
  valuesAt,
} from '../query/values.js';
import { type Section, SortedEntries } from './sorted-entries.js';

/** An index as `listIndexes` shows it: `v`, `key`, `name` and the options that were given. */
export type IndexSpecification = BsonDocument & {
  readonly key: BsonDocument;
  readonly name: string;
};

/** The values of an index's fields in one document; a document with arrays has several. */
export interface IndexEntry {
  readonly values: readonly unknown[];
  readonly recordId: number;
}

/** A part of an index: the values of its first fields, then bounds on the next, both included. */
export interface IndexRange {
  readonly prefix: readonly unknown[];
  readonly least?: unknown;
  readonly most?: unknown;
}

/** Finds documents by their values in the order of these, and keeps unique keys unique. */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly directions: readonly (1 | -1)[];
  readonly isSparse: boolean;
  readonly partialFilter: BsonDocument | undefined;
  private readonly isUnique: boolean;
  private readonly paths: readonly (readonly string[])[];
  private readonly matches: Matcher | undefined;
  private readonly entries: SortedEntries<IndexEntry>;
  private multikey = false;

  constructor(
    readonly specification: IndexSpecification,
    private readonly namespace: string,
  ) {
    this.fields = Object.keys(specification.key);
    this.directions = Object.values(specification.key).map((each) => (Number(each) < 0 ? -1 : 1));
    this.paths = this.fields.map((field) => field.split('.'));
    this.isUnique = specification['unique'] === true || specification.name === '_id_';
    this.isSparse = specification['sparse'] === true;
    this.partialFilter = specification['partialFilterExpression'] as BsonDocument | undefined;
    this.matches = this.partialFilter && compileFilter(this.partialFilter);
    this.entries = new SortedEntries(
      (one, other) => this.side(one, other.values) || one.recordId - other.recordId,
    );
  }

  /** True once any document has several entries: their order then says nothing about that of documents. */
  get isMultikey(): boolean {
    return this.multikey;
  }

  /** The entries of a document; none when a sparse or partial index leaves it out. */
  entriesOf(document: BsonDocument, recordId: number): IndexEntry[] {
    if (this.matches && !this.matches(document)) return [];
    const reached = this.paths.map((parts) => valuesAt(document, parts));
    if (this.isSparse && reached.flat().every((value) => value === missing)) return [];
    if (reached.every(({ length }) => length === 1)) {
      return [{ values: reached.map(([value]) => stored(value)), recordId }];
    }
    if (new Set(this.fields.filter((_, at) => reached[at]?.length !== 1).map(rootOf)).size > 1) {
      throw new MongoError(171, 'cannot index parallel arrays');
    }
    const combined = reached.reduce<unknown[][]>(
      (lists, values) => lists.flatMap((list) => values.map((value) => [...list, stored(value)])),
      [[]],
    );
    return combined.map((values) => ({ values, recordId }));
  }

  /** Throws E11000 when another record holds one of these keys. */
  assertUnique(entries: readonly IndexEntry[]): void {
    if (!this.isUnique) return;
    for (const { values, recordId } of entries) {
      for (const holder of this.locate({ prefix: values }).entries()) {
        if (holder.recordId !== recordId) throw this.duplicate(values);
      }
    }
  }

  add(entries: readonly IndexEntry[]): void {
    if (entries.length > 1) this.multikey = true;
    for (const entry of entries) this.entries.add(entry);
  }

  remove(entries: readonly IndexEntry[]): void {
    for (const entry of entries) this.entries.remove(entry);
  }

  /** Finds a range; `count` is how many entries it has. */
  locate({ prefix, least, most }: IndexRange): Section<IndexEntry> {
    const isAscending = this.directions[prefix.length] !== -1;
    const [start, end] = isAscending ? [least, most] : [most, least];
    const after = (bound: unknown) => (bound === undefined ? prefix : [...prefix, bound]);
    const [first, last] = [after(start), after(end)];
    return this.entries.section(
      (entry) => this.side(entry, first) < 0,
      (entry) => this.side(entry, last) <= 0,
    );
  }

  /** Below 0 when the entry comes before these values of the first fields, 0 when it has them. */
  private side({ values }: IndexEntry, others: readonly unknown[]): number {
    for (let at = 0; at < others.length; at += 1) {
      const order = compareValues(values[at], others[at]);
      if (order !== 0) return order * (this.directions[at] as number);
    }
    return 0;
  }

  private duplicate(values: readonly unknown[]): MongoError {
    const keyValue = Object.fromEntries(
      this.fields.map((field, index) => [field, values[index] ?? null]),
    );
    return new MongoError(
      11000,
      `E11000 duplicate key error collection: ${this.namespace} index: ${this.specification.name} dup key: ${formatValue(keyValue)}`,
      { keyPattern: this.specification.key, keyValue },
    );
  }
}

/** A missing field is indexed as null. */
const stored = (value: unknown): unknown => (value === missing ? null : value);

/** Fields with the same root may lie below one array. */
export const rootOf = (field: string): string => field.split('.')[0] as string;
