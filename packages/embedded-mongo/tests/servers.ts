import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { startServer } from '../src/server.js';

/** A server the suites run against. */
export interface TestServer {
  readonly uri: string;
  stop(): Promise<void>;
}

/** A document with an `_id` of any type, or none yet. */
export interface Row extends Document {
  _id?: number | string | ObjectId | Document;
}

/** One kind of server; every kind has to give the same answers. */
export interface Target {
  readonly name: string;
  start(): Promise<TestServer>;
}

const embedded: Target = {
  name: 'embedded',
  start: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
    const server = await startServer({ dataDir, flush: false });
    return {
      uri: server.uri,
      stop: async () => {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  },
};

/** The real server, where one is installed: `MONGOD_BINARY`, the PATH, or `../shared/bin/mongod` beside the repository. */
export function findMongod(): string | undefined {
  const candidates = [
    process.env['MONGOD_BINARY'],
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'mongod')),
    resolve(import.meta.dirname, '../../../../shared/bin/mongod'),
  ];
  return candidates.find((path) => path && existsSync(path));
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Starts a real server on a temp folder. */
export async function startMongod(binary: string): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mongod-'));
  const port = await freePort();
  const child = spawn(
    binary,
    ['--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'],
    { stdio: 'ignore' },
  );
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const uri = `mongodb://127.0.0.1:${port}`;
  const probe = new MongoClient(uri, { serverSelectionTimeoutMS: 25_000 });
  await probe.connect();
  await probe.close();
  return {
    uri,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The embedded server, and the real one where it is found. */
export function targets(): Target[] {
  const binary = findMongod();
  if (!binary) {
    process.stderr.write(
      'No mongod found (MONGOD_BINARY, PATH): the embedded server is checked alone.\n',
    );
    return [embedded];
  }
  return [embedded, { name: 'mongod', start: () => startMongod(binary) }];
}

/** A connected client on a database of its own. */
export async function connect(
  server: TestServer,
  name = 'suite',
): Promise<{ client: MongoClient; db: Db }> {
  const client = new MongoClient(server.uri, {
    promoteValues: true,
    serverSelectionTimeoutMS: 5000,
  });
  await client.connect();
  return { client, db: client.db(name) };
}
