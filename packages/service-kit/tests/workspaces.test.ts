import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  connectMongo,
  createLogger,
  defineDocument,
  migrateToWorkspaces,
  type MongoDatabase,
  openCollections,
  placeInWorkspaces,
} from '../src/index.js';

const log = createLogger({ name: 'test', level: 'silent' });
const note = defineDocument({
  collection: 'notes',
  fields: {
    _id: z.string(),
    userId: z.string(),
    workspaceId: z.string(),
    leadId: z.string().nullable().default(null),
  },
  indexes: [{ fields: { workspaceId: 1 } }],
});

let mongo: TestMongo;
let database: MongoDatabase;

beforeEach(async () => {
  mongo = await startTestMongo();
  database = await connectMongo({ uri: mongo.uri, dbName: 'workspaces', log });
});
afterEach(async () => {
  await database.close();
  await mongo.stop();
});

/** Documents as a release before 0.2 wrote them. */
async function storeEarlier(ids: readonly string[]): Promise<void> {
  const documents = ids.map((_id) => ({ _id, userId: 'mina' }));
  await database.db.collection<{ _id: string }>('notes').insertMany(documents);
}
const open = () => openCollections(database, { notes: note }, log);

describe('documents of releases before workspaces', () => {
  it('get the workspace of their user by the migration, also when it is repeated', async () => {
    const ids = Array.from({ length: 2500 }, (_, at) => `n${at}`);
    await storeEarlier(ids);
    const { db } = database;
    const { signal } = new AbortController();
    for (let time = 0; time < 2; time += 1) {
      await migrateToWorkspaces(db, 'notes', signal, (leadId) => ({ leadId }));
    }
    const { notes } = await open();
    expect(await notes.in('mina').count({ leadId: 'mina' })).toBe(ids.length);
    expect(await notes.in('brookfield').count({})).toBe(0);
  });

  it('are found by their id before the sweep, by their own workspace alone, and listed after it', async () => {
    const { notes } = await open();
    await storeEarlier(['n1']);
    await notes.in('mina').create({ _id: 'n2', userId: 'omar' });
    expect(await notes.in('mina').findOne({ _id: 'n1' })).toMatchObject({ workspaceId: 'mina' });
    expect(await notes.in('brookfield').findOne({ _id: 'n1' })).toBeNull();
    expect(await notes.in('omar').findOne({ _id: 'n2' })).toBeNull();
    expect(await notes.in('mina').count({})).toBe(1);
    expect(await placeInWorkspaces(notes.everywhere)).toBe(1);
    expect(await notes.in('mina').count({})).toBe(2);
    expect(await placeInWorkspaces(notes.everywhere)).toBe(0);
  });
});
