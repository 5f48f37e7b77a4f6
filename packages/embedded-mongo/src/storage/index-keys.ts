import { MongoError } from '../errors.js';
import { joinKeys, valueKey } from '../bson/compare.js';
import type { BsonDocument } from '../bson/types.js';
import { missing, reach } from '../query/paths.js';

/** The values under which a document stands in an index, one list per entry; several when a field is an array. */
export function indexEntries(
  document: BsonDocument,
  paths: readonly (readonly string[])[],
): unknown[][] {
  let entries: unknown[][] = [[]];
  let arrayPath: readonly string[] | undefined;
  for (const path of paths) {
    const { values, isArray } = valuesAt(document, path);
    if (isArray) {
      if (arrayPath && arrayPath[0] !== path[0]) {
        throw new MongoError(
          171,
          `cannot index parallel arrays [${path.at(-1)}] [${arrayPath.at(-1)}]`,
        );
      }
      arrayPath = path;
    }
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  return entries;
}

function valuesAt(
  document: BsonDocument,
  path: readonly string[],
): { values: unknown[]; isArray: boolean } {
  const reached = reach(document, path);
  let isArray = reached.some(({ index }) => index !== undefined);
  const values = reached.flatMap(({ value }) => {
    if (value === missing) return [null];
    if (!Array.isArray(value)) return [value];
    isArray = true;
    return value.length === 0 ? [undefined] : value;
  });
  return { values: values.length === 0 ? [null] : values, isArray };
}

/** True when at least one of the index's fields exists: what a sparse index holds. */
export const hasAnyField = (
  document: BsonDocument,
  paths: readonly (readonly string[])[],
): boolean => paths.some((path) => reach(document, path).some(({ value }) => value !== missing));

/** The key of a list of values, for hash lookups. */
export const entryKey = (values: readonly unknown[]): string => joinKeys(values.map(valueKey));
