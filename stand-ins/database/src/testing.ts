import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import { openInProcess } from './in-process/open-in-process.js';
import { startServer } from './server.js';

export { startServer } from './server.js';

/** A database for one test suite. */
export interface TestMongo {
  /** A connection string with a database name that is used nowhere else. */
  readonly uri: string;
  /** A database of the server without driver and socket; undefined where the server is another process. */
  readonly openInProcess?: (databaseName: string) => Db;
  /** Removes the database, and those whose names begin with its name. */
  stop(): Promise<void>;
}

/** A fresh, empty database: on the server of `MONGODB_URI` when set, else on an embedded server in a temp folder. */
export async function startTestMongo(): Promise<TestMongo> {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const external = process.env['MONGODB_URI'];
  if (external) return startExternal(external, name);
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const { uri, stop, findState } = await startServer({ dataDir, flush: false });
  return {
    uri: `${uri}/${name}`,
    openInProcess: (databaseName) => openInProcess(findState, databaseName),
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startExternal(external: string, name: string): Promise<TestMongo> {
  const uri = new URL(external);
  uri.pathname = `/${name}`;
  return {
    uri: uri.href,
    stop: async () => {
      const { MongoClient } = await import('mongodb');
      const client = new MongoClient(uri.href);
      try {
        // The name of each service's database begins with it.
        const own = { name: { $regex: `^${name}` } };
        const { databases } = await client
          .db()
          .admin()
          .listDatabases({ filter: own, nameOnly: true });
        for (const database of databases) await client.db(database.name).dropDatabase();
      } finally {
        await client.close();
      }
    },
  };
}
