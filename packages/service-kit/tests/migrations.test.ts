import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  connectMongo,
  createLogger,
  type Migration,
  type MongoDatabase,
  runMigrations,
  type RunMigrationsOptions,
} from '../src/index.js';

const log = createLogger({ name: 'test', level: 'silent' });
const BATCH = 10;
const TOTAL = 45;

let mongo: TestMongo;
let replicas: MongoDatabase[];

const connect = async () => {
  const replica = await connectMongo({ uri: mongo.uri, dbName: 'migrations', log });
  replicas.push(replica);
  return replica.db;
};
const run = async (migrations: readonly Migration[], options: Partial<RunMigrationsOptions> = {}) =>
  runMigrations(await connect(), migrations, { log, leaseMs: 400, pollMs: 5, ...options });

async function things() {
  const db = await connect();
  return db.collection<{ _id: number; touched?: number }>('things');
}

/** Touches every document in batches; `onBatch` may end it. */
function touching(id: number, onBatch: (done: number) => void | Promise<void> = () => undefined) {
  const calls = { count: 0 };
  const migration: Migration = {
    id,
    name: `touch ${id}`,
    async up(database, signal) {
      calls.count += 1;
      const collection = database.collection<{ _id: number; touched?: number }>('things');
      for (let done = 0; ; done += BATCH) {
        signal.throwIfAborted();
        await onBatch(done);
        const batch = await collection
          .find({ touched: { $ne: id } })
          .limit(BATCH)
          .toArray();
        if (batch.length === 0) return;
        const ids = batch.map(({ _id }) => _id);
        await collection.updateMany({ _id: { $in: ids } }, { $set: { touched: id } });
      }
    },
  };
  return { migration, calls };
}

beforeEach(async () => {
  mongo = await startTestMongo();
  replicas = [];
  await (await things()).insertMany(Array.from({ length: TOTAL }, (_, _id) => ({ _id })));
});
afterEach(async () => {
  for (const replica of replicas) await replica.close();
  await mongo.stop();
});

describe('migrations', () => {
  it('are not run on a new database, neither at first nor later', async () => {
    const db = await connect();
    await db?.dropDatabase();
    const [one, two] = [touching(1), touching(2)];
    await Promise.all([run([one.migration]), run([one.migration]), run([one.migration])]);
    await run([one.migration, two.migration]);
    await (await things()).insertOne({ _id: 1 });
    await run([one.migration, two.migration]);
    expect([one.calls.count, two.calls.count]).toEqual([0, 0]);
  });

  it('run once in the order of their ids, and are not run again', async () => {
    const order: number[] = [];
    const [one, two] = [
      touching(1, () => void order.push(1)),
      touching(2, () => void order.push(2)),
    ];
    await run([two.migration, one.migration]);
    await run([two.migration, one.migration]);
    expect([one.calls.count, two.calls.count]).toEqual([1, 1]);
    expect([...new Set(order)]).toEqual([1, 2]);
    expect(await (await things()).countDocuments({ touched: 2 })).toBe(TOTAL);
  });

  it('run once when replicas start at once, and all wait until they are done', async () => {
    const { migration, calls } = touching(1);
    const left = await Promise.all(
      Array.from({ length: 4 }, async () => {
        await run([migration]);
        return (await things()).countDocuments({ touched: { $ne: 1 } });
      }),
    );
    expect(calls.count).toBe(1);
    expect(left).toEqual([0, 0, 0, 0]);
  });

  it('that fail are told, not recorded, and carried on by the next start', async () => {
    let isBroken = true;
    const { migration, calls } = touching(1, (done) => {
      if (isBroken && done === 2 * BATCH) throw new Error('the disk is full');
    });
    const later = touching(2);
    await expect(run([migration, later.migration])).rejects.toThrow('the disk is full');
    expect(later.calls.count).toBe(0);
    expect(await (await things()).countDocuments({ touched: 1 })).toBe(2 * BATCH);
    isBroken = false;
    await run([migration, later.migration]);
    expect([calls.count, later.calls.count]).toEqual([2, 1]);
  });

  it('of a process that died are taken over by one that waits', async () => {
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    // A process that is killed: its connection goes, and it never comes back from its batch.
    const dead = await connectMongo({ uri: mongo.uri, dbName: 'migrations', log });
    const dying = touching(1, (done) => {
      if (done < BATCH) return;
      reached();
      return new Promise<void>(() => undefined);
    });
    void runMigrations(dead.db, [dying.migration], { log, leaseMs: 400, pollMs: 5 });
    await isReached;
    const { migration, calls } = touching(1);
    const waiting = run([migration]);
    await dead.close();
    await waiting;
    expect(calls.count).toBe(1);
    expect(await (await things()).countDocuments({ touched: 1 })).toBe(TOTAL);
  });

  it('of a process that lives are left to it, however long they take; waiting ends with a sentence', async () => {
    let finish = () => {};
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const slow = touching(1, () => {
      reached();
      return isFinished;
    });
    const working = run([slow.migration]);
    await isReached;
    const other = touching(1);
    // Longer than the lease: the holder's beat is what keeps it.
    await expect(run([other.migration], { waitMs: 1000 })).rejects.toThrow('Start again');
    expect(other.calls.count).toBe(0);
    finish();
    await working;
    await run([other.migration]);
    expect(other.calls.count).toBe(0);
  });

  it('that were taken over stop where they are', async () => {
    const database = await connect();
    const { migration } = touching(1, async (done) => {
      if (done === BATCH)
        await database.collection<{ _id: string }>('migrations').deleteOne({ _id: 'lease' });
      // The next beat notices.
      if (done >= BATCH) await new Promise((resolve) => setImmediate(resolve));
    });
    const endless: Migration = {
      ...migration,
      async up(connected, signal) {
        for (;;) {
          await migration.up(connected, signal);
          await connected.collection('things').updateMany({}, { $set: { touched: 0 } });
        }
      },
    };
    await expect(run([endless])).rejects.toThrow('took over');
    expect(await database.collection('migrations').countDocuments({})).toBe(0);
  });
});
