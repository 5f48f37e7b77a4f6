import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from './database.js';
import { type CompiledServer, compileServer, type LimitedProcess } from './process.js';

const text = 'x'.repeat(20_000);

/** The ids of all documents, sorted. */
const idsOf = async (rows: Collection<Row>) =>
  (await rows.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => String(_id)).sort();

/** Asks until the answer is yes; the test's own time limit ends what never is. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe('a disk that runs full', () => {
  let compiled: CompiledServer;
  let dataDir: string;
  let server: LimitedProcess;
  let client: MongoClient;
  let rows: Collection<Row>;

  beforeAll(async () => {
    compiled = await compileServer();
  });
  afterAll(() => compiled.remove());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    server = await compiled.startLimited(dataDir, 4000);
    client = await MongoClient.connect(server.uri);
    rows = client.db('full').collection<Row>('rows');
    await rows.createIndex({ n: 1 }, { unique: true });
  });
  afterEach(async () => {
    await client.close();
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Several writers until each was refused; what was acknowledged, by `_id`. */
  async function fill(): Promise<string[]> {
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 5 }, async (_, writer) => {
      for (let index = 0; ; index += 1) {
        const pair = [`${writer}-${index}-a`, `${writer}-${index}-b`];
        await rows.insertMany(pair.map((_id) => ({ _id, n: _id, text })));
        acknowledged.push(...pair);
      }
    });
    for (const result of await Promise.allSettled(writers)) {
      expect(result).toMatchObject({ reason: { code: 14031 } });
    }
    return acknowledged.sort();
  }

  const isWritable = async () =>
    (await client.db('admin').command({ hello: 1 }))['isWritablePrimary'] === true;
  const storedIds = () => idsOf(rows);

  it('shows what was acknowledged and nothing else, refuses writes at once, and says so', async () => {
    const acknowledged = await fill();
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(await storedIds()).toEqual(acknowledged);
    expect(await isWritable()).toBe(false);
    await expect(rows.deleteMany({})).rejects.toMatchObject({ code: 14031 });
    await expect(rows.updateOne({}, { $set: { n: 0 } })).rejects.toMatchObject({ code: 14031 });
    expect(await storedIds()).toEqual(acknowledged);
  });

  it('takes writes again when there is space, without a restart, and keeps them', async () => {
    const acknowledged = await fill();
    await server.lift();
    await until(isWritable);
    // A key that was refused is free.
    await rows.insertMany(['4-9999', 'again'].map((_id) => ({ _id, n: _id, text })));
    const expected = [...acknowledged, '4-9999', 'again'].sort();
    expect(await storedIds()).toEqual(expected);
    await server.end('SIGKILL');
    const again = await compiled.start(dataDir);
    const reader = await MongoClient.connect(again.uri);
    expect(await idsOf(reader.db('full').collection<Row>('rows'))).toEqual(expected);
    await reader.close();
    await again.end('SIGTERM');
  });
});
