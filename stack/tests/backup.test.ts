import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@shortlist/embedded-mongo/testing';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFolder } from '../src/backup/archive.js';
import { createBackup } from '../src/backup/create-backup.js';
import { restoreBackup } from '../src/backup/restore-backup.js';
import { announceDatabase } from '../src/database-address.js';
import { loadSigningKeys } from '../src/signing-keys.js';

let folder: string;
let dataFolder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  dataFolder = path.join(folder, 'data');
  file = path.join(folder, 'backup.tar.gz');
});

afterEach(() => rm(folder, { recursive: true }));

/** A data folder with some documents, a mail and a key. */
async function fillDataFolder(names: readonly string[]): Promise<void> {
  await mkdir(path.join(dataFolder, 'mailbox'), { recursive: true });
  const mongo = await startServer({ dataDir: path.join(dataFolder, 'mongo') });
  const client = await MongoClient.connect(mongo.uri);
  await client
    .db('auth')
    .collection('users')
    .insertMany(names.map((name) => ({ name })));
  await client.close();
  await mongo.stop();
  await writeFile(path.join(dataFolder, 'mailbox', '1.eml'), `Subject: ${names.join()}`);
  await loadSigningKeys(path.join(dataFolder, 'keys'));
}

async function storedNames(): Promise<unknown[]> {
  const mongo = await startServer({ dataDir: path.join(dataFolder, 'mongo') });
  const client = await MongoClient.connect(mongo.uri);
  const users = await client.db('auth').collection('users').find().sort({ name: 1 }).toArray();
  await client.close();
  await mongo.stop();
  return users.map(({ name }) => name);
}

const restore = (replace = false) => restoreBackup({ file, dataFolder, replace });

describe('createBackup', () => {
  it('brings back documents, mails and the key, for their owner alone', async () => {
    await fillDataFolder(['Ann', 'Ben']);
    const keys = await loadSigningKeys(path.join(dataFolder, 'keys'));
    expect(await createBackup({ dataFolder, file })).toMatchObject({
      documents: { 'auth.users': 2 },
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
    await rm(dataFolder, { recursive: true });
    await restore();
    expect(await storedNames()).toEqual(['Ann', 'Ben']);
    expect(await loadSigningKeys(path.join(dataFolder, 'keys'))).toEqual(keys);
    expect(await readFile(path.join(dataFolder, 'mailbox', '1.eml'), 'utf8')).toContain('Ann');
    for (const name of ['', 'mongo', 'mongo/data.mdb', 'keys', 'mailbox/1.eml']) {
      expect((await stat(path.join(dataFolder, name))).mode & 0o077).toBe(0);
    }
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('lets the database copy itself while it runs', async () => {
    await fillDataFolder(['Ann']);
    const mongo = await startServer({ dataDir: path.join(dataFolder, 'mongo') });
    await expect(createBackup({ dataFolder, file })).rejects.toThrow('starting or stopping');
    await announceDatabase(dataFolder, mongo.uri);
    const client = await MongoClient.connect(mongo.uri);
    await client.db('auth').collection('users').insertOne({ name: 'Cleo' });
    await client.close();
    expect(await createBackup({ dataFolder, file })).toMatchObject({
      documents: { 'auth.users': 2 },
    });
    await mongo.stop();
    // Killed, a product leaves its address.
    const later = path.join(folder, 'new', 'later.tar.gz');
    expect(await createBackup({ dataFolder, file: later })).toMatchObject({
      documents: { 'auth.users': 2 },
    });
  });

  it('overwrites nothing, and says when there is nothing to back up', async () => {
    await expect(createBackup({ dataFolder, file })).rejects.toThrow('There is no data');
    await fillDataFolder(['Ann']);
    await writeFile(file, 'mine');
    await expect(createBackup({ dataFolder, file })).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });
});

describe('restoreBackup', () => {
  it('puts aside what is there with the option for it', async () => {
    await fillDataFolder(['Ann']);
    await createBackup({ dataFolder, file });
    await rm(dataFolder, { recursive: true });
    await fillDataFolder(['Ben']);
    await expect(restore()).rejects.toThrow('--replace');
    expect(await storedNames()).toEqual(['Ben']);
    const { putAside } = await restore(true);
    expect(await storedNames()).toEqual(['Ann']);
    dataFolder = String(putAside);
    expect(await storedNames()).toEqual(['Ben']);
  });

  it('refuses while the product runs', async () => {
    await fillDataFolder(['Ann']);
    await createBackup({ dataFolder, file });
    const product = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(product, 'spawn');
    await writeFile(path.join(dataFolder, 'process.pid'), String(product.pid));
    await expect(restore(true)).rejects.toThrow(`process ${product.pid}`);
    const ended = once(product, 'close');
    product.kill();
    await ended;
    await restore(true);
    expect(await storedNames()).toEqual(['Ann']);
  });

  it('refuses an archive that was cut off at any place, and leaves the data alone', async () => {
    await fillDataFolder(['Ann']);
    await createBackup({ dataFolder, file });
    const { size } = await stat(file);
    for (const length of [size - 1, Math.floor(size / 2), 100, 0]) {
      await truncate(file, length);
      await expect(restore(true)).rejects.toThrow(/is no backup of Shortlist|is damaged/);
    }
    expect(await storedNames()).toEqual(['Ann']);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('refuses other files and archives', async () => {
    await expect(restore()).rejects.toThrow("can't be read");
    await writeFile(file, 'a letter');
    await expect(restore()).rejects.toThrow('is no backup of Shortlist');
    await rm(file);
    const other = path.join(folder, 'other');
    await mkdir(path.join(other, 'mongo'), { recursive: true });
    await writeFile(path.join(other, 'mongo', 'data.mdb'), 'x');
    await packFolder(other, file);
    await expect(restore()).rejects.toThrow('is no backup of Shortlist');
    const manifest = {
      format: 'shortlist-backup',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      files: [{ path: 'mongo/data.mdb', sha256: 'wrong' }],
      documents: {},
    };
    for (const [change, sentence] of [
      [{}, 'is damaged: mongo/data.mdb'],
      [{ files: [] }, 'files are missing or too many'],
      [{ version: 2 }, 'newer Shortlist'],
      [{ files: [{ path: 'mongo/../../x', sha256: '' }] }, 'is no backup of Shortlist'],
    ] as const) {
      await writeFile(
        path.join(other, 'manifest.json'),
        JSON.stringify({ ...manifest, ...change }),
      );
      await rm(file);
      await packFolder(other, file);
      await expect(restore()).rejects.toThrow(sentence);
    }
  });
});
