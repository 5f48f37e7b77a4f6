import { wholeNumber } from '../bson/coercion.js';
import { getField } from '../bson/fields.js';
import type { BsonDocument } from '../bson/types.js';
import { compileFilter } from '../query/match.js';
import { isOperatorExpression } from '../query/operators.js';
import type { Collection } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';
import type { RunBounds } from '../storage/ordered-runs.js';
import { equalitiesOf, isHashable } from './equalities.js';
import { type FoundRecord, isUsable, matching, recordsOf, smallestLookup } from './find-records.js';

/** An index in whose order more than this many times the records of the best equality would be looked at is not used. */
const worthwhile = 4;

/**
 * The matching records in the order of a sort, found by walking an index whose first fields the filter equates and
 * whose next are those of the sort; bounds on the first of these say where to begin and to end. So a page costs what it
 * shows, not what is stored. Undefined when no index gives the order.
 */
export function findOrdered(
  collection: Collection,
  filter: BsonDocument,
  sort: BsonDocument,
): Generator<FoundRecord> | undefined {
  const fields = Object.keys(sort);
  const directions = fields.map((field) => (wholeNumber(sort[field]) === 1 ? 1 : -1));
  const equalities = equalitiesOf(filter);
  const best = smallestLookup(collection, filter)?.size ?? collection.records.size;
  for (const index of collection.indexes.values()) {
    const prefix = prefixOf(index, equalities, fields);
    if (!prefix || !isUsable(index, filter)) continue;
    if (index.lookup(prefix).size > best * worthwhile) continue;
    const run = index.ordered({ prefix, directions }, collection.records);
    if (!run) continue;
    const bounds = boundsOf(filter[fields[0] as string]);
    return matching(recordsOf(collection, run.recordIds(bounds)), compileFilter(filter));
  }
  return undefined;
}

/** One value for each field of the index before those of the sort; undefined when they don't meet. */
function prefixOf(
  { fields: indexed, isSparse }: CollectionIndex,
  equalities: ReadonlyMap<string, readonly unknown[]>,
  sorted: readonly string[],
): unknown[] | undefined {
  const length = indexed.indexOf(sorted[0] as string);
  if (length < 1 || isSparse) return undefined;
  if (sorted.some((field, index) => indexed[length + index] !== field)) return undefined;
  const values = indexed.slice(0, length).map((field) => equalities.get(field) ?? []);
  return values.every((each) => each.length === 1) ? values.flat() : undefined;
}

function boundsOf(condition: unknown): RunBounds {
  if (!isOperatorExpression(condition)) return {};
  const bound = (...operators: readonly string[]) =>
    operators.map((operator) => getField(condition, operator)).find(isBound);
  return { least: bound('$gt', '$gte'), most: bound('$lt', '$lte') };
}

const isBound = (value: unknown): boolean => value !== undefined && isHashable(value);
