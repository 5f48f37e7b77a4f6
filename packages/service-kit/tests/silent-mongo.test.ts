import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectMongo, createLogger, describeError, type MongoDatabase } from '../src/index.js';
import { type Link, startLink } from './support/link.js';

const log = createLogger({ name: 'test', level: 'silent' });
const thing = new Schema({ name: { type: String, index: true } });
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let link: Link;
let database: MongoDatabase;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());

beforeEach(async () => {
  link = await startLink(mongo.uri);
  database = await connectMongo({
    uri: link.uri,
    dbName: 'kit',
    log,
    serverSelectionTimeoutMs: 300,
    silenceTimeoutMs: 300,
    connectTimeoutMs: 300,
  });
});

afterEach(async () => {
  link.thaw();
  await database.connection.dropDatabase();
  await database.close();
  await link.cut();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a server that is silent', () => {
  it('fails reads and writes as unavailable, and is used again when it answers', async () => {
    const Thing = database.connection.model('Thing', thing);
    await Thing.init();
    link.freeze();
    const failures = await Promise.all([
      failureOf(Thing.findOne().exec()),
      failureOf(Thing.create({ name: 'a' })),
      failureOf(Thing.updateOne({ name: 'a' }, { name: 'b' }).exec()),
      failureOf(Thing.aggregate([{ $match: {} }]).exec()),
      failureOf(database.isReady()),
    ]);
    for (const failure of failures) {
      expect(describeError(failure)).toMatchObject({ status: 503, code: 'Unavailable' });
    }
    link.thaw();
    while (!(await database.isReady().catch(() => false))) await new Promise(setImmediate);
    await expect(Thing.create({ name: 'after' })).resolves.toMatchObject({ name: 'after' });
  });

  it('may build an index for as long as it takes', async () => {
    const Thing = database.connection.model('Thing', thing);
    await Thing.init();
    // A connection for each of the two calls below.
    await Promise.all([Thing.findOne().exec(), Thing.findOne().exec()]);
    link.freeze();
    const built = Thing.createIndexes();
    // The limit has passed for everybody else.
    await failureOf(Thing.findOne().exec());
    link.thaw();
    await expect(built).resolves.toBeUndefined();
  });

  it('bounds a read of many batches by each batch alone', async () => {
    const Thing = database.connection.model('Thing', thing);
    await Thing.create(Array.from({ length: 30 }, (_, index) => ({ name: String(index) })));
    const names: unknown[] = [];
    const started = performance.now();
    for await (const { name } of Thing.find().cursor({ batchSize: 10 })) {
      names.push(name);
      // Work of its own between two batches, longer than the server may be silent.
      while (names.length === 10 && performance.now() - started < 400) {
        await new Promise(setImmediate);
      }
    }
    expect(names).toHaveLength(30);
  });
});

describe('a query', () => {
  it('carries the time the server may work on it, unless it sets its own', async () => {
    const Thing = database.connection.model('Thing', thing);
    const limited = Thing.find();
    const own = Thing.findOne().maxTimeMS(60_000);
    const counted = Thing.aggregate([{ $count: 'things' }]);
    await Promise.all([limited.exec(), own.exec(), counted.exec()]);
    expect([
      limited.getOptions().maxTimeMS,
      own.getOptions().maxTimeMS,
      counted.options.maxTimeMS,
    ]).toEqual([225, 60_000, 225]);
  });
});
