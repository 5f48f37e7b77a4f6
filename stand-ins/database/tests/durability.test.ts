import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../src/server.js';
import type { Row } from './database.js';
import { type CompiledServer, compileServer } from './process.js';

// In milliseconds: flushed writes take as long as the disk and its other users let them.
const diskTimeout = 120_000;

describe('what stays on the disk', () => {
  let compiled: CompiledServer;
  let dataDir: string;

  beforeAll(async () => {
    compiled = await compileServer();
  });
  afterAll(() => compiled.remove());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it(
    'loses no acknowledged write when it is killed under 20 writers',
    async () => {
      const acknowledged: { inserts: string[]; counters: Map<number, number> }[] = [];
      for (const round of [1, 2]) {
        const server = await compiled.start(dataDir);
        const client = await MongoClient.connect(server.uri, { retryWrites: false });
        const inserts: string[] = [];
        const counters = new Map<number, number>();
        let enough: () => void = () => undefined;
        const busy = new Promise<void>((resolve) => (enough = resolve));
        const writers = Array.from({ length: 20 }, async (_, writer) => {
          const rows = client.db('kill').collection<Row>('rows');
          const totals = client.db('kill').collection<Row>(`totals${round}`);
          for (let index = 0; ; index += 1) {
            const id = `${round}-${writer}-${index}`;
            await rows.insertOne({ _id: id, text: 'x'.repeat(200) });
            inserts.push(id);
            await totals.updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
            counters.set(writer, index + 1);
            if (inserts.length >= 600) enough();
          }
        });
        const stopped = Promise.allSettled(writers);
        await busy;
        await server.end('SIGKILL');
        await client.close();
        await stopped;
        acknowledged.push({ inserts, counters });
      }
      const server = await compiled.start(dataDir);
      const client = await MongoClient.connect(server.uri);
      const db = client.db('kill');
      const kept = new Set(
        (await db.collection<Row>('rows').find().toArray()).map(({ _id }) => _id),
      );
      for (const [index, { inserts, counters }] of acknowledged.entries()) {
        expect(inserts.length).toBeGreaterThanOrEqual(600);
        expect(inserts.filter((id) => !kept.has(id))).toEqual([]);
        const totals = await db
          .collection<Row>(`totals${index + 1}`)
          .find()
          .toArray();
        const lost = [...counters].filter(([writer, n]) => {
          const stored = totals.find(({ _id }) => _id === writer)?.['n'];
          // One more may have been stored without being acknowledged.
          return stored !== n && stored !== n + 1;
        });
        expect(lost).toEqual([]);
      }
      await client.close();
      expect(await server.end('SIGTERM')).toBe(0);
    },
    diskTimeout,
  );

  it('keeps documents, indexes and what was dropped over a restart', async () => {
    const first = await startServer({ dataDir });
    const client = await MongoClient.connect(first.uri);
    const users = client.db('a').collection<Row>('users');
    await users.createIndex({ email: 1 }, { unique: true, name: 'mail' });
    await users.createIndex({ at: 1 }, { expireAfterSeconds: 1000 });
    await users.createIndex({ gone: 1 });
    await users.dropIndex('gone_1');
    await users.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
      { _id: 3, email: 'c' },
    ]);
    await users.deleteOne({ _id: 2 });
    await users.updateOne({ _id: 3 }, { $set: { email: 'd' } });
    await client.db('b').collection('dropped').insertOne({ a: 1 });
    await client.db('b').dropDatabase();
    const indexes = await users.indexes();
    await client.close();
    await first.stop();
    await first.stop();

    const second = await startServer({ dataDir });
    const again = await MongoClient.connect(second.uri);
    const kept = again.db('a').collection<Row>('users');
    expect(await kept.find().toArray()).toEqual([
      { _id: 1, email: 'a' },
      { _id: 3, email: 'd' },
    ]);
    expect(await kept.indexes()).toEqual(indexes);
    await expect(kept.insertOne({ email: 'd' })).rejects.toMatchObject({ code: 11000 });
    await kept.insertOne({ _id: 2, email: 'b' });
    expect((await kept.find().toArray()).map(({ _id }) => _id)).toEqual([1, 3, 2]);
    expect(await again.db('b').listCollections().toArray()).toEqual([]);
    await again.close();
    await second.stop();
  });

  it('keeps a second server out of its folder', async () => {
    const first = await startServer({ dataDir });
    await expect(startServer({ dataDir })).rejects.toThrow('is in use by the process');
    await first.stop();
    const other = await compiled.start(dataDir);
    await expect(startServer({ dataDir })).rejects.toThrow('is in use by the process');
    await other.end('SIGKILL');
    const second = await startServer({ dataDir });
    await second.stop();
  });

  it.each<Record<string, string>>([
    {},
    { EMBEDDED_MONGO_DATA_DIR: '' },
    { EMBEDDED_MONGO_DATA_DIR: 'x', PORT: 'many' },
    { EMBEDDED_MONGO_DATA_DIR: 'x', PORT: '70000' },
  ])('says what is wrong with its environment: %j', async (env) => {
    const { code, stderr } = await compiled.run(env);
    expect(code).toBe(2);
    expect(stderr).toContain('Set EMBEDDED_MONGO_DATA_DIR');
  });

  it('says in one sentence why it can not start', async () => {
    const { code, stderr } = await compiled.run({
      EMBEDDED_MONGO_DATA_DIR: dataDir,
      HOST: '0.0.0.0',
    });
    expect(code).toBe(1);
    expect(stderr).toContain('listens on loopback only');
    expect(stderr).not.toContain('    at ');
  });

  it('takes a folder with a dot in its name, and makes it', async () => {
    const server = await startServer({ dataDir: join(dataDir, 'deep', 'my.data') });
    await server.stop();
    expect(await readdir(join(dataDir, 'deep', 'my.data'))).toContain('data.mdb');
  });

  it('serves on a unix socket', async () => {
    const server = await startServer({ dataDir, socketPath: join(dataDir, 'mongo.sock') });
    const client = await MongoClient.connect(server.uri);
    expect(await client.db('x').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
    await server.stop();
  });

  it('says when its port is taken, and gives the folder free again', async () => {
    const first = await startServer({ dataDir: join(dataDir, 'one') });
    const port = Number(new URL(first.uri).port);
    await expect(startServer({ dataDir: join(dataDir, 'two'), port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await first.stop();
    const second = await startServer({ dataDir: join(dataDir, 'two'), port });
    await second.stop();
  });
});
