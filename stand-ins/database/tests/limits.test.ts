import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Row, type TestDatabase } from './database.js';

const megabyte = 1024 * 1024;

/** A document of that many levels, the outermost counted. */
const nested = (levels: number): Document => (levels === 1 ? {} : { a: nested(levels - 1) });

describe('limits of documents and messages', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  it('gives out more than 16 MB of small documents', async () => {
    const text = 'x'.repeat(1000);
    const rows = Array.from({ length: 17_500 }, (_, index): Row => ({ _id: index, text }));
    const collection = await database.fresh(rows);
    expect(await collection.find().batchSize(20_000).toArray()).toHaveLength(17_500);
    const all = await collection.aggregate([], { batchSize: 20_000 }).toArray();
    expect(all).toHaveLength(17_500);
  });

  it('takes documents of up to 16 MB and refuses larger ones', async () => {
    const collection = await database.fresh();
    const large = 'x'.repeat(16 * megabyte - 100);
    await collection.insertOne({ _id: 1, text: large });
    expect((await collection.findOneAndUpdate({}, { $set: { a: 1 } }))?.['text']).toBe(large);
    const grow = collection.updateOne({}, { $set: { more: 'x'.repeat(200) } });
    await expect(grow).rejects.toMatchObject({ code: 17419 });
    const insert = collection.insertOne({ text: `${large}${'x'.repeat(200)}` });
    await expect(insert).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('refuses documents that nest too deeply, and answers further commands', async () => {
    const collection = await database.fresh([{ _id: 1, a: nested(150) }]);
    for (const levels of [250, 3000]) {
      await expect(collection.insertOne(nested(levels))).rejects.toMatchObject({ code: 15 });
    }
    expect(await collection.findOne({})).toEqual({ _id: 1, a: nested(150) });
  });

  it('refuses a result that is too large, by name', async () => {
    const text = 'x'.repeat(megabyte);
    const collection = await database.fresh(
      Array.from({ length: 30 }, (_, _id) => ({ _id, text })),
    );
    const all = { $group: { _id: null, all: { $push: '$text' } } };
    await expect(collection.aggregate([all]).toArray()).rejects.toMatchObject({ code: 10334 });
  });

  it('keeps the errors of a bulk within one reply', async () => {
    const key = 'k'.repeat(900);
    const collection = await database.fresh([{ _id: key }]);
    const reply = await database.db.command({
      insert: collection.collectionName,
      documents: Array.from({ length: 12_000 }, () => ({ _id: key })),
      ordered: false,
    });
    expect(reply).toMatchObject({ n: 0, ok: 1 });
    expect(reply['writeErrors']).toHaveLength(12_000);
    expect(reply['writeErrors'][0].errmsg).toContain('E11000');
  });
});
