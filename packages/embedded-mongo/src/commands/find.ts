import { badValue } from '../errors.js';
import type { BsonDocument } from '../bson/types.js';
import { compileFilter } from '../query/match.js';
import { compileProjection } from '../query/projection.js';
import { wholeNumber } from '../bson/coercion.js';
import { compileSort, type Sorter } from '../query/sort.js';
import { findRecords, type FoundRecord } from '../scan/find-records.js';
import type { Collection } from '../storage/collection.js';
import type { Command } from './command.js';
import { collectionName, countArgument, documentArgument, flagArgument } from './read-arguments.js';

/** `find`: the matching documents, sorted, cut and projected, through a cursor. */
export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowPartialResults',
    'allowDiskUse',
    'oplogReplay',
    'tailable',
    'awaitData',
  ],
  refuses: ['returnKey', 'showRecordId', 'min', 'max', 'let'],
  run: (request) => {
    const { body, database, server } = request;
    if (flagArgument(body, 'find', 'tailable') || flagArgument(body, 'find', 'awaitData')) {
      throw badValue('error processing query: tailable cursor requested on non capped collection');
    }
    const name = collectionName(request);
    const collection = server.engine.collection(database, name);
    const documents = query(collection, {
      filter: documentArgument(body, 'find', 'filter'),
      sort: documentArgument(body, 'find', 'sort'),
      projection: documentArgument(body, 'find', 'projection'),
      skip: countArgument(body, 'find', 'skip') ?? 0,
      limit: countArgument(body, 'find', 'limit') || Number.POSITIVE_INFINITY,
    });
    return server.cursors.open(`${database}.${name}`, documents, {
      batchSize: countArgument(body, 'find', 'batchSize'),
      singleBatch: flagArgument(body, 'find', 'singleBatch') ?? false,
    });
  },
};

interface Query {
  readonly filter: BsonDocument;
  readonly sort: BsonDocument;
  readonly projection: BsonDocument;
  readonly skip: number;
  readonly limit: number;
}

function query(
  collection: Collection | undefined,
  { filter, sort, projection, skip, limit }: Query,
): BsonDocument[] {
  const project = Object.keys(projection).length > 0 ? compileProjection(projection) : undefined;
  const sorter = compileFindSort(sort);
  if (!collection) {
    // The filter of an empty collection is checked all the same.
    compileFilter(filter);
    return [];
  }
  const sorted = Object.keys(sort).length > 0;
  const found = take(
    findRecords(collection, filter),
    sorted ? Number.POSITIVE_INFINITY : skip + limit,
  );
  const ordered = sorted ? sorter(found, ({ document }) => document) : found;
  const page = ordered.slice(skip, skip + limit);
  return page.map(({ document, details }) => (project ? project(document, details) : document));
}

/** `{$natural: ±1}` is the order of insertion or its reverse. */
function compileFindSort(sort: BsonDocument): Sorter {
  if (!Object.hasOwn(sort, '$natural')) return compileSort(sort);
  const direction = wholeNumber(sort['$natural']);
  if (Object.keys(sort).length > 1 || (direction !== 1 && direction !== -1)) {
    throw badValue('$natural sort must be 1 or -1, and the only sort key');
  }
  return (items) => (direction === 1 ? [...items] : items.toReversed());
}

function take(records: Iterable<FoundRecord>, count: number): FoundRecord[] {
  const taken: FoundRecord[] = [];
  for (const record of records) {
    taken.push(record);
    if (taken.length >= count) break;
  }
  return taken;
}
