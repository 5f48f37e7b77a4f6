import { serialize } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestMongo, type TestMongo } from '../src/testing.js';
import { frame, opMsg, RawClient, sequence } from './raw-client.js';

const OP_QUERY = 2004;
const OP_MSG = 2013;
const ping = { ping: 1, $db: 'admin' };

/** Bytes that look random but are the same in each run (a linear congruential generator). */
function noise(length: number, seed: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
}

function broken(change: (body: Buffer) => void): Buffer {
  const payload = opMsg({ ping: 1, text: 'hello', $db: 'admin' });
  change(payload);
  return frame(OP_MSG, payload);
}

describe('the wire protocol', () => {
  let mongo: TestMongo;

  beforeAll(async () => {
    mongo = await startTestMongo();
  });
  afterAll(() => mongo.stop());

  const connect = () => RawClient.connect(mongo.uri);

  const expectAlive = async () => {
    const client = await connect();
    client.send(frame(OP_MSG, opMsg(ping), 77));
    expect(await client.reply()).toMatchObject({
      operation: OP_MSG,
      responseTo: 77,
      document: { ok: 1 },
    });
    client.close();
  };

  it('answers the legacy handshake in the legacy form', async () => {
    const client = await connect();
    const head = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
    client.send(
      frame(
        OP_QUERY,
        Buffer.concat([head, Buffer.from(serialize({ isMaster: 1, helloOk: true }))]),
      ),
    );
    expect(await client.reply()).toMatchObject({
      operation: 1,
      document: { ismaster: true, helloOk: true, ok: 1 },
    });
    client.close();
  });

  it('takes document sequences and checksums', async () => {
    const client = await connect();
    const rows = sequence('documents', [{ _id: 1 }, { _id: 2 }]);
    client.send(frame(OP_MSG, opMsg({ insert: 'rows', $db: 'wire' }, { sections: [rows] })));
    expect((await client.reply()).document).toEqual({ n: 2, ok: 1 });
    const message = frame(OP_MSG, Buffer.concat([opMsg(ping, { flags: 1 }), Buffer.alloc(4)]));
    client.send(message);
    expect((await client.reply()).document).toEqual({ ok: 1 });
    client.close();
  });

  it('does not answer when no answer is wanted', async () => {
    const client = await connect();
    client.send(
      frame(
        OP_MSG,
        opMsg({ insert: 'silent', documents: [{ _id: 1 }], $db: 'wire' }, { flags: 2 }),
        1,
      ),
    );
    client.send(frame(OP_MSG, opMsg({ find: 'silent', $db: 'wire' }), 2));
    expect(await client.reply()).toMatchObject({
      responseTo: 2,
      document: { cursor: { firstBatch: [{ _id: 1 }] } },
    });
    client.close();
  });

  it('takes messages in pieces and several at once', async () => {
    const client = await connect();
    const message = frame(OP_MSG, opMsg(ping), 5);
    for (const byte of message) client.send(Buffer.from([byte]));
    expect((await client.reply()).responseTo).toBe(5);
    client.send(Buffer.concat([6, 7, 8].map((id) => frame(OP_MSG, opMsg(ping), id))));
    for (const id of [6, 7, 8]) expect((await client.reply()).responseTo).toBe(id);
    client.close();
  });

  it.each<[string, Buffer]>([
    ['noise', noise(4096, 1)],
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a negative length', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    ['a length below the header', Buffer.from([4, 0, 0, 0])],
    ['a message over 48 MB', Buffer.from([0x01, 0x6c, 0xdc, 0x02])],
    ['an unknown operation', frame(9999, Buffer.alloc(8))],
    ['a compressed message', frame(2012, Buffer.alloc(32))],
    ['an empty OP_MSG', frame(OP_MSG, Buffer.alloc(0))],
    ['an OP_MSG without sections', frame(OP_MSG, Buffer.alloc(4))],
    ['an OP_MSG without $db', frame(OP_MSG, opMsg({ ping: 1 }))],
    [
      'two bodies',
      frame(OP_MSG, opMsg(ping, { sections: [Buffer.from([0]), Buffer.from(serialize(ping))] })),
    ],
    [
      'a field twice',
      frame(OP_MSG, opMsg({ ...ping, documents: [] }, { sections: [sequence('documents', [])] })),
    ],
    ['unknown required flags', frame(OP_MSG, opMsg(ping, { flags: 4 }))],
    [
      'an unknown section',
      frame(OP_MSG, opMsg(ping, { sections: [Buffer.from([7, 5, 0, 0, 0, 0])] })),
    ],
    ['a section longer than the message', broken((body) => body.writeInt32LE(10_000, 5))],
    ['a section of negative length', broken((body) => body.writeInt32LE(-5, 5))],
    ['an unknown BSON type', broken((body) => body.writeUInt8(0x6e, 9))],
    [
      'a string longer than the document',
      broken((body) => body.writeInt32LE(9_999, body.indexOf('text') + 5)),
    ],
    ['invalid UTF-8', broken((body) => body.writeUInt8(0xff, body.indexOf('hello')))],
    ['a document without its end', broken((body) => body.writeUInt8(1, body.length - 1))],
    [
      'an OP_QUERY on a collection',
      frame(
        OP_QUERY,
        Buffer.concat([
          Buffer.alloc(4),
          Buffer.from('db.rows\0'),
          Buffer.alloc(8),
          Buffer.from(serialize({})),
        ]),
      ),
    ],
    ['an OP_QUERY without an end', frame(OP_QUERY, Buffer.from('xxxxadmin'))],
  ])('closes the connection on %s, and goes on for others', async (_name, bytes) => {
    const client = await connect();
    client.send(bytes);
    await client.closed();
    await expectAlive();
  });

  it('refuses a too deep document by name and goes on, also on the same connection', async () => {
    const client = await connect();
    // Written by hand: the encoder of the test would refuse the depth as well.
    const open = Buffer.from([0x03, 0x61, 0x00]);
    let body = Buffer.from([5, 0, 0, 0, 0]);
    for (let level = 0; level < 5000; level += 1) {
      const size = Buffer.alloc(4);
      size.writeInt32LE(body.length + 8);
      body = Buffer.concat([size, open, body, Buffer.from([0])]);
    }
    client.send(frame(OP_MSG, Buffer.concat([Buffer.alloc(5), body])));
    expect((await client.reply()).document).toMatchObject({ ok: 0, code: 15 });
    client.send(frame(OP_MSG, opMsg(ping)));
    expect((await client.reply()).document).toEqual({ ok: 1 });
    client.close();
    await expectAlive();
  });

  it('survives any cut and any flipped byte of a message', async () => {
    const message = frame(
      OP_MSG,
      opMsg({ find: 'rows', filter: { a: { $in: [1, 'x', null] } }, $db: 'wire' }),
    );
    for (let at = 0; at < message.length; at += 1) {
      const cut = await connect();
      cut.send(message.subarray(0, at));
      cut.close();
      const flipped = Buffer.from(message);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x41, at);
      const client = await connect();
      client.send(flipped);
      client.close();
    }
    await expectAlive();
  });

  it.each([
    ['an empty command', {}],
    ['a command of a prototype', { constructor: 1 }],
    ['a find of a number', { find: 1 }],
    ['an insert of nothing', { insert: 'x' }],
    ['an insert of scalars', { insert: 'x', documents: [1, null] }],
    ['an empty insert', { insert: 'x', documents: [] }],
    ['an update of scalars', { update: 'x', updates: [1] }],
    ['an update without u', { update: 'x', updates: [{ q: {} }] }],
    ['a delete without a limit', { delete: 'x', deletes: [{ q: {} }] }],
    ['a negative batch', { find: 'x', batchSize: -1 }],
    ['a fractional skip', { find: 'x', skip: 1.5 }],
    ['a pipeline that is none', { aggregate: 'x', pipeline: 1, cursor: {} }],
    ['indexes that are none', { createIndexes: 'x', indexes: [1] }],
    ['no indexes', { createIndexes: 'x', indexes: [] }],
    ['an index without a key', { createIndexes: 'x', indexes: [{ name: 'x' }] }],
    ['a name with a null byte', { find: 'x\0y' }],
    ['a name of 300 letters', { create: 'x'.repeat(300) }],
    ['a system collection', { insert: 'system.users', documents: [{}] }],
  ])('answers %s with an error and stays open', async (_name, command) => {
    const client = await connect();
    client.send(frame(OP_MSG, opMsg({ ...command, $db: 'wire' })));
    const { document } = await client.reply();
    expect(document['writeErrors'] ?? [document]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: expect.any(Number), errmsg: expect.any(String) }),
      ]),
    );
    expect(document['codeName']).not.toBe('InternalError');
    client.send(frame(OP_MSG, opMsg(ping)));
    expect((await client.reply()).document).toEqual({ ok: 1 });
    client.close();
  });
});
