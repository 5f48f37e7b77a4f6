import { setField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { placeAt } from './place.js';

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  if (!isDocument(value)) return value;
  const copy: BsonDocument = {};
  for (const name of Object.keys(value)) setField(copy, name, value[name]);
  return copy;
}

/**
 * A copy in which the ends of these paths can be set and removed: documents and arrays on the way to them are its own. All else it
 * shares with the original, so that a change costs what it changes, and what is the same is known by its identity.
 */
export function copyAlong(
  document: BsonDocument,
  paths: readonly (readonly string[])[],
): BsonDocument {
  const result = copyOf(document) as BsonDocument;
  const copied = new Set<unknown>();
  for (const parts of paths) {
    for (let length = 1; length < parts.length; length += 1) {
      const place = placeAt(result, parts.slice(0, length));
      if (typeof place.value !== 'object' || place.value === null) break;
      if (copied.has(place.value)) continue;
      const copy = copyOf(place.value);
      if (copy === place.value) break;
      copied.add(copy);
      place.set(copy);
    }
  }
  return result;
}
