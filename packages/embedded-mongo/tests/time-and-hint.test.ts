import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Collection, Db, Document, MongoClient } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

/** An expression that takes far longer than any limit here: 10^10 steps. */
const endless = {
  $reduce: {
    input: { $range: [0, 100_000] },
    initialValue: 0,
    in: { $size: { $map: { input: { $range: [0, 100_000] }, in: { $add: ['$$this', 1] } } } },
  },
};

const slow: [string, Document][] = [
  ['find', { find: 'rows', filter: { $expr: endless } }],
  ['count', { count: 'rows', query: { $expr: endless } }],
  ['distinct', { distinct: 'rows', key: 'n', query: { $expr: endless } }],
  ['aggregate', { aggregate: 'rows', pipeline: [{ $set: { x: endless } }], cursor: {} }],
  ['update', { update: 'rows', updates: [{ q: { $expr: endless }, u: { $set: { x: 1 } } }] }],
  ['delete', { delete: 'rows', deletes: [{ q: { $expr: endless }, limit: 0 }] }],
  ['findAndModify', { findAndModify: 'rows', query: { $expr: endless }, remove: true }],
  [
    'a sort',
    {
      aggregate: 'rows',
      pipeline: [
        { $set: { copies: { $range: [0, 20_000] } } },
        { $unwind: '$copies' },
        { $sort: { n: -1, copies: -1 } },
      ],
      cursor: {},
    },
  ],
];

describe.each(targets())('time limits and hints: $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;
  let rows: Collection<Row>;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
    rows = db.collection<Row>('rows');
    await rows.insertMany(
      Array.from({ length: 200 }, (_, index): Row => ({ _id: index, n: index % 7 })),
    );
    await rows.insertOne({ _id: 200 });
    await rows.createIndexes([
      { key: { n: 1 }, name: 'by_n', sparse: true },
      { key: { n: -1 }, name: 'hidden_n', hidden: true },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  it.each(slow)('ends %s when its time is over, and goes on', async (_name, command) => {
    const reply = db.command({ ...command, maxTimeMS: 30 });
    await expect(reply).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
    expect(await db.command({ ping: 1, maxTimeMS: 1000 })).toEqual({ ok: 1 });
    expect(await rows.countDocuments()).toBe(201);
  });

  it.each([-1, 1.5, 2 ** 31, 'x'])('refuses %p as a time', async (maxTimeMS) => {
    await expect(db.command({ find: 'rows', maxTimeMS })).rejects.toMatchObject({
      code: expect.any(Number),
    });
  });

  it('takes 0 as no limit', async () => {
    expect(await db.command({ count: 'rows', maxTimeMS: 0 })).toEqual({ n: 201, ok: 1 });
  });

  it('refuses a time for getMore, which has the time of its cursor', async () => {
    const cursor = rows.find({}, { batchSize: 2 });
    await cursor.next();
    const id = cursor.id;
    const reply = db.command({ getMore: id, collection: 'rows', maxTimeMS: 100 });
    await expect(reply).rejects.toMatchObject({ code: 2 });
    await cursor.close();
  });

  const hinted: [string, (hint: unknown) => Document][] = [
    ['find', (hint) => ({ find: 'rows', filter: { n: 1 }, hint })],
    ['count', (hint) => ({ count: 'rows', query: { n: 1 }, hint })],
    ['aggregate', (hint) => ({ aggregate: 'rows', pipeline: [], cursor: {}, hint })],
    ['update', (hint) => ({ update: 'rows', updates: [{ q: {}, u: { $set: { x: 1 } }, hint }] })],
    ['delete', (hint) => ({ delete: 'rows', deletes: [{ q: {}, limit: 1, hint }] })],
    ['findAndModify', (hint) => ({ findAndModify: 'rows', query: {}, remove: true, hint })],
  ];
  it.each(hinted)('refuses a hint of a missing index in %s', async (_name, command) => {
    for (const hint of ['nope', { m: 1 }, 'hidden_n']) {
      const reply = await db.command(command(hint)).catch((error: unknown) => error as Document);
      const { code, errmsg, message } = reply['writeErrors']?.[0] ?? reply;
      expect([code, errmsg ?? message]).toEqual([2, expect.stringContaining('hint provided')]);
    }
    expect(await rows.countDocuments()).toBe(201);
  });

  it('takes hints by name, by key and by $natural', async () => {
    for (const hint of ['by_n', { n: 1 }, { $natural: 1 }, { _id: 1 }] as const) {
      expect(await rows.countDocuments({ n: 3 }, { hint })).toBe(29);
    }
    const last = await rows.find({}).hint({ $natural: -1 }).limit(2).toArray();
    expect(last.map(({ _id }) => _id)).toEqual([200, 199]);
    const sorted = await rows.find({}).sort({ $natural: -1 }).skip(1).limit(1).toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual([199]);
    // A sparse index that is asked for gives what stands in it.
    expect(await rows.countDocuments({}, { hint: 'by_n' })).toBe(200);
  });

  it('gives the same page by sort, skip and limit as by sorting everything', async () => {
    const all = await rows.find().sort({ n: -1, _id: 1 }).toArray();
    const page = await rows.find().sort({ n: -1, _id: 1 }).skip(20).limit(30).toArray();
    expect(page).toEqual(all.slice(20, 50));
    const stages = [{ $sort: { n: -1, _id: 1 } }, { $skip: 20 }, { $limit: 30 }];
    expect(await rows.aggregate(stages).toArray()).toEqual(all.slice(20, 50));
    expect(await rows.find().skip(150).limit(100).toArray()).toHaveLength(51);
    expect(await db.command({ count: 'rows', query: { n: { $gte: 0 } }, skip: 190 })).toMatchObject(
      { n: 10 },
    );
    expect(await db.command({ count: 'rows', query: {}, skip: 190, limit: 5 })).toMatchObject({
      n: 5,
    });
  });
});
