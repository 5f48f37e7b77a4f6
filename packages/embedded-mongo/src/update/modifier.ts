import type { BsonDocument } from '../bson/types.js';
import type { Place } from '../paths/place.js';

/** What a modifier works on. */
export interface ModifierInput {
  readonly place: Place;
  readonly argument: unknown;
  readonly path: string;
  /** The document's `_id`, for messages. */
  readonly id: unknown;
  /** True when the document is being inserted by an upsert. */
  readonly inserting: boolean;
  /** The document before this update, for `$rename`. */
  readonly original: BsonDocument;
}

/** One update operator. */
export interface Modifier {
  /** Checks the argument once, when the update is parsed. */
  readonly check?: (argument: unknown, path: string) => void;
  readonly apply: (input: ModifierInput) => void;
}
