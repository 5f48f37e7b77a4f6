import './database/release-closed-writes.js';
import mongoose, { type Connection } from 'mongoose';
import type { Registry } from 'prom-client';
import { measureDatabase } from './database/measure-database.js';
import { limitOperations } from './limit-operations.js';
import type { Logger } from './logger.js';
import { traceDatabase } from './telemetry/trace-database.js';
import { isTracing } from './telemetry/tracing-state.js';

export interface ConnectMongoOptions {
  readonly uri: string;
  /** The service's database. A name in the connection string is prefixed: `…/staging` and `auth` → `staging_auth`. */
  readonly dbName: string;
  readonly log: Logger;
  /** Gets the metrics of calls and of the pool; without it nothing is measured. */
  readonly registry?: Registry;
  /** Milliseconds to look for a server before the start or a call fails. Default 3000. */
  readonly serverSelectionTimeoutMs?: number;
  /** Milliseconds the server may be silent during one call, and to connect to it. Default 20,000 and 3000. */
  readonly silenceTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
}

export interface MongoDatabase {
  /** The service's own connection; models are made on it: `connection.model(name, schema)`. */
  readonly connection: Connection;
  /** Asks the server whether it accepts writes. Rejects when it does not answer. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** One database per service, even if the connection string already names one. */
export function databaseName(uri: string, dbName: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return named ? `${decodeURIComponent(named)}_${dbName}` : dbName;
}

/** Connects to one database. A write counts when a majority has it in its journal. Rejects when no server answers. */
export async function connectMongo({
  uri,
  dbName,
  log,
  registry,
  serverSelectionTimeoutMs = 3000,
  silenceTimeoutMs = 20_000,
  connectTimeoutMs = 3000,
}: ConnectMongoOptions): Promise<MongoDatabase> {
  const connection = mongoose.createConnection(uri, {
    dbName: databaseName(uri, dbName),
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    socketTimeoutMS: silenceTimeoutMs,
    waitQueueTimeoutMS: serverSelectionTimeoutMs,
    // A hanging server is noticed after this plus the time to connect.
    heartbeatFrequencyMS: 5000,
    maxPoolSize: 20,
    // While the server is away a call fails after the selection time; buffered it would wait twice as long.
    bufferCommands: false,
  });
  // So that the server ends a query before the client gives up the connection.
  limitOperations(connection, Math.ceil(silenceTimeoutMs * 0.75));
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close(true);
    throw error;
  }
  connection.on('error', (error: unknown) => log.error({ err: error }, 'database error'));
  connection.on('disconnected', () => log.warn({ dbName }, 'database connection lost'));
  connection.on('reconnected', () => log.info({ dbName }, 'database connection restored'));
  if (registry) measureDatabase(connection, registry);
  if (isTracing()) traceDatabase(connection);
  return {
    connection,
    isReady: async () => {
      // A server that answers may still refuse writes: no primary, or its disk is full.
      const answer = await connection.db?.command({ hello: 1 });
      return answer?.['isWritablePrimary'] === true;
    },
    close: async () => {
      connection.removeAllListeners('disconnected');
      await connection.close();
    },
  };
}
