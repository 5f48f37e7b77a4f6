import { EventEmitter } from 'node:events';
import type { Db, Document } from 'mongodb';
import { createAsk, type FindServer } from './ask.js';
import { InProcessCollection } from './collection.js';
import { InProcessCursor } from './cursor.js';

/**
 * A database of a server in this process, for tests of services: its commands run without the driver and a socket, which take
 * most of the time of a call. It has the part of the driver's class that services use; `documents.test.ts` of service-kit
 * holds both to the same answers.
 */
export function openInProcess(findServer: FindServer, databaseName: string): Db {
  const ask = createAsk(findServer, databaseName);
  const database = {
    databaseName,
    client: Object.assign(new EventEmitter(), { options: { hosts: [] } }),
    collection: (name: string) => new InProcessCollection(ask, name),
    listCollections: (filter: Document = {}) =>
      new InProcessCursor(ask, { listCollections: 1, filter, cursor: {} }),
    command: ask,
    dropDatabase: async () => (await ask({ dropDatabase: 1 }))['ok'] === 1,
  };
  return database as unknown as Db;
}
