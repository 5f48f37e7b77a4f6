import { toDouble } from '../bson/numbers.js';
import { type BsonDocument, isDate, isNumber } from '../bson/types.js';
import { reach, splitPath } from '../paths/reach.js';
import type { Collection } from './collection.js';
import type { Engine } from './engine.js';

/** Removes the documents whose time has come by a TTL index; `now` in milliseconds. */
export function expireDocuments(engine: Engine, now: number): void {
  if (!engine.isWritable) return;
  for (const database of engine.databaseNames()) {
    for (const collection of engine.collections(database).values()) expireIn(collection, now);
  }
}

function expireIn(collection: Collection, now: number): void {
  for (const { specification, fields, partialFilter } of collection.indexes.values()) {
    const seconds = specification['expireAfterSeconds'];
    if (!isNumber(seconds)) continue;
    const parts = splitPath(fields[0] as string);
    const index = collection.indexes.get(specification.name);
    for (const [recordId, document] of collection.records) {
      if (partialFilter && index?.entriesOf(document).length === 0) continue;
      const time = earliestDate(document, parts);
      if (time !== undefined && time + toDouble(seconds) * 1000 <= now) {
        collection.remove({ recordId, document });
      }
    }
  }
}

/** An array of dates expires with its earliest. */
function earliestDate(document: BsonDocument, parts: readonly string[]): number | undefined {
  const dates = reach(document, parts)
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter(isDate)
    .map((date) => date.getTime());
  return dates.length > 0 ? Math.min(...dates) : undefined;
}
