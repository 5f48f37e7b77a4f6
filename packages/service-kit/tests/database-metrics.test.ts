import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type CollectionsOf,
  connectMongo,
  createLogger,
  defineDocument,
  measureDatabase,
  type MongoDatabase,
  observeCalls,
  openCollections,
} from '../src/index.js';

const note = defineDocument({
  collection: 'notes',
  fields: { _id: z.string(), count: z.number() },
  indexes: [],
});
const definitions = { notes: note };
const log = createLogger({ name: 'test', level: 'silent' });
const registry = new Registry();
const seen: string[] = [];
let mongo: TestMongo;
let database: MongoDatabase;
let notes: CollectionsOf<typeof definitions>['notes'];

beforeAll(async () => {
  mongo = await startTestMongo();
  database = await connectMongo({ uri: mongo.uri, dbName: 'metrics', log });
  measureDatabase(database.db, registry);
  observeCalls(database.db, async ({ collection, command }, run) => {
    seen.push(`> ${collection}.${command}`);
    return run().finally(() => seen.push(`< ${collection}.${command}`));
  });
  ({ notes } = await openCollections(database, definitions, log));
});
afterAll(async () => {
  await database.close();
  await mongo.stop();
});

async function callsOf(command: string): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n');
  return lines
    .filter((line) => line.startsWith('database_call_duration_seconds_count'))
    .filter((line) => line.includes(`command="${command}"`));
}

describe('calls to the database', () => {
  it('are counted by collection, command and outcome, and never by what they hold', async () => {
    await notes.create({ _id: 'secret-id', count: 1 });
    await expect(notes.create({ _id: 'secret-id', count: 1 })).rejects.toThrow();
    const found = 'database_call_duration_seconds_count{collection="notes",command="create"';
    expect(await callsOf('create')).toEqual([
      `${found},outcome="ok"} 1`,
      `${found},outcome="duplicate"} 1`,
    ]);
    expect(await registry.metrics()).not.toContain('secret-id');
  });

  it('are counted as failed when the database refuses them', async () => {
    await expect(notes.updateOne({ _id: 'secret-id' }, { $inc: { _id: 1 } })).rejects.toThrow();
    expect((await callsOf('updateOne')).join()).toContain('outcome="failed"} 1');
  });

  it('give what they gave unobserved, to every observer', async () => {
    seen.length = 0;
    expect(await notes.findOne({ _id: 'secret-id' })).toEqual({ _id: 'secret-id', count: 1 });
    expect(seen).toEqual(['> notes.findOne', '< notes.findOne']);
  });

  it('leave no connection in use', async () => {
    await Promise.all(Array.from({ length: 40 }, () => notes.count({})));
    const text = await registry.metrics();
    expect(text).toMatch(/^database_pool_connections_in_use 0$/m);
    expect(text).toMatch(/^database_pool_waiting 0$/m);
  });
});
