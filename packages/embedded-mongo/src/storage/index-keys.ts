import { joinKeys, valueKey } from '../bson/compare.js';
import { getField, isArrayIndex } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { missing, reach } from '../paths/reach.js';

/** How far the value of one index field has been followed; `done` when it is final. */
interface Trail {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly done: boolean;
}

/**
 * The values under which an index holds a document, one list per entry. An array gives an entry per element; fields
 * below one array stay together element by element. Two different arrays are error 171.
 */
export const indexEntries = (
  document: BsonDocument,
  paths: readonly (readonly string[])[],
): unknown[][] => entriesOf(paths.map((rest) => ({ value: document, rest, done: false })));

function entriesOf(trails: readonly Trail[]): unknown[][] {
  const advanced = trails.map((trail) => (trail.done ? trail : advance(trail)));
  const atArrays = advanced.filter(({ done }) => !done);
  const [first] = atArrays;
  if (!first) return [advanced.map(({ value }) => (value === missing ? null : value))];
  if (atArrays.some(({ value }) => value !== first.value)) {
    throw new MongoError(171, 'cannot index parallel arrays');
  }
  const array = first.value as unknown[];
  const elements = array.length === 0 ? [undefined] : array;
  return elements.flatMap((element) =>
    entriesOf(advanced.map((trail) => (trail.done ? trail : into(element, trail)))),
  );
}

const final = (value: unknown): Trail => ({ value, rest: [], done: true });

/** Follows a path through documents up to its end or the first array on it. */
function advance({ value, rest }: Trail): Trail {
  let current = value;
  for (const [position, part] of rest.entries()) {
    if (Array.isArray(current)) {
      if (!isArrayIndex(part) || Number(part) >= current.length) {
        return { value: current, rest: rest.slice(position), done: false };
      }
      current = current[Number(part)];
    } else if (isDocument(current) && Object.hasOwn(current, part))
      current = getField(current, part);
    else return final(missing);
  }
  return Array.isArray(current) ? { value: current, rest: [], done: false } : final(current);
}

/** A field that ends at the array takes the element, an array in it whole; one that goes on looks into documents. */
function into(element: unknown, { rest }: Trail): Trail {
  if (rest.length === 0) return final(element);
  return isDocument(element) ? { value: element, rest, done: false } : final(missing);
}

/** True when at least one of the index's fields exists: what a sparse index holds. */
export const hasAnyField = (
  document: BsonDocument,
  paths: readonly (readonly string[])[],
): boolean => paths.some((path) => reach(document, path).some(({ value }) => value !== missing));

/** The key of a list of values, for hash lookups. */
export const entryKey = (values: readonly unknown[]): string => joinKeys(values.map(valueKey));
