import './database/release-closed-writes.js';
import { type Db, MongoClient, type TopologyDescriptionChangedEvent } from 'mongodb';
import type { Registry } from 'prom-client';
import { measureDatabase } from './database/measure-database.js';
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

/** A service's own database, as collections are opened on it. */
export interface Database {
  readonly db: Db;
  /** Milliseconds after which the server is to end a query, before the client gives up its connection. */
  readonly maxTimeMs: number;
}

export interface MongoDatabase extends Database {
  /** Asks the server whether it accepts writes. Rejects when it does not answer. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** One database per service, even if the connection string already names one. */
export function databaseName(uri: string, dbName: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return named ? `${decodeURIComponent(named)}_${dbName}` : dbName;
}

/** Measures the calls of the collections opened on `db` from now on, and makes spans of them where traces are on. */
export function watchCalls(db: Db, registry: Registry | undefined): void {
  if (registry) measureDatabase(db, registry);
  if (isTracing()) traceDatabase(db);
}

/** Logs when the server is lost and found again. Returns a function that ends it. */
function reportOutages(client: MongoClient, log: Logger): () => void {
  const report = ({ previousDescription, newDescription }: TopologyDescriptionChangedEvent) => {
    const wasThere = previousDescription.hasKnownServers;
    if (wasThere === newDescription.hasKnownServers) return;
    if (wasThere) log.warn('database connection lost');
    else log.info('database connection restored');
  };
  client.on('topologyDescriptionChanged', report);
  client.on('error', (error: unknown) => log.error({ err: error }, 'database error'));
  return () => client.off('topologyDescriptionChanged', report);
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
  const client = new MongoClient(uri, {
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    socketTimeoutMS: silenceTimeoutMs,
    waitQueueTimeoutMS: serverSelectionTimeoutMs,
    // A hanging server is noticed after this plus the time to connect.
    heartbeatFrequencyMS: 5000,
    maxPoolSize: 20,
  });
  try {
    await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
  const stopReporting = reportOutages(client, log.child({ dbName }));
  const db = client.db(databaseName(uri, dbName));
  watchCalls(db, registry);
  return {
    db,
    maxTimeMs: Math.ceil(silenceTimeoutMs * 0.75),
    isReady: async () => {
      // A server that answers may still refuse writes: no primary, or its disk is full.
      const answer = await db.command({ hello: 1 });
      return answer['isWritablePrimary'] === true;
    },
    close: async () => {
      stopReporting();
      await client.close();
    },
  };
}
