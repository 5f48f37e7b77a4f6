import { type BsonDocument, isDocument } from '../bson/types.js';
import { badValue } from '../errors.js';
import { cut } from '../query/cut.js';
import { compileProjection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import { findOrdered } from '../scan/find-ordered.js';
import { findRecords } from '../scan/find-records.js';
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
      hint: body['hint'],
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
  readonly hint: unknown;
}

function query(
  collection: Collection | undefined,
  { filter, sort, projection, skip, limit, hint }: Query,
): BsonDocument[] {
  const project = Object.keys(projection).length > 0 ? compileProjection(projection) : undefined;
  const isNatural = Object.hasOwn(sort, '$natural');
  const sorter = !isNatural && Object.keys(sort).length > 0 ? compileSort(sort) : undefined;
  const found = findRecords(collection, filter, isNatural ? naturalHint(sort, hint) : hint);
  const isPage = sorter && Number.isFinite(limit) && hint === undefined;
  const walked = isPage && collection ? findOrdered(collection, filter, sort) : undefined;
  const ordered =
    walked ?? (sorter ? sorter(found, ({ document }) => document, skip + limit) : found);
  return Array.from(cut(ordered, { skip, limit }), ({ document, details }) =>
    project ? project(document, details) : document,
  );
}

/** Sorting by `$natural` means the order of insertion or its reverse, as the hint of that name does. */
function naturalHint(sort: BsonDocument, hint: unknown): BsonDocument {
  if (Object.keys(sort).length > 1) {
    throw badValue('$natural sort cannot be set to a value other than -1 or 1, with no other key');
  }
  if (hint !== undefined && !(isDocument(hint) && Object.hasOwn(hint, '$natural'))) {
    throw badValue('A hint of an index cannot be used with a $natural sort');
  }
  return { $natural: sort['$natural'] };
}
