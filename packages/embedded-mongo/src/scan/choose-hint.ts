import { wholeNumber } from '../bson/coercion.js';
import { equalValues } from '../bson/compare.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { badValue, failedToParse, notSupported } from '../errors.js';
import type { Collection } from '../storage/collection.js';
import type { CollectionIndex } from '../storage/collection-index.js';

/** What a `hint` asks for: an index, or the documents in natural order or (`reversed`) against it. */
export interface Hint {
  readonly index?: CollectionIndex;
  readonly reversed?: boolean;
}

/** Reads a `hint`: an index's name or key, or `{$natural: ±1}`. Error 2 when there is no such index. */
export function chooseHint({ indexes }: Collection, hint: unknown): Hint | undefined {
  if (hint === undefined || hint === null) return undefined;
  if (typeof hint !== 'string' && !isDocument(hint)) {
    throw failedToParse('Hint must be a string or an object');
  }
  if (isDocument(hint)) {
    if (Object.keys(hint).length === 0) return undefined;
    if (Object.hasOwn(hint, '$natural')) return natural(hint);
  }
  const index = [...indexes.values()].find(({ specification }) =>
    typeof hint === 'string' ? specification.name === hint : equalValues(specification.key, hint),
  );
  if (!index || index.specification['hidden'] === true) {
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return { index };
}

function natural(hint: BsonDocument): Hint {
  const direction = wholeNumber(hint['$natural']);
  if (Object.keys(hint).length > 1 || (direction !== 1 && direction !== -1)) {
    throw badValue('$natural hint must be 1 or -1, and the only key of the hint');
  }
  return { reversed: direction === -1 };
}

/** Error 115: MongoDB would work out whether the filter implies the index's condition. */
export const unclearPartialHint = () =>
  notSupported('A hint on a partial index whose condition the filter does not repeat');
