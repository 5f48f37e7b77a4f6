import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedMongo } from '@shortlist/embedded-mongo';
import { startServer } from '@shortlist/embedded-mongo/testing';
import { createLogger } from '@shortlist/service-kit';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError } from '../src/data-folder.js';
import { announceDatabase, findDatabase } from '../src/database-address.js';
import { startDatabase } from '../src/start-database.js';

let folder: string;
let logged: string;

beforeEach(async () => {
  logged = '';
  folder = await mkdtemp(path.join(tmpdir(), 'database-'));
});

afterEach(() => rm(folder, { recursive: true }));

const optionsIn = (dataFolder: string) => ({
  dataFolder,
  memoryMb: 64,
  log: createLogger({
    name: 'test',
    level: 'warn',
    destination: { write: (line) => void (logged += line) },
  }),
  onFailure: (error: Error) => {
    throw error;
  },
});

/** Leaves a socket as a process does that is killed. */
async function leaveSocket(socket: string): Promise<void> {
  const code =
    'net.createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
  await once(spawn(process.execPath, ['-e', code, socket]), 'exit');
  expect((await stat(socket)).isSocket()).toBe(true);
}

/** Fails unless a client finds what it wrote. */
async function expectToServeAndStop({ uri, stop }: EmbeddedMongo): Promise<void> {
  try {
    await expectToServe(uri);
  } finally {
    await stop();
  }
}

async function expectToServe(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const things = client.db('x').collection('things');
    await things.insertOne({ name: 'first' });
    expect(await things.countDocuments()).toBe(1);
  } finally {
    await client.close();
  }
}

describe('startDatabase', () => {
  it('answers on a socket that only its owner reaches, as others find it announced', async () => {
    const database = await startDatabase(optionsIn(folder), startServer);
    try {
      const socket = path.join(folder, 'mongo', 'server.sock');
      expect(database.uri).toBe(`mongodb://${encodeURIComponent(socket)}`);
      expect((await stat(socket)).isSocket()).toBe(true);
      expect((await stat(path.dirname(socket))).mode & 0o077).toBe(0);
      expect(logged).toBe('');
      await announceDatabase(folder, database.uri);
      expect(await findDatabase(folder)).toBe(database.uri);
      await expectToServe(database.uri);
    } finally {
      await database.stop();
    }
    await expect(stat(path.join(folder, 'mongo', 'server.sock'))).rejects.toThrow('ENOENT');
  });

  it('takes the place of a socket that a killed process left', async () => {
    await mkdir(path.join(folder, 'mongo'));
    await writeFile(path.join(folder, 'mongo', 'server.sock'), '');
    const database = await startDatabase(optionsIn(folder), startServer);
    await expectToServeAndStop(database);
  });

  // `realpathSync` of Node 20 stops at a part it knows when the last file it looked at was a socket. A CommonJS module that is
  // imported by a link then comes without its exports.
  it('lets modules that load meanwhile be found behind their links', async () => {
    const root = await realpath(folder);
    const mongo = path.join(root, 'mongo');
    for (const each of [mongo, path.join(root, 'real')]) await mkdir(each);
    const target = path.join(root, 'real', 'index.js');
    for (const file of [target, path.join(root, 'first.js')]) await writeFile(file, '');
    await symlink('real', path.join(root, 'link'));
    await leaveSocket(path.join(mongo, 'server.sock'));
    const { resolve } = createRequire(path.join(root, 'index.js'));
    resolve('./first.js');
    const found: string[] = [];
    const database = await startDatabase(optionsIn(root), (options) => {
      found.push(resolve('./link/index.js'));
      return startServer(options);
    });
    await database.stop();
    expect(found).toEqual([target]);
  });

  it('answers on a port where the path is too long for a socket, and says so', async () => {
    const long = path.join(folder, 'ä'.repeat(60));
    const database = await startDatabase(optionsIn(long), startServer);
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/);
    expect(logged).toContain('other users of this machine can read all resumes');
    expect(logged).toContain('Set DATA_DIR to a shorter path.');
    await announceDatabase(long, database.uri);
    expect(await findDatabase(long)).toBe(database.uri);
    await expectToServeAndStop(database);
  });

  it('answers on a port where the file system keeps no sockets, and says so', async () => {
    const database = await startDatabase(optionsIn(folder), async (options) => {
      if (options.socketPath) throw Object.assign(new Error('listen EPERM'), { code: 'EPERM' });
      return startServer(options);
    });
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/);
    expect(logged).toContain('Set DATA_DIR to a disk that keeps unix sockets.');
    await expectToServeAndStop(database);
  });

  it('says what to do about a folder that can not be used', async () => {
    await writeFile(path.join(folder, 'mongo'), 'a file');
    await expect(startDatabase(optionsIn(folder), startServer)).rejects.toThrow(DataFolderError);
    await expect(startDatabase(optionsIn(folder), startServer)).rejects.toThrow('is not a folder');
  });
});
