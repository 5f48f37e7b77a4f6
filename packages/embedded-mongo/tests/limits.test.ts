import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db, Document, MongoClient } from 'mongodb';
import { frame, opMsg, RawClient } from './raw-client.js';
import { connect, type Row, targets, type TestServer } from './servers.js';

const OP_MSG = 2013;
const megabyte = 1024 * 1024;

/** A document sequence of one document with a text of that many bytes. */
function textSequence(name: string, bytes: number): Buffer {
  const size = (length: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeInt32LE(length);
    return buffer;
  };
  const field = Buffer.concat([Buffer.from('\x02a\0'), size(bytes + 1), Buffer.alloc(bytes, 0x78)]);
  const document = Buffer.concat([size(field.length + 6), field, Buffer.alloc(2)]);
  const content = Buffer.concat([Buffer.from(`${name}\0`), document]);
  return Buffer.concat([Buffer.from([1]), size(content.length + 4), content]);
}

/** A document of that many levels, the outermost counted. */
const nested = (levels: number): Document => (levels === 1 ? {} : { a: nested(levels - 1) });

interface Pushed {
  _id: string;
  texts: string[];
}

describe.each(targets())('limits of documents and messages: $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server, 'limits'));
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  /** The error of a command; afterwards the same connection pool still answers. */
  const refusal = async (command: Document): Promise<unknown> => {
    const closed: unknown[] = [];
    const note = (event: unknown) => closed.push(event);
    client.on('connectionClosed', note);
    const reply: unknown = await db.command(command).catch((error: unknown) => error);
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    client.off('connectionClosed', note);
    expect(closed).toEqual([]);
    return (reply as Document)['writeErrors']?.[0] ?? reply;
  };

  it('gives out more than 16 MB of small documents', async () => {
    const text = 'x'.repeat(1000);
    const rows = Array.from({ length: 17_500 }, (_, index): Row => ({ _id: index, text }));
    await db.collection<Row>('small').insertMany(rows);
    expect(await db.collection('small').find().batchSize(20_000).toArray()).toHaveLength(17_500);
    expect(
      await db.collection('small').aggregate([], { batchSize: 20_000 }).toArray(),
    ).toHaveLength(17_500);
    const { cursor } = await db.command({ find: 'small', batchSize: 1 }, { promoteLongs: false });
    const more = await db.command({ getMore: cursor.id, collection: 'small' });
    expect(more['cursor'].nextBatch.length).toBeGreaterThan(16_000);
  });

  it('refuses to insert a little over 16 MB', async () => {
    const insertion = db.collection('large').insertOne({ text: 'x'.repeat(16 * megabyte + 100) });
    await expect(insertion).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await db.collection('large').countDocuments()).toBe(0);
  });

  // The driver's own encoder ends at 17 MB, so these are written by hand.
  it.each([17.5, 40])('refuses %d MB in one document and goes on', async (size) => {
    const raw = await RawClient.connect(server.uri);
    const command = { insert: 'large', $db: 'limits' };
    const section = textSequence('documents', size * megabyte);
    raw.send(frame(OP_MSG, opMsg(command, { sections: [section] })));
    expect((await raw.reply()).document).toMatchObject({ ok: 0, code: 10334 });
    raw.send(frame(OP_MSG, opMsg({ count: 'large', $db: 'limits' })));
    expect((await raw.reply()).document).toMatchObject({ ok: 1, n: 0 });
    raw.close();
  });

  it('takes 180 levels into the store and refuses 181', async () => {
    await db.collection('deep').insertOne(nested(180));
    expect(await refusal({ insert: 'deep', documents: [nested(181)] })).toMatchObject({ code: 15 });
    expect(await refusal({ insert: 'deep', documents: [nested(250)] })).toMatchObject({ code: 15 });
    expect(await refusal({ insert: 'deep', documents: [nested(3000)] })).toMatchObject({
      code: 15,
    });
    expect(await db.collection('deep').countDocuments()).toBe(1);
  });

  it('refuses an update that nests deeper than 180 levels', async () => {
    const rows = db.collection<Row>('grown');
    await rows.insertOne({ _id: 1, a: nested(179) });
    const path = `a${'.a'.repeat(179)}`;
    await expect(rows.updateOne({ _id: 1 }, { $set: { [path]: { b: {} } } })).rejects.toMatchObject(
      {
        code: 15,
      },
    );
    expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, a: nested(179) });
  });

  it.each([
    ['twice', 6],
    ['by far', 3],
  ])('refuses pushes that make a document too large (%s)', async (name, pushes) => {
    const rows = db.collection<Pushed>('pushed');
    await rows.insertOne({ _id: name, texts: [] });
    const text = 'x'.repeat(Math.floor((15 * megabyte) / (pushes - 1)));
    for (let push = 1; push < pushes; push += 1) {
      await rows.updateOne({ _id: name }, { $push: { texts: text } });
    }
    const last = rows.updateOne({ _id: name }, { $push: { texts: text } });
    await expect(last).rejects.toMatchObject({ code: 17419 });
    expect((await rows.findOne({ _id: name }))?.texts).toHaveLength(pushes - 1);
  });

  it('refuses results that are too large or too deep, by name', async () => {
    const rows = db.collection('parts');
    const text = 'x'.repeat(megabyte);
    await rows.insertMany(Array.from({ length: 30 }, (_, index) => ({ key: `${index}${text}` })));
    const all = { $group: { _id: null, all: { $push: '$key' } } };
    expect(await refusal({ aggregate: 'parts', pipeline: [all], cursor: {} })).toMatchObject({
      code: 10334,
    });
    expect(await refusal({ distinct: 'parts', key: 'key' })).toMatchObject({ code: 17217 });
    const nest = { $reduce: { input: { $range: [0, 400] }, initialValue: 1, in: ['$$value'] } };
    const deep = [{ $limit: 1 }, { $project: { deep: nest } }];
    expect(await refusal({ aggregate: 'parts', pipeline: deep, cursor: {} })).toMatchObject({
      code: 15,
    });
  });

  it('keeps the errors of a bulk within one reply', async () => {
    const key = 'k'.repeat(900);
    await db.collection<Row>('taken').insertOne({ _id: key });
    const documents = Array.from({ length: 12_000 }, () => ({ _id: key }));
    const reply = await db.command({ insert: 'taken', documents, ordered: false });
    expect(reply).toMatchObject({ n: 0, ok: 1 });
    expect(reply['writeErrors']).toHaveLength(12_000);
    expect(reply['writeErrors'][0].errmsg).toContain('E11000');
  });
});
