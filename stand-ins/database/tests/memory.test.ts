import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from './database.js';
import { type CompiledServer, compileServer } from './process.js';

describe('the memory of the server', () => {
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

  it('is bounded: more is refused, reading and deleting go on, and what is there starts again', async () => {
    const limit = { MONGO_MEMORY_MB: '16' };
    const server = await compiled.start(dataDir, limit);
    const client = await MongoClient.connect(server.uri);
    const rows = client.db('full').collection<Row>('rows');
    await rows.insertOne({ _id: -1, text: '' });
    const failure = await (async () => {
      for (let _id = 0; ; _id += 1) await rows.insertOne({ _id, text: 'x'.repeat(500_000) });
    })().catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 146 });
    expect(failure.message).toContain('set MONGODB_URI to a MongoDB server');
    const count = await rows.countDocuments();
    expect(count).toBeGreaterThan(25);
    await expect(
      rows.updateOne({ _id: -1 }, { $set: { text: 'x'.repeat(2_000_000) } }),
    ).rejects.toMatchObject({ code: 146 });
    await rows.deleteMany({ _id: { $in: [0, 1, 2, 3, 4] } });
    await rows.updateOne({ _id: -1 }, { $set: { text: 'x'.repeat(2_000_000) } });
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);

    const again = await compiled.start(dataDir, limit);
    const reader = await MongoClient.connect(again.uri);
    expect(await reader.db('full').collection('rows').countDocuments()).toBe(count - 5);
    await reader.close();
    await again.end('SIGTERM');

    const smaller = { EMBEDDED_MONGO_DATA_DIR: dataDir, PORT: '0', MONGO_MEMORY_MB: '4' };
    const { code, stderr } = await compiled.run(smaller);
    expect(code).toBe(1);
    expect(stderr).toMatch(/needs 1\d MB of memory and 4 MB are allowed. Set MONGO_MEMORY_MB to/);
    expect(stderr).not.toContain('    at ');
  });

  it('counts documents and indexes that go', async () => {
    const server = await compiled.start(dataDir, { MONGO_MEMORY_MB: '8' });
    const client = await MongoClient.connect(server.uri);
    for (let round = 0; round < 6; round += 1) {
      const rows = client.db('round').collection<Row>('rows');
      await rows.insertMany(
        Array.from({ length: 10 }, (_, _id) => ({ _id, text: 'x'.repeat(300_000) })),
      );
      await rows.createIndex({ text: 1 });
      if (round % 2 === 0) await rows.dropIndexes();
      if (round % 3 === 0) await rows.deleteMany({});
      await rows.drop();
    }
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
