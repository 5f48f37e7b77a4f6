import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { processMetrics } from '../src/http/metrics.js';
import {
  type CollectionsOf,
  connectMongo,
  createLogger,
  defineDocument,
  isDuplicateKey,
  type Logger,
  type MongoDatabase,
  openCollections,
  storedEnum,
  storedObject,
  UnreadableDocumentError,
  type Viewed,
} from '../src/index.js';
import { connectTo, reportCalls } from '../src/testing/index.js';

const letterFields = { subject: z.string(), pages: z.array(z.string()).default([]) };
const note = defineDocument({
  collection: 'notes',
  fields: {
    _id: z.string(),
    owner: z.string(),
    state: storedEnum(['open', 'done'], 'other'),
    at: z.date(),
    count: z.number().default(0),
    tags: z.array(z.string()).default([]),
    letter: storedObject(letterFields).nullable().default(null),
    place: z.string().optional(),
  },
  indexes: [
    { fields: { owner: 1, at: -1 } },
    { fields: { owner: 1, state: 1, count: 1 }, unique: true },
    { fields: { place: 1 }, unique: true, sparse: true },
  ],
});
const titleView = note.part([], {
  letter: z.object({ subject: z.string() }).nullable().default(null),
});
const definitions = { notes: note };

const at = new Date('2026-11-20T10:00:00.000Z');
const lines: Record<string, unknown>[] = [];
let log: Logger;
let mongo: TestMongo;
let database: MongoDatabase;
let notes: CollectionsOf<typeof definitions>['notes'];

const raw = () => database.db.collection<{ _id: string }>('notes');

async function countUnreadable(): Promise<number> {
  const text = await processMetrics().metrics();
  return Number(/^unreadable_documents_total\{collection="notes"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

beforeAll(async () => {
  mongo = await startTestMongo();
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  log = createLogger({ name: 'test', level: 'info', destination });
});
afterAll(() => mongo.stop());

/** Both ways to a database give the same answers: tests of services take the second. */
const ways: [string, () => typeof connectMongo][] = [
  ['the driver', () => connectMongo],
  ['commands in the process', () => connectTo(mongo)],
];

describe.each(ways)('documents over %s', (_way, connect) => {
  beforeAll(async () => {
    lines.length = 0;
    database = await connect()({ uri: mongo.uri, dbName: 'documents', log });
    ({ notes } = await openCollections(database, definitions, log));
  });
  afterAll(() => database.close());
  beforeEach(() => notes.deleteMany({}));

  it('are created whole, with their defaults', async () => {
    const created = await notes.create({ _id: 'a', owner: 'ada', state: 'open', at });
    const whole = { _id: 'a', owner: 'ada', state: 'open', at, count: 0, tags: [], letter: null };
    expect(created).toEqual(whole);
    expect(await raw().findOne({ _id: 'a' })).toEqual(whole);
  });

  it('keep what an update says nothing about, and all of it when there is nothing to change', async () => {
    await notes.create({ _id: 'a', owner: 'ada', state: 'open', at, place: 'Delft' });
    const set: Record<string, unknown> = { count: 2, owner: undefined, place: undefined };
    const changed = await notes.updateOne({ _id: 'a' }, { $set: set, $push: {} });
    const left = await notes.updateOne({ _id: 'a' }, { $set: { owner: undefined } as never });
    expect([changed.modifiedCount, left.matchedCount]).toEqual([1, 0]);
    expect(await raw().findOne({ _id: 'a' })).toMatchObject({
      owner: 'ada',
      count: 2,
      place: 'Delft',
    });
  });

  it('are asked for with the time the server may work on it', async () => {
    const limits: unknown[] = [];
    const watched = reportCalls(database, (_collection, method, given) => {
      if (method === 'createIndexes') return;
      limits.push(given.map((each) => (each as { maxTimeMS?: number } | undefined)?.maxTimeMS));
    });
    const limited = (await openCollections(watched, definitions, log)).notes;
    const change = { $set: { count: 1 } };
    await limited.findOne({ owner: 'ada' });
    await limited.find({ owner: 'ada' });
    await limited.exists({ owner: 'ada' });
    await limited.count({ owner: 'ada' });
    await limited.deleteOne({ owner: 'ada' });
    await limited.deleteMany({ owner: 'ada' });
    await limited.aggregate({ owner: 'ada' }, [], z.unknown());
    await limited.updateOne({ owner: 'ada' }, change);
    await limited.updateMany({ owner: 'ada' }, change);
    await limited.findOneAndUpdate({ owner: 'ada' }, change);
    const asked = [undefined, 15_000];
    const changed = [undefined, undefined, 15_000];
    expect(limits).toEqual([...Array(7).fill(asked), changed, changed, changed]);
  });

  it('are refused before they are stored when they are not what they should be', async () => {
    const wrong = { _id: 'a', owner: 'ada', state: 'open', at: 'yesterday' } as const;
    await expect(notes.create(wrong as never)).rejects.toThrow('at');
    expect(await notes.count({})).toBe(0);
  });

  it('can be added up by the database, and the sum is checked', async () => {
    for (const [_id, owner] of [
      ['a', 'ada'],
      ['b', 'ada'],
      ['c', 'ben'],
    ] as const) {
      await notes.create({ _id, owner, state: 'open', count: _id.charCodeAt(0), at });
    }
    const stages = [{ $group: { _id: '$owner', count: { $sum: 1 } } }];
    const schema = z.object({ _id: z.string(), count: z.number() });
    const found = await notes.aggregate({ owner: 'ada' }, stages, schema);
    expect(found).toEqual([{ _id: 'ada', count: 2 }]);
    const wrong = notes.aggregate({}, stages, schema.extend({ count: z.string() }));
    await expect(wrong).rejects.toThrow('count');
  });

  it('have one id each', async () => {
    const input = { _id: 'a', owner: 'ada', state: 'open', at } as const;
    await notes.create(input);
    const second = await notes.create(input).catch((error: unknown) => error);
    expect(isDuplicateKey(second)).toBe(true);
    const many = await notes.createMany([input]).catch((error: unknown) => error);
    expect(isDuplicateKey(many)).toBe(true);
  });

  it('are stored where they are missing, whatever is there already', async () => {
    const first = { _id: 'a', owner: 'ada', state: 'open', at, count: 1 } as const;
    await notes.createMissing([first]);
    await notes.createMissing([
      { ...first, count: 2 },
      { ...first, _id: 'b', count: 1 },
      { ...first, _id: 'c', count: 3 },
    ]);
    await notes.createMissing([]);
    const found = await notes.find({}, note.pick('count'), { sort: { _id: 1 } });
    expect(found).toEqual([
      { _id: 'a', count: 1 },
      { _id: 'c', count: 3 },
    ]);
    const wrong = { ...first, _id: 'd', count: 4, place: 'x' };
    await notes.createMissing([wrong]);
    await expect(notes.createMissing([{ ...wrong, at: 'never' as never }])).rejects.toThrow();
  });

  it('may have a unique field or none, and lose it again', async () => {
    const free = { owner: 'ada', state: 'open', at } as const;
    await notes.create({ ...free, _id: 'a', count: 1, place: 'x' });
    await notes.create({ ...free, _id: 'b', count: 2 });
    await notes.create({ ...free, _id: 'c', count: 3 });
    const take = () => notes.updateOne({ _id: 'b' }, { $set: { place: 'x' } });
    await expect(take()).rejects.toThrow(/duplicate/);
    await notes.updateOne({ _id: 'a' }, { $unset: { place: '' } });
    expect(await take()).toMatchObject({ modifiedCount: 1 });
  });

  it('of an earlier shape are read with the defaults of what was added since', async () => {
    await raw().insertOne({ _id: 'old', owner: 'ada', state: 'done', at } as never);
    expect(await notes.findOne({ _id: 'old' })).toMatchObject({ count: 0, tags: [], letter: null });
  });

  it('of a later shape keep what is not known here, and an unknown word is told as such', async () => {
    const letter = { subject: 'Hello', seal: 'red' };
    const later = { _id: 'new', owner: 'ada', state: 'paused', at, letter };
    await raw().insertOne(later as never);
    const found = await notes.findOne({ _id: 'new' });
    expect(found?.state).toBe('other');
    await notes.updateOne({ _id: 'new' }, { $set: { letter: found?.letter ?? null } });
    expect(await raw().findOne({ _id: 'new' })).toMatchObject({ state: 'paused', letter });
  });

  it('are read in part, and only that part is fetched', async () => {
    const letter = { subject: 'Hello', pages: ['one', 'two'] };
    await notes.create({ _id: 'a', owner: 'ada', state: 'open', at, letter, count: 3 });
    expect(await notes.findOne({ _id: 'a' }, titleView)).toEqual({
      _id: 'a',
      letter: { subject: 'Hello' },
    });
    const counted = await notes.findOne({ _id: 'a' }, note.pick('count'));
    expect(counted).toEqual({ _id: 'a', count: 3 });
    expect(await notes.findOne({ _id: 'a' }, note.pick('_id'))).toEqual({ _id: 'a' });
    const rest: Omit<Viewed<typeof note>, 'letter'> | null = await notes.findOne(
      { _id: 'a' },
      note.omit('letter'),
    );
    expect(rest).not.toHaveProperty('letter');
    expect(rest).toMatchObject({ owner: 'ada', count: 3 });
  });

  it('are found in order and changed by typed updates', async () => {
    for (const [count, _id] of ['b', 'a', 'c'].entries())
      await notes.create({ _id, owner: 'ada', state: 'open', at, count });
    const found = await notes.find({ owner: 'ada' }, note.pick('count'), {
      sort: { _id: -1 },
      limit: 2,
    });
    expect(found.map(({ _id }) => _id)).toEqual(['c', 'b']);
    const changed = await notes.findOneAndUpdate(
      { _id: 'a' },
      { $set: { state: 'done' }, $inc: { count: 5 }, $push: { tags: 'late' } },
    );
    expect(changed).toMatchObject({ state: 'done', count: 6, tags: ['late'] });
    expect(await notes.findOneAndUpdate({ _id: 'none' }, { $set: { count: 1 } })).toBeNull();
    expect(await notes.exists({ _id: 'none' })).toBe(false);
    expect(await notes.exists({ tags: 'late' })).toBe(true);
    expect((await notes.updateMany({}, { $set: { tags: [] } })).matchedCount).toBe(3);
  });

  it('are changed by one request each by itself, replaced, and deleted', async () => {
    for (const _id of ['a', 'b', 'c']) {
      await notes.create({ _id, owner: _id, state: 'open', at, place: _id });
    }
    const changes = ['a', 'b', 'none'].map((_id) => ({
      filter: { _id },
      update: { $set: { count: 4, place: undefined } as never },
    }));
    expect(await notes.updateEach(changes)).toEqual({ matchedCount: 2, modifiedCount: 2 });
    const next = { _id: 'c', owner: 'cleo', state: 'done', at, place: undefined } as const;
    expect(await notes.findOneAndReplace({ _id: 'c', owner: 'c' }, next)).toMatchObject(next);
    expect(await notes.findOneAndReplace({ _id: 'c', owner: 'c' }, next)).toBeNull();
    expect(await raw().findOne({ _id: 'c' })).not.toHaveProperty('place');
    expect(await notes.find({ count: 4 }, note.pick('place'), { sort: { _id: 1 } })).toEqual([
      { _id: 'a', place: 'a' },
      { _id: 'b', place: 'b' },
    ]);
    await notes.deleteOne({ owner: { $in: ['a', 'b'] } });
    expect(await notes.count({})).toBe(2);
    await notes.deleteMany({ state: 'done' });
    expect((await notes.find({})).map(({ _id }) => _id)).toEqual(['b']);
  });

  it('are read in batches, however many there are', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `n${String(index).padStart(3, '0')}`);
    await notes.createMany(ids.map((_id) => ({ _id, owner: _id, state: 'open', at }) as const));
    const seen: string[] = [];
    const options = { sort: { _id: 1 }, batchSize: 7, parallel: 3 } as const;
    await notes.eachReadable({}, note.pick('_id'), options, ({ _id }) => void seen.push(_id));
    expect(seen.sort()).toEqual(ids);
    expect((await notes.find({}, note.pick('_id'))).length).toBe(250);
  });

  it('that can not be read are named without what they hold, or passed over, logged once and counted', async () => {
    await notes.create({ _id: 'good', owner: 'ada', state: 'open', at });
    const bad = { _id: 'bad', owner: 'ada', state: 7, at, letter: { subject: ['secret'] } };
    await raw().insertOne(bad as never);
    const error = await notes.findOne({ _id: 'bad' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableDocumentError);
    expect(error).toMatchObject({ collection: 'notes', documentId: 'bad' });
    const { message } = error as Error;
    expect(message).toContain('state');
    expect(message).toContain('letter.subject');
    expect(message).not.toContain('secret');
    await expect(notes.find({ owner: 'ada' })).rejects.toThrow(UnreadableDocumentError);

    const before = await countUnreadable();
    for (let times = 0; times < 2; times += 1) {
      expect(await notes.findReadable({ owner: 'ada' })).toMatchObject([{ _id: 'good' }]);
    }
    const seen: string[] = [];
    await notes.eachReadable({}, note, { sort: { _id: 1 }, batchSize: 1 }, ({ _id }) => {
      seen.push(_id);
    });
    expect(seen).toEqual(['good']);
    const logged = lines.filter(({ msg }) => String(msg).includes('passed over'));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('secret');
    expect((await countUnreadable()) - before).toBe(1);
    // Unread fields do no harm.
    expect(await notes.find({ owner: 'ada' }, note.pick('count'))).toHaveLength(2);
  });

  it('stand under the indexes that are declared', async () => {
    const names = (await raw().listIndexes().toArray()).map(({ name }) => name as string);
    expect(names).toEqual(['_id_', 'owner_1_at_-1', 'owner_1_state_1_count_1', 'place_1']);
  });
});
