import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type CollectionsOf,
  connectMongo,
  createLogger,
  defineDocument,
  describeError,
  type MongoDatabase,
  openCollections,
} from '../src/index.js';
import { type Link, startLink } from './support/link.js';

const log = createLogger({ name: 'test', level: 'silent' });
const definitions = {
  things: defineDocument({
    collection: 'things',
    fields: { _id: z.string(), name: z.string() },
    indexes: [{ fields: { name: 1 } }],
  }),
};
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let link: Link;
let database: MongoDatabase;
let things: CollectionsOf<typeof definitions>['things'];

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
  ({ things } = await openCollections(database, definitions, log));
});

afterEach(async () => {
  link.thaw();
  await database.db.dropDatabase();
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
    link.freeze();
    const failures = await Promise.all([
      failureOf(things.findOne({})),
      failureOf(things.create({ _id: 'a', name: 'a' })),
      failureOf(things.updateOne({ name: 'a' }, { $set: { name: 'b' } })),
      failureOf(things.aggregate({}, [], z.unknown())),
      failureOf(database.isReady()),
    ]);
    for (const failure of failures) {
      expect(describeError(failure)).toMatchObject({ status: 503, code: 'Unavailable' });
    }
    link.thaw();
    while (!(await database.isReady().catch(() => false))) await new Promise(setImmediate);
    await expect(things.create({ _id: 'b', name: 'after' })).resolves.toMatchObject({ _id: 'b' });
  });

  it('may build an index for as long as it takes', async () => {
    // A connection for each of the two calls below.
    await Promise.all([things.findOne({}), things.findOne({})]);
    link.freeze();
    const built = openCollections(database, definitions, log);
    // The limit has passed for everybody else.
    await failureOf(things.findOne({}));
    link.thaw();
    await expect(built).resolves.toBeDefined();
  });

  it('bounds a read of many batches by each batch alone', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index));
    await things.createMany(ids.map((_id) => ({ _id, name: _id })));
    const view = definitions.things.pick('name');
    let read = 0;
    const started = performance.now();
    await things.eachReadable({}, view, { batchSize: 10 }, async () => {
      read += 1;
      // Work of its own between two batches, longer than the server may be silent.
      while (read === 10 && performance.now() - started < 400) await new Promise(setImmediate);
    });
    expect(read).toBe(30);
  });
});
