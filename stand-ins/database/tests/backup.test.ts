import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyData, countDocuments } from '../src/backup.js';
import { startServer } from '../src/server.js';
import type { Row } from './database.js';
import { type CompiledServer, compileServer } from './process.js';

const diskTimeout = 120_000;

describe('copies of the data', () => {
  let compiled: CompiledServer;
  let folder: string;
  let dataDir: string;

  beforeAll(async () => {
    compiled = await compileServer();
  });
  afterAll(() => compiled.remove());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it(
    'hold each write acknowledged before, and none by half, while writers go on',
    async () => {
      const server = await compiled.start(dataDir);
      const client = await MongoClient.connect(server.uri);
      const rows = client.db('copied').collection<Row>('rows');
      const acknowledged: string[] = [];
      const enough = new AbortController();
      const writers = Array.from({ length: 6 }, async (_, writer) => {
        for (let index = 0; !enough.signal.aborted; index += 1) {
          const id = `${writer}-${index}`;
          const text = 'x'.repeat((index % 7) * 900);
          await rows.insertMany([
            { _id: `${id}-a`, text },
            { _id: `${id}-b`, text },
          ]);
          acknowledged.push(id);
          // Pages become free and are used again, which is what tears plain copies.
          if (index > 40) await rows.deleteMany({ _id: { $regex: `^${writer}-${index - 40}-` } });
        }
      });
      const copies: { target: string; before: string[] }[] = [];
      // However slow the disk is, the last copy is one of data that was written meanwhile.
      while (copies.length < 12 || (copies.at(-1)?.before.length ?? 0) <= 10) {
        const before = [...acknowledged];
        const target = join(folder, `copy-${copies.length}`);
        await client.db('admin').command({ copyTo: target });
        copies.push({ target, before });
      }
      enough.abort();
      await Promise.all(writers);
      await client.close();
      await server.end('SIGTERM');

      for (const { target, before } of copies) {
        const copy = await startServer({ dataDir: target });
        const reader = await MongoClient.connect(copy.uri);
        const found = await reader.db('copied').collection<Row>('rows').find().toArray();
        await reader.close();
        await copy.stop();
        const kept = new Set(found.map(({ _id }) => String(_id)));
        // Of each writer at most the last 41 and the one on its way remain, always in pairs.
        const latest = before.filter((id) => isAmongLast(id, before));
        const missing = latest.filter((id) => !kept.has(`${id}-a`) && !wasDeletedLater(id, kept));
        expect(missing).toEqual([]);
        for (const id of kept) {
          expect(kept.has(id.replace(/[ab]$/, (end) => (end === 'a' ? 'b' : 'a')))).toBe(true);
        }
      }
      expect(copies.at(-1)?.before.length).toBeGreaterThan(10);
      // The data that was copied is whole, too.
      const again = await startServer({ dataDir });
      const reader = await MongoClient.connect(again.uri);
      const left = await reader
        .db('copied')
        .collection<Row>('rows')
        .find({}, { projection: { _id: 1 } })
        .toArray();
      await reader.close();
      await again.stop();
      const whole = new Set(left.map(({ _id }) => String(_id)));
      const latest = acknowledged.filter((id) => isAmongLast(id, acknowledged));
      expect(latest.filter((id) => !whole.has(`${id}-b`))).toEqual([]);
    },
    diskTimeout,
  );

  it('are made by the server alone while it runs, into a new folder', async () => {
    const server = await startServer({ dataDir });
    const client = await MongoClient.connect(server.uri);
    const admin = client.db('admin');
    await client.db('a').collection('rows').insertOne({ n: 1 });
    await expect(copyData(dataDir, join(folder, 'other'))).rejects.toThrow('is in use by');
    await expect(admin.command({ copyTo: 'copy' })).rejects.toThrow('absolute path');
    await expect(admin.command({ copyTo: folder })).rejects.toThrow('could not be copied');
    const copy = join(folder, 'copy');
    await admin.command({ copyTo: copy });
    await client.close();
    await server.stop();
    expect((await readdir(copy)).sort()).toEqual(['data.mdb', 'store.json']);
    expect(await countDocuments(copy)).toEqual({ 'a.rows': 1 });
    expect(await readdir(folder)).not.toContain('other');
  });

  it('tell how many documents they hold, and are refused when they are damaged', async () => {
    const server = await startServer({ dataDir });
    const client = await MongoClient.connect(server.uri);
    await client
      .db('a')
      .collection('rows')
      .insertMany([{ n: 1 }, { n: 2 }]);
    await client.db('b').createCollection('empty');
    await client.close();
    await server.stop();
    const copy = join(folder, 'copy');
    await copyData(dataDir, copy);
    expect((await readdir(copy)).sort()).toEqual(['data.mdb', 'store.json']);
    expect(await countDocuments(copy)).toEqual({ 'a.rows': 2, 'b.empty': 0 });
    await expect(copyData(join(folder, 'none'), join(folder, 'x'))).rejects.toThrow(
      'There is no data',
    );
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['is gone', (file) => rm(file)],
    ['is empty', (file) => truncate(file)],
    ['has one page only', (file) => truncate(file, 4096)],
    ['lost all but its head', (file) => truncate(file, 8192)],
    ['lost its second half', (file) => truncate(file, 200_000)],
    ['is another file', (file) => writeFile(file, 'hello '.repeat(5000))],
  ])('does not open as an empty database when the file %s', async (_name, damage) => {
    const server = await compiled.start(dataDir);
    const client = await MongoClient.connect(server.uri);
    const rows = Array.from({ length: 100 }, (_, _id) => ({ _id, text: 'x'.repeat(5000) }));
    await client.db('a').collection<Row>('rows').insertMany(rows);
    await client.close();
    await server.end('SIGTERM');
    await damage(join(dataDir, 'data.mdb'));
    const { code, stderr } = await compiled.run({ EMBEDDED_MONGO_DATA_DIR: dataDir, PORT: '0' });
    expect(stderr).toContain('is damaged');
    expect(stderr).toContain('Restore a backup');
    expect(code).toBe(1);
  });

  it('opens data of before the mark, and refuses data of a newer server', async () => {
    await (await startServer({ dataDir })).stop();
    await writeFile(join(dataDir, 'store.json'), JSON.stringify({ layout: 99, id: 'x' }));
    await expect(startServer({ dataDir })).rejects.toThrow('newer version');
    await rm(join(dataDir, 'store.json'));
    await (await startServer({ dataDir })).stop();
    expect(await readdir(dataDir)).toContain('store.json');
  });
});

/** True for the last rows of a writer that it had not taken out again when the list was made. */
function isAmongLast(id: string, ids: readonly string[]): boolean {
  const [writer, index] = id.split('-').map(Number) as [number, number];
  const last = ids.filter((each) => each.startsWith(`${writer}-`)).length - 1;
  return index > last - 38;
}

/** True when the copy shows that its writer had gone on so far that the row was taken out. */
function wasDeletedLater(id: string, kept: ReadonlySet<string>): boolean {
  const [writer, index] = id.split('-').map(Number) as [number, number];
  return kept.has(`${writer}-${index + 41}-a`) || kept.has(`${writer}-${index + 40}-a`);
}
