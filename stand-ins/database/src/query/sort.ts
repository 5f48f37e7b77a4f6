import { badValue, MongoError } from '../errors.js';
import { checkTime } from '../time-limit.js';
import { type BsonDocument, compareValues, missing, valuesAt } from './values.js';

/** One field of a sort. */
export interface SortField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** Reads a sort specification; errors 2 and 15975. */
export const parseSort = (specification: BsonDocument): SortField[] =>
  Object.entries(specification).map(([path, direction]) => {
    if (path.startsWith('$')) throw badValue(`A sort by ${path} is not supported.`);
    if (direction === 1 || direction === -1) return { path, direction };
    throw new MongoError(
      15975,
      '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
    );
  });

/** Sorts items by the documents they carry; equal ones keep their order. */
export function sortBy<T extends { readonly document: BsonDocument }>(
  items: Iterable<T>,
  fields: readonly SortField[],
): T[] {
  const compiled = fields.map(({ path, direction }) => ({ parts: path.split('.'), direction }));
  const keyed = Array.from(items, (item) => ({
    item,
    keys: compiled.map(({ parts, direction }) => sortKey(item.document, parts, direction)),
  }));
  keyed.sort((a, b) => {
    checkTime();
    for (const [index, { direction }] of compiled.entries()) {
      const order = compareValues(a.keys[index], b.keys[index]);
      if (order !== 0) return order * direction;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/** An array sorts by its smallest element ascending and by its greatest descending; a missing field like null. */
function sortKey(document: BsonDocument, parts: readonly string[], direction: 1 | -1): unknown {
  const values = valuesAt(document, parts).map((each) => (each === missing ? null : each));
  return values.reduce((best, each) => (compareValues(each, best) * direction < 0 ? each : best));
}
