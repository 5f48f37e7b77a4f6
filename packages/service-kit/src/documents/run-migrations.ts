import type { Db } from 'mongodb';
import type { Logger } from '../logger.js';
import { type LeaseTimes, takeLease } from './migration-lease.js';

/** A change to stored data for which a default is not enough. */
export interface Migration {
  /** Its place in the order: never changed, never reused. */
  readonly id: number;
  readonly name: string;
  /**
   * Works in batches and can be restarted at any point, as a crash may end it anywhere. Its results must be readable by
   * the previous release too, whose processes still run alongside. Stops when the signal aborts.
   */
  up(database: Db, signal: AbortSignal): Promise<void>;
}

export interface RunMigrationsOptions extends Partial<LeaseTimes> {
  readonly log: Logger;
  /** Milliseconds to wait for another process that migrates; default 10 minutes. */
  readonly waitMs?: number;
}

interface DoneDocument {
  readonly _id: number;
  readonly name: string;
  readonly doneAt: Date;
}

const SECOND = 1000;
const RECORDS = 'migrations';

/** True where nothing was stored yet but who migrates. */
async function isNew(database: Db): Promise<boolean> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  return found.every(({ name }) => name === RECORDS);
}

/**
 * Runs the migrations not yet run on this database, in order of their ids, each once across all processes. Any number
 * of processes may start together: one migrates, the others wait for it and take over if it dies. A new database has
 * nothing to migrate. Throws what a migration throws, or when another process takes longer than `waitMs`.
 */
export async function runMigrations(
  database: Db,
  migrations: readonly Migration[],
  options: RunMigrationsOptions,
): Promise<void> {
  const { log, waitMs = 600 * SECOND, leaseMs = 30 * SECOND, pollMs = SECOND / 2 } = options;
  const records = database.collection<DoneDocument>(RECORDS);
  const findPending = async () => {
    const done = await records.find({ doneAt: { $exists: true } }).toArray();
    return migrations
      .filter(({ id }) => !done.some(({ _id }) => _id === id))
      .sort((one, other) => one.id - other.id);
  };
  if ((await findPending()).length === 0) return;
  const until = performance.now() + waitMs;
  const lease = await takeLease(database, { leaseMs, pollMs }, async () => {
    if ((await findPending()).length === 0) return true;
    if (performance.now() < until) return false;
    throw new Error(
      'Another process has been migrating the database for long. Start again when it is done.',
    );
  });
  if (!lease) return;
  try {
    const pending = await findPending();
    if (pending.length > 0 && (await isNew(database))) {
      const doneAt = new Date();
      await records.insertMany(pending.map(({ id, name }) => ({ _id: id, name, doneAt })));
      return;
    }
    for (const { id, name, up } of pending) {
      const startedAt = performance.now();
      log.info({ migration: id }, `migrating: ${name}`);
      await up(database, lease.signal);
      lease.signal.throwIfAborted();
      await records.insertOne({ _id: id, name, doneAt: new Date() });
      const ms = Math.round(performance.now() - startedAt);
      log.info({ migration: id, ms }, `migrated: ${name}`);
    }
  } finally {
    await lease.release();
  }
}
