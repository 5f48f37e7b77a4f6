import { setTimeout as delay } from 'node:timers/promises';
import { connectMongo, type Logger, type MongoDatabase } from '@shortlist/service-kit';
import {
  type RateLimiterAbstract,
  RateLimiterMongo,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';

export interface StartSharedLimiterOptions {
  readonly mongodbUri: string;
  /** Of one key per minute, across all gateways. */
  readonly points: number;
  readonly log: Logger;
}

export interface SharedLimiter {
  /** Rejects with RateLimiterRes above the limit, with an error while the database does not answer. */
  readonly consume: RateLimiterAbstract['consume'];
  stop(): Promise<void>;
}

const durationSeconds = 60;
/** A slower database counts as unreachable: nobody waits longer for a count. */
const answerTimeoutMs = 500;
const selectionTimeoutMs = 2000;
const reconnectMs = 5000;

async function createLimiter(
  { db: { client, databaseName } }: MongoDatabase,
  points: number,
): Promise<RateLimiterAbstract> {
  const limiter = new RateLimiterMongo({
    // A count need not survive a crash of the database, so no call waits for its journal.
    storeClient: client.db(databaseName, { writeConcern: { w: 1 } }),
    tableName: 'sensitive_calls',
    keyPrefix: '',
    points,
    duration: durationSeconds,
    // A key over its limit is refused from memory until its minute is over.
    inMemoryBlockOnConsumed: points,
    disableIndexesCreation: true,
  });
  await limiter.createIndexes();
  return new RLWrapperTimeouts({ limiter, timeoutMs: answerTimeoutMs });
}

/**
 * Counts calls in the database `gateway`, which all gateways share. Resolves when it is reached or after the first
 * failure; then it keeps trying in the background.
 */
export async function startSharedLimiter({
  mongodbUri,
  points,
  log,
}: StartSharedLimiterOptions): Promise<SharedLimiter> {
  const stopping = new AbortController();
  let database: MongoDatabase | undefined;
  let limiter: RateLimiterAbstract | undefined;

  async function connect(): Promise<void> {
    database ??= await connectMongo({
      uri: mongodbUri,
      dbName: 'gateway',
      log,
      serverSelectionTimeoutMs: selectionTimeoutMs,
    });
    limiter = await createLimiter(database, points);
  }

  async function tryConnect(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'the database of shared rate limits is not reached; trying again');
    }
  }

  async function keepTrying(): Promise<void> {
    const { signal } = stopping;
    while (!limiter && !signal.aborted) {
      await delay(reconnectMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await tryConnect();
    }
  }

  await tryConnect();
  const trying = keepTrying();
  return {
    consume: async (key, points) => {
      if (!limiter) throw new Error('The database of shared rate limits was not reached yet.');
      // Each minute is counted by itself: what a clock wrote that was set back since holds nobody up.
      return limiter.consume(`${key} ${Math.floor(Date.now() / (durationSeconds * 1000))}`, points);
    },
    stop: async () => {
      stopping.abort();
      await trying;
      await database?.close();
    },
  };
}
