import { equalValues } from '../bson/compare.js';
import { type BsonDocument, isNullish } from '../bson/types.js';
import { compileFilter } from '../query/match.js';
import type { MatchDetails, Matcher } from '../query/matcher.js';
import type { Collection, StoredRecord } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';
import { checkTime } from '../time-limit.js';
import { chooseHint, unclearPartialHint } from './choose-hint.js';
import { equalitiesOf } from './equalities.js';

/** A record that matches, and where (for the positional `$`). */
export interface FoundRecord extends StoredRecord {
  readonly details: MatchDetails;
}

/**
 * The matching records in the order of insertion, found through an index where an equality allows it. They are looked
 * up one by one, so that stopping early reads no more; a record may be replaced or removed as it is yielded. Filter and
 * hint are checked at once, the filter even without a collection.
 */
export function findRecords(
  collection: Collection | undefined,
  filter: BsonDocument,
  hint?: unknown,
): Generator<FoundRecord> {
  const matches = compileFilter(filter);
  return matching(collection ? candidates(collection, filter, hint) : [], matches);
}

/** Those of some records that match, in the order given. */
export function* matching(
  candidatesInOrder: Iterable<[number, BsonDocument]>,
  matches: Matcher,
): Generator<FoundRecord> {
  let details: MatchDetails = {};
  for (const [recordId, document] of candidatesInOrder) {
    checkTime();
    if (matches(document, details)) {
      yield { recordId, document, details };
      details = {};
    } else if (details.index !== undefined) details = {};
  }
}

function candidates(
  collection: Collection,
  filter: BsonDocument,
  hint: unknown,
): Iterable<[number, BsonDocument]> {
  const hinted = chooseHint(collection, hint);
  if (hinted?.index) return hintedCandidates(collection, filter, hinted.index);
  if (hinted) return hinted.reversed ? [...collection.records].reverse() : collection.records;
  const smallest = smallestLookup(collection, filter);
  return smallest ? recordsOf(collection, inOrder(smallest)) : collection.records;
}

/** What an index finds by equality: the sets it keeps, not copied, as only the smallest of several indexes is read. */
export interface Lookup {
  readonly sets: readonly ReadonlySet<number>[];
  /** Of all the sets; a record may be in several. */
  readonly size: number;
}

/** The fewest records that an index finds by the filter's equalities; undefined when none can be used. */
export function smallestLookup(collection: Collection, filter: BsonDocument): Lookup | undefined {
  const equalities = equalitiesOf(filter);
  let smallest: Lookup | undefined;
  for (const index of collection.indexes.values()) {
    const found = lookup(index, equalities, filter);
    if (found && (!smallest || found.size < smallest.size)) smallest = found;
    if (smallest && smallest.size <= 1) break;
  }
  return smallest;
}

/** The records of a lookup in the order of insertion, each once. */
function inOrder({ sets }: Lookup): number[] {
  const [first = new Set<number>(), ...others] = sets;
  const all = others.length === 0 ? first : new Set(sets.flatMap((set) => [...set]));
  return [...all].sort((a, b) => a - b);
}

/** A sparse or partial index that is requested by name yields only what it contains. */
function hintedCandidates(
  collection: Collection,
  filter: BsonDocument,
  index: CollectionIndex,
): Iterable<[number, BsonDocument]> {
  if (!isUsable(index, filter)) throw unclearPartialHint();
  const found = lookup(index, equalitiesOf(filter), filter);
  if (found) return recordsOf(collection, inOrder(found));
  return index.isSparse ? recordsIn(collection, index) : collection.records;
}

function* recordsIn(
  { records }: Collection,
  index: CollectionIndex,
): Generator<[number, BsonDocument]> {
  for (const record of records) if (index.entriesOf(record[1]).length > 0) yield record;
}

/** The records of some ids that still exist. */
export function* recordsOf(
  { records }: Collection,
  recordIds: Iterable<number>,
): Generator<[number, BsonDocument]> {
  for (const recordId of recordIds) {
    const document = records.get(recordId);
    if (document) yield [recordId, document];
  }
}

function lookup(
  index: CollectionIndex,
  equalities: ReadonlyMap<string, readonly unknown[]>,
  filter: BsonDocument,
): Lookup | undefined {
  if (!isUsable(index, filter)) return undefined;
  let prefixes: unknown[][] = [[]];
  const roots = new Set<string>();
  for (const field of index.fields) {
    const values = equalities.get(field);
    const root = field.split('.')[0] as string;
    // Fields below one array may be matched by different elements, which share no entry.
    if (!values || roots.has(root)) break;
    roots.add(root);
    if (index.isSparse && values.some(isNullish)) break;
    prefixes = prefixes.flatMap((prefix) => values.map((value) => [...prefix, value]));
  }
  if (prefixes[0]?.length === 0) return undefined;
  const sets = prefixes.map((prefix) => index.lookup(prefix));
  return { sets, size: sets.reduce((sum, { size }) => sum + size, 0) };
}

/** A partial index serves only filters that repeat its condition. */
export function isUsable(index: CollectionIndex, filter: BsonDocument): boolean {
  const partial = index.partialFilter;
  if (!partial) return true;
  return Object.keys(partial).every(
    (name) => Object.hasOwn(filter, name) && equalValues(partial[name], filter[name]),
  );
}
