import { wholeNumber } from '../bson/coercion.js';
import { typeOf } from '../bson/types.js';
import { MongoError } from '../errors.js';

/** The `$slice` of a find projection: a count (negative from the end) or `[skip, limit]`; only arrays are cut. */
export function sliceProjection(argument: unknown): (value: unknown) => unknown {
  if (!Array.isArray(argument)) {
    const count = wholeNumber(argument);
    if (count === undefined) throw invalid(argument);
    return onArrays((array) => (count < 0 ? array.slice(count) : array.slice(0, count)));
  }
  const [skip, limit] = argument.map(wholeNumber);
  if (argument.length !== 2 || skip === undefined || limit === undefined) throw invalid(argument);
  if (limit <= 0)
    throw new MongoError(
      28724,
      `Invalid $slice syntax. The given syntax ${limit} must be a positive number`,
    );
  return onArrays((array) => {
    const start = skip < 0 ? Math.max(array.length + skip, 0) : skip;
    return array.slice(start, start + limit);
  });
}

const onArrays =
  (cut: (array: unknown[]) => unknown[]) =>
  (value: unknown): unknown =>
    Array.isArray(value) ? cut(value) : value;

const invalid = (argument: unknown) =>
  new MongoError(
    28667,
    `Invalid $slice syntax. The given syntax did not match the find() syntax because :: Location31273: First argument to $slice must be a number, found ${typeOf(argument)}`,
  );
