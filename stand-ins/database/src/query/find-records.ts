import { Binary } from 'bson';
import type { Collection, StoredRecord } from '../storage/collection.js';
import {
  type CollectionIndex,
  type IndexEntry,
  type IndexRange,
  rootOf,
} from '../storage/collection-index.js';
import { earliest } from '../storage/expire-documents.js';
import type { Section } from '../storage/sorted-entries.js';
import { checkTime } from '../time-limit.js';
import { compileFilter, type Matcher } from './filter.js';
import type { SortField } from './sort.js';
import { areIdentical, type BsonDocument, isDocument, isOperators } from './values.js';

/** An index in whose order more than this many times the records of the best lookup would be read is not used. */
const worthwhile = 4;

/**
 * The matching records in the order of insertion, found through an index where the filter allows it. They are looked up
 * one by one, so that stopping early reads no more; a record may be replaced or removed as it is yielded. The filter is
 * checked at once, even without a collection.
 */
export function findRecords(
  collection: Collection | undefined,
  filter: BsonDocument,
): Iterable<StoredRecord> {
  const matches = compileFilter(filter);
  if (!collection) return [];
  const best = bestLookup(collection, filter);
  if (!best) return matching(collection, collection.records.keys(), matches);
  const found = best.sections.flatMap((section) => [...recordIdsOf(section)]);
  const recordIds = found.length > 1 ? [...new Set(found)].sort((a, b) => a - b) : found;
  return matching(collection, recordIds, matches);
}

/**
 * The matching records in the order of a sort, found by walking an index whose first fields the filter equates and whose
 * next are those of the sort: a page costs as much as it shows. Undefined when no index gives the order.
 */
export function findOrdered(
  collection: Collection,
  filter: BsonDocument,
  sort: readonly SortField[],
): Iterable<StoredRecord> | undefined {
  const conditions = conditionsOf(filter);
  const best = bestLookup(collection, filter)?.count ?? collection.records.size;
  for (const index of collection.indexes.values()) {
    const range = orderedRange(index, conditions, sort);
    if (!range || !isUsable(index, filter)) continue;
    const section = index.locate(range);
    if (section.count > best * worthwhile) continue;
    const isReversed = index.directions[range.prefix.length] !== sort[0]?.direction;
    const recordIds = recordIdsOf(section, isReversed);
    return matching(collection, recordIds, compileFilter(filter));
  }
  return undefined;
}

function* matching(
  { records }: Collection,
  recordIds: Iterable<number>,
  matches: Matcher,
): Generator<StoredRecord> {
  for (const recordId of recordIds) {
    checkTime();
    const document = records.get(recordId);
    if (document && matches(document)) yield { recordId, document };
  }
}

function* recordIdsOf(section: Section<IndexEntry>, isReversed?: boolean): Generator<number> {
  for (const { recordId } of section.entries(isReversed)) yield recordId;
}

interface Lookup {
  readonly sections: readonly Section<IndexEntry>[];
  readonly count: number;
}

/** The index entries that leave the fewest records to look at. */
function bestLookup(collection: Collection, filter: BsonDocument): Lookup | undefined {
  const conditions = conditionsOf(filter);
  if (conditions.size === 0) return undefined;
  let best: Lookup | undefined;
  for (const index of collection.indexes.values()) {
    if (!isUsable(index, filter)) continue;
    const sections = rangesOf(index, conditions)?.map((range) => index.locate(range));
    if (!sections) continue;
    const count = sections.reduce((sum, section) => sum + section.count, 0);
    if (!best || count < best.count) best = { sections, count };
    if (best.count <= 1) break;
  }
  return best;
}

/** A condition as an index can use it: values that the field may equal, or bounds on it. */
interface Condition {
  readonly values?: readonly unknown[];
  readonly bounds?: Omit<IndexRange, 'prefix'>;
}

/** The conditions of a filter's top level and its `$and`, by field. */
function conditionsOf(filter: BsonDocument): Map<string, Condition> {
  const found = new Map<string, Condition>();
  for (const [name, argument] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(argument)) {
      for (const part of argument.filter(isDocument)) {
        for (const [field, each] of conditionsOf(part))
          if (!found.has(field)) found.set(field, each);
      }
    }
    const condition = name.startsWith('$') ? undefined : conditionIn(argument);
    if (condition) found.set(name, condition);
  }
  return found;
}

function conditionIn(argument: unknown): Condition | undefined {
  const operators = isOperators(argument) ? argument : { $eq: argument };
  const values = Object.hasOwn(operators, '$eq') ? [operators['$eq']] : operators['$in'];
  if (Array.isArray(values)) return values.every(isIndexed) ? { values } : undefined;
  const least = operators['$gte'] ?? operators['$gt'];
  const most = operators['$lte'] ?? operators['$lt'];
  const bound = least ?? most;
  // A bound matches values of its type only, and the index keeps those together.
  if (bound instanceof Date) return { bounds: { least: least ?? earliest, most } };
  if (typeof bound === 'number')
    return { bounds: { least: least ?? Number.NEGATIVE_INFINITY, most } };
  return typeof bound === 'string' ? { bounds: { least: least ?? '', most } } : undefined;
}

/** Arrays are indexed element by element, and mingo compares some objects otherwise than an index. */
const isIndexed = (value: unknown): boolean =>
  !Array.isArray(value) && !(value instanceof Binary) && value !== undefined;

function rangesOf(
  index: CollectionIndex,
  conditions: ReadonlyMap<string, Condition>,
): IndexRange[] | undefined {
  let prefixes: unknown[][] = [[]];
  const roots = new Set<string>();
  for (const field of index.fields) {
    const { values, bounds } = conditions.get(field) ?? {};
    const root = rootOf(field);
    // Fields below one array may be matched by different elements, which share no entry.
    if (index.isMultikey && (bounds || roots.has(root))) break;
    roots.add(root);
    if (index.isSparse && values?.includes(null)) break;
    if (bounds) return prefixes.map((prefix) => ({ prefix, ...bounds }));
    if (!values) break;
    prefixes = prefixes.flatMap((prefix) => values.map((value) => [...prefix, value]));
  }
  return prefixes[0]?.length === 0 ? undefined : prefixes.map((prefix) => ({ prefix }));
}

function orderedRange(
  index: CollectionIndex,
  conditions: ReadonlyMap<string, Condition>,
  sort: readonly SortField[],
): IndexRange | undefined {
  const length = index.fields.indexOf(sort[0]?.path ?? '');
  if (length < 0 || index.isSparse || index.isMultikey) return undefined;
  const isSame = sort.every(({ path }, at) => index.fields[length + at] === path);
  const turns = new Set(
    sort.map(({ direction }, at) => direction === index.directions[length + at]),
  );
  if (!isSame || turns.size !== 1) return undefined;
  const values = index.fields.slice(0, length).map((field) => conditions.get(field)?.values ?? []);
  if (values.some((each) => each.length !== 1)) return undefined;
  return { prefix: values.flat(), ...conditions.get(sort[0]?.path ?? '')?.bounds };
}

/** A partial index serves only filters that repeat its condition. */
const isUsable = ({ partialFilter }: CollectionIndex, filter: BsonDocument): boolean =>
  !partialFilter ||
  Object.entries(partialFilter).every(([name, condition]) => areIdentical(condition, filter[name]));
