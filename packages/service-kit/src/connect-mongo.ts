import mongoose, { type Connection } from 'mongoose';
import type { Logger } from './logger.js';

export interface ConnectMongoOptions {
  readonly uri: string;
  /** The service's database. A name in the connection string is put before it: `…/staging` and `auth` → `staging_auth`. */
  readonly dbName: string;
  readonly log: Logger;
  /** Milliseconds to look for a server, at start and before each call fails. Default 5000. */
  readonly serverSelectionTimeoutMs?: number;
}

export interface MongoDatabase {
  /** The service's own connection; models are made on it: `connection.model(name, schema)`. */
  readonly connection: Connection;
  /** Asks the server. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** One database per service, also where the connection string already names a database. */
export function databaseName(uri: string, dbName: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return named ? `${decodeURIComponent(named)}_${dbName}` : dbName;
}

/** Connects to one database. A write counts when a majority has it in its journal. Rejects when no server answers. */
export async function connectMongo({
  uri,
  dbName,
  log,
  serverSelectionTimeoutMs = 5000,
}: ConnectMongoOptions): Promise<MongoDatabase> {
  const connection = mongoose.createConnection(uri, {
    dbName: databaseName(uri, dbName),
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    maxPoolSize: 20,
    // While the server is away a call fails after the selection time; buffered it would wait twice as long.
    bufferCommands: false,
  });
  connection.on('error', (error: unknown) => log.error({ err: error }, 'database error'));
  connection.on('disconnected', () => log.warn({ dbName }, 'database connection lost'));
  connection.on('reconnected', () => log.info({ dbName }, 'database connection restored'));
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close(true);
    throw error;
  }
  return {
    connection,
    isReady: async () => {
      const answer = await connection.db?.command({ ping: 1 });
      return answer?.['ok'] === 1;
    },
    close: async () => {
      connection.removeAllListeners('disconnected');
      await connection.close();
    },
  };
}
