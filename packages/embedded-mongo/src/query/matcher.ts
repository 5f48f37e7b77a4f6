import type { BsonDocument } from '../bson/types.js';

/** Where a match was found, for the positional `$`. */
export interface MatchDetails {
  /** The element of the first array on the matched path. */
  index?: number;
}

/** A compiled filter. */
export type Matcher = (document: BsonDocument, details?: MatchDetails) => boolean;

/** A compiled filter of one value (an array element). */
export type ElementMatcher = (element: unknown) => boolean;
