import type { Db } from 'mongodb';
import { connectMongo, databaseName, watchCalls } from '../connect-mongo.js';

/** A test's server, such as `startTestMongo()` gives. */
interface TestServer {
  readonly uri: string;
  readonly openInProcess?: (databaseName: string) => Db;
}

/**
 * Opens databases of a test's server, for services under test: within this process where it can, since the driver and a
 * socket take most of the time of a call, over the driver otherwise.
 */
export function connectTo({ uri, openInProcess }: TestServer): typeof connectMongo {
  return async (options) => {
    if (!openInProcess || options.uri !== uri) return connectMongo(options);
    const db = openInProcess(databaseName(uri, options.dbName));
    watchCalls(db, options.registry);
    return { db, maxTimeMs: 15_000, isReady: async () => true, close: async () => undefined };
  };
}
