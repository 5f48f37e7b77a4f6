import type { BsonDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { compileFilter } from '../query/match.js';
import { idIndex } from '../storage/index-specification.js';
import type { Command } from './command.js';
import { collectionName, countArgument, documentArgument, flagArgument } from './read-arguments.js';

/** `create`: an empty collection; error 48 when it exists. */
export const create: Command = {
  fields: ['autoIndexId', 'idIndex', 'validationLevel', 'validationAction'],
  refuses: [
    'capped',
    'size',
    'max',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'validator',
    'viewOn',
    'pipeline',
    'storageEngine',
    'indexOptionDefaults',
    'changeStreamPreAndPostImages',
    'encryptedFields',
  ],
  writes: true,
  run: (request) => {
    const { database, server } = request;
    const name = collectionName(request);
    if (server.engine.collection(database, name)) {
      throw new MongoError(48, `Collection ${database}.${name} already exists.`);
    }
    server.engine.ensureCollection(database, name);
    return { ok: 1 };
  },
};

/** `drop`: also succeeds when there is no such collection, as since MongoDB 7.0. */
export const drop: Command = {
  fields: [],
  writes: true,
  run: (request) => {
    const { database, server } = request;
    const name = collectionName(request);
    const nIndexesWas = server.engine.collection(database, name)?.indexes.size;
    if (!server.engine.dropCollection(database, name)) return { ok: 1 };
    return { nIndexesWas, ns: `${database}.${name}`, ok: 1 };
  },
};

/** `dropDatabase`: every collection of the database. */
export const dropDatabase: Command = {
  fields: [],
  writes: true,
  run: ({ database, server }) => {
    const names = [...server.engine.collections(database).keys()];
    for (const name of names) server.engine.dropCollection(database, name);
    return names.length > 0 ? { dropped: database, ok: 1 } : { ok: 1 };
  },
};

/** `listCollections`: through a cursor, with a filter. */
export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ body, database, server }) => {
    const matches = compileFilter(documentArgument(body, 'listCollections', 'filter'));
    const nameOnly = flagArgument(body, 'listCollections', 'nameOnly') ?? false;
    const cursor = documentArgument(body, 'listCollections', 'cursor');
    const entries: BsonDocument[] = [...server.engine.collections(database).keys()].map((name) => ({
      name,
      type: 'collection',
      ...(!nameOnly && { options: {}, info: { readOnly: false }, idIndex }),
    }));
    return server.cursors.open(
      `${database}.$cmd.listCollections`,
      entries.filter((entry) => matches(entry)),
      {
        batchSize: countArgument(cursor, 'listCollections.cursor', 'batchSize'),
        singleBatch: false,
      },
    );
  },
};

/** `listDatabases`: names, and whether they are empty (never: an empty database does not exist). */
export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ body, database, server }) => {
    if (database !== 'admin') {
      throw new MongoError(13, 'listDatabases may only be run against the admin database.');
    }
    const matches = compileFilter(documentArgument(body, 'listDatabases', 'filter'));
    const nameOnly = flagArgument(body, 'listDatabases', 'nameOnly') ?? false;
    const databases = server.engine
      .databaseNames()
      .map((name): BsonDocument => (nameOnly ? { name } : { name, sizeOnDisk: 0, empty: false }))
      .filter((entry) => matches(entry));
    return { databases, ...(!nameOnly && { totalSize: 0 }), ok: 1 };
  },
};
