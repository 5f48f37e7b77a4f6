import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { MongoClient } from 'mongodb';
import { repositoryRoot } from '../../tests/support/product.js';
import { type ControlledProcess, startControlledProcess } from './controlled-process.js';

export interface DatabaseProcess extends ControlledProcess {
  /** `mongod`, or the embedded server as a process of its own. */
  readonly kind: 'mongod' | 'embedded';
  readonly uri: string;
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
  const uri = `mongodb://127.0.0.1:${port}`;
  const mongod = findMongod();
  const embedded = path.join(repositoryRoot, 'stand-ins/database/dist/main.js');
  const started = await startControlledProcess({
    name: 'the database',
    command: mongod ?? process.execPath,
    args: mongod
      ? ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1']
      : [embedded],
    env: mongod ? {} : { EMBEDDED_MONGO_DATA_DIR: folder, PORT: String(port) },
    isReady: () => answers(uri),
  });
  return { ...started, kind: mongod ? 'mongod' : 'embedded', uri };
}
