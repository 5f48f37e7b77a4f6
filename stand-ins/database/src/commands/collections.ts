import { MongoError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { BsonDocument } from '../query/values.js';
import { idIndex } from '../storage/engine.js';
import { collectionName, documentArgument, flagArgument } from './arguments.js';
import type { Command } from './command.js';

/** `create`: an empty collection; error 48 when it exists. */
export const create: Command = {
  fields: [],
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
    request.server.engine.dropCollection(request.database, collectionName(request));
    return { ok: 1 };
  },
};

/** `dropDatabase`: every collection of the database. */
export const dropDatabase: Command = {
  fields: [],
  writes: true,
  run: ({ database, server }) => {
    const names = [...server.engine.collections(database).keys()];
    for (const name of names) server.engine.dropCollection(database, name);
    return { dropped: database, ok: 1 };
  },
};

/** `listCollections`: through a cursor, with a filter. */
export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ body, database, server }) => {
    const matches = compileFilter(documentArgument(body, 'filter'));
    const nameOnly = flagArgument(body, 'nameOnly') ?? false;
    const entries: BsonDocument[] = [...server.engine.collections(database).keys()].map((name) => ({
      name,
      type: 'collection',
      ...(!nameOnly && { options: {}, info: { readOnly: false }, idIndex }),
    }));
    return server.cursors.open(`${database}.$cmd.listCollections`, entries.filter(matches), {
      batchSize: entries.length,
    });
  },
};

/** `listDatabases`: for shells. */
export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ body, server }) => {
    const matches = compileFilter(documentArgument(body, 'filter'));
    const databases = server.engine
      .databaseNames()
      .map((name) => ({ name, sizeOnDisk: 0, empty: false }))
      .filter(matches);
    return { databases, totalSize: 0, ok: 1 };
  },
};
