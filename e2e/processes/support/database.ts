import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { endProcess } from '../../tests/support/end-process.js';
import { findFreePort } from '../../tests/support/free-port.js';
import { repositoryRoot } from '../../tests/support/product.js';
import { waitFor } from '../../tests/support/wait-for.js';

export interface DatabaseProcess {
  /** `mongod`, or the embedded server as a process of its own. */
  readonly kind: 'mongod' | 'embedded';
  readonly uri: string;
  stop(): Promise<void>;
}

function findMongod(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return [
    process.env['MONGOD_BINARY'],
    path.join(repositoryRoot, '../shared/bin/mongod'),
    ...folders.map((folder) => path.join(folder, 'mongod')),
  ].find((file) => file !== undefined && existsSync(file));
}

async function answers(uri: string): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 500 });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } finally {
    await client.close();
  }
}

/** Starts a database server over `folder`: mongod where one is found, else the embedded server. */
export async function startDatabase(folder: string): Promise<DatabaseProcess> {
  const port = await findFreePort();
  const mongod = findMongod();
  const embedded = path.join(repositoryRoot, 'packages/embedded-mongo/dist/main.js');
  const child: ChildProcess = mongod
    ? spawn(mongod, ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'], {
        stdio: 'ignore',
      })
    : spawn(process.execPath, [embedded], {
        env: { PATH: process.env['PATH'], EMBEDDED_MONGO_DATA_DIR: folder, PORT: String(port) },
        stdio: 'ignore',
      });
  const uri = `mongodb://127.0.0.1:${port}`;
  await waitFor(() => answers(uri), { what: 'the database', timeoutMs: 60_000 });
  return {
    kind: mongod ? 'mongod' : 'embedded',
    uri,
    stop: async () => {
      await endProcess(child, 'SIGTERM');
    },
  };
}
