import { MongoError } from '../errors.js';
import { compareValues } from '../bson/compare.js';
import { isDocument, type BsonDocument } from '../bson/types.js';
import { wholeNumber } from '../bson/coercion.js';
import { missing, reach, splitPath } from '../paths/reach.js';

interface SortField {
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}

/** Sorts items by the documents they stand for; stable. */
export type Sorter = <T>(items: readonly T[], documentOf: (item: T) => unknown) => T[];

/** Compiles a sort specification. An array sorts by its smallest element ascending, by its greatest descending. */
export function compileSort(specification: BsonDocument): Sorter {
  const fields = Object.keys(specification).map((path) => sortField(path, specification[path]));
  return (items, documentOf) =>
    items
      .map((item) => ({ item, keys: fields.map((field) => sortKey(documentOf(item), field)) }))
      .sort((a, b) => compareKeys(a.keys, b.keys, fields))
      .map(({ item }) => item);
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
  for (let index = 0; index < fields.length; index += 1) {
    const result = compareValues(a[index], b[index]);
    if (result !== 0) return result * (fields[index] as SortField).direction;
  }
  return 0;
}
