import type { Collection } from './collection.js';
import type { Engine } from './engine.js';

/** The first time that a `Date` can hold. */
export const earliest = new Date(-8.64e15);

/** Removes the documents whose time has come by a TTL index; `now` in milliseconds. */
export function expireDocuments(engine: Engine, now: number): void {
  if (!engine.isWritable) return;
  for (const database of engine.databaseNames()) {
    for (const collection of engine.collections(database).values()) expireIn(collection, now);
  }
}

function expireIn(collection: Collection, now: number): void {
  for (const index of collection.indexes.values()) {
    const seconds = index.specification['expireAfterSeconds'];
    if (typeof seconds !== 'number') continue;
    const most = new Date(now - seconds * 1000);
    const expired = [...index.locate({ prefix: [], least: earliest, most }).entries()];
    for (const recordId of new Set(expired.map((entry) => entry.recordId))) {
      const document = collection.records.get(recordId);
      if (document) collection.remove({ recordId, document });
    }
  }
}
