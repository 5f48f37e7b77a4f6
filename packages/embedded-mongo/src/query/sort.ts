import { wholeNumber } from '../bson/coercion.js';
import { compareValues } from '../bson/compare.js';
import { getField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { missing, reach, splitPath } from '../paths/reach.js';
import { checkTime } from '../time-limit.js';
import { smallestItems } from './smallest-items.js';

interface SortField {
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/** Sorts items by the documents they stand for; stable. With a limit only that many are kept. */
export type Sorter = <T>(
  items: Iterable<T>,
  documentOf: (item: T) => unknown,
  limit?: number,
) => T[];

/** Compiles a sort specification. An array sorts by its smallest element ascending, by its greatest descending. */
export function compileSort(specification: BsonDocument): Sorter {
  const fields = Object.keys(specification).map((path) => sortField(path, specification[path]));
  return (items, documentOf, limit = Number.POSITIVE_INFINITY) => {
    const keyed = withKeys(items, (item) =>
      fields.map((field) => sortKey(documentOf(item), field)),
    );
    const compare = (a: Keyed, b: Keyed) => compareKeys(a.keys, b.keys, fields);
    const sorted = Number.isFinite(limit)
      ? smallestItems(keyed, limit, compare)
      : [...keyed].sort(compare);
    return sorted.map(({ item }) => item);
  };
}

interface Keyed {
  readonly keys: unknown[];
}

function* withKeys<T>(
  items: Iterable<T>,
  keysOf: (item: T) => unknown[],
): Generator<Keyed & { readonly item: T }> {
  for (const item of items) yield { item, keys: keysOf(item) };
}

function sortField(path: string, argument: unknown): SortField {
  if (isDocument(argument)) {
    throw new MongoError(2, '$meta sort is not supported by the embedded server.');
  }
  if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.split('.').some((part) => part.startsWith('$'))) {
    throw new MongoError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
  const direction = wholeNumber(argument);
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(
      15975,
      '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
    );
  }
  return { parts: splitPath(path), direction };
}

function sortKey(document: unknown, { parts, direction }: SortField): unknown {
  if (parts.length === 1 && isDocument(document)) {
    const value = getField(document, parts[0] as string);
    if (!Array.isArray(value) && value !== undefined) return value;
  }
  const values = reach(document, parts).flatMap(({ value }) => {
    if (value === missing) return [null];
    if (Array.isArray(value)) return value.length === 0 ? [undefined] : value;
    return [value];
  });
  if (values.length === 0) return null;
  return values.reduce((best, value) =>
    compareValues(value, best) * direction < 0 ? value : best,
  );
}

function compareKeys(a: unknown[], b: unknown[], fields: readonly SortField[]): number {
  checkTime();
  for (let index = 0; index < fields.length; index += 1) {
    const result = compareValues(a[index], b[index]);
    if (result !== 0) return result * (fields[index] as SortField).direction;
  }
  return 0;
}
