import { notSupported } from '../errors.js';
import { findOrdered, findRecords } from '../query/find-records.js';
import { compileProjection } from '../query/projection.js';
import { parseSort, sortBy } from '../query/sort.js';
import type { BsonDocument } from '../query/values.js';
import type { Collection, StoredRecord } from '../storage/collection.js';
import { collectionName, countArgument, documentArgument, flagArgument } from './arguments.js';
import type { Command } from './command.js';

/** `find`: the matching documents, sorted, cut and projected, through a cursor. */
export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'tailable',
    'awaitData',
    'noCursorTimeout',
    'allowDiskUse',
  ],
  run: (request) => {
    const { body, database, server } = request;
    if (flagArgument(body, 'tailable')) throw notSupported('A tailable cursor');
    const name = collectionName(request);
    const projection = documentArgument(body, 'projection');
    const project = Object.keys(projection).length > 0 ? compileProjection(projection) : undefined;
    const skip = countArgument(body, 'skip') ?? 0;
    const end = skip + (countArgument(body, 'limit') || Number.POSITIVE_INFINITY);
    const found = inOrder(
      server.engine.collection(database, name),
      documentArgument(body, 'filter'),
      documentArgument(body, 'sort'),
    );
    const documents: BsonDocument[] = [];
    let position = 0;
    for (const { document } of found) {
      if (position >= skip) documents.push(project ? project(document) : document);
      position += 1;
      if (position >= end) break;
    }
    const batchSize = countArgument(body, 'batchSize');
    return server.cursors.open(`${database}.${name}`, documents, {
      ...(batchSize !== undefined && { batchSize }),
      singleBatch: flagArgument(body, 'singleBatch') ?? false,
    });
  },
};

/** The matching records in the order of a sort; in that of their insertion when it is empty. */
export function inOrder(
  collection: Collection | undefined,
  filter: BsonDocument,
  sort: BsonDocument,
): Iterable<StoredRecord> {
  const fields = parseSort(sort);
  const found = findRecords(collection, filter);
  if (!collection || fields.length === 0) return found;
  return findOrdered(collection, filter, fields) ?? sortBy(found, fields);
}
