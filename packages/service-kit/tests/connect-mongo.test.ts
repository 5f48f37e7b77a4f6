import { type AddressInfo, createServer } from 'node:net';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseName } from '../src/connect-mongo.js';
import { waitForDatabase } from '../src/database/wait-for-database.js';
import { connectMongo, createLogger, describeError } from '../src/index.js';
import { startLink } from './support/link.js';

const log = createLogger({ name: 'test', level: 'silent' });
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());

describe('connectMongo', () => {
  it('stores in the database of the service, with majority and journal', async () => {
    const database = await connectMongo({ uri: mongo.uri, dbName: 'kit', log });
    const { db } = database;
    const things = db.collection('things');
    await things.insertOne({ name: 'one' });
    expect(await things.countDocuments()).toBe(1);
    expect(db.databaseName).toMatch(/(^|_)kit$/);
    expect(db.client.options.writeConcern).toMatchObject({ w: 'majority', j: true });
    expect(await database.isReady()).toBe(true);
    await database.close();
    await expect(database.isReady()).rejects.toThrow();
  });

  it('fails as unavailable while the server is away, and works again when it is back', async () => {
    const link = await startLink(mongo.uri);
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
    const database = await connectMongo({
      uri: link.uri,
      dbName: 'kit',
      log: createLogger({ name: 'test', destination }),
      serverSelectionTimeoutMs: 200,
    });
    const things = database.db.collection('things');
    await link.cut();
    const error: unknown = await things.findOne().catch((reason: unknown) => reason);
    expect(describeError(error)).toMatchObject({ status: 503, code: 'Unavailable' });
    await expect(database.isReady()).rejects.toThrow();
    await link.restore();
    while (!(await database.isReady().catch(() => false))) await new Promise(setImmediate);
    await expect(things.insertOne({ name: 'after' })).resolves.toMatchObject({
      acknowledged: true,
    });
    expect(lines).toEqual(['database connection lost', 'database connection restored']);
    await database.close();
    await link.cut();
  });

  it('rejects when no server answers', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const uri = `mongodb://127.0.0.1:${port}`;
    await expect(
      connectMongo({ uri, dbName: 'kit', log, serverSelectionTimeoutMs: 100 }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});

describe('waitForDatabase', () => {
  it('connects when the server comes, and says a sentence for each try', async () => {
    const link = await startLink(mongo.uri);
    await link.cut();
    const sentences: string[] = [];
    const warn = (...given: unknown[]) => {
      sentences.push(String(given[1]));
      if (sentences.length === 2) void link.restore();
    };
    const connect = () =>
      connectMongo({ uri: link.uri, dbName: 'kit', log, serverSelectionTimeoutMs: 100 });
    const stopping = new AbortController().signal;
    const options = { log: { warn } as Pick<typeof log, 'warn'>, stopping, pauseMs: 1 };
    const database = await waitForDatabase(connect, options);
    expect(await database.isReady()).toBe(true);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sentences)).toEqual(
      new Set(['the database does not answer yet; connecting again']),
    );
    await database.close();
    await link.cut();
  });

  const refuse = () =>
    Promise.reject(Object.assign(new Error('away'), { name: 'MongoServerSelectionError' }));

  it('gives up with a sentence for an operator', async () => {
    const stopping = new AbortController().signal;
    await expect(waitForDatabase(refuse, { log, stopping, waitMs: 0 })).rejects.toThrow(
      'Check that MongoDB runs at MONGODB_URI',
    );
  });

  it('ends with a stop, and at once for what no wait mends', async () => {
    const stop = new AbortController();
    const connect = () => {
      stop.abort(new Error('stopped'));
      return refuse();
    };
    await expect(waitForDatabase(connect, { log, stopping: stop.signal })).rejects.toThrow(
      'stopped',
    );
    const fail = () => Promise.reject(new Error('wrong password'));
    const stopping = new AbortController().signal;
    await expect(waitForDatabase(fail, { log, stopping })).rejects.toThrow('wrong password');
  });
});

describe('databaseName', () => {
  it.each([
    ['mongodb://localhost', 'auth'],
    ['mongodb://a:1,b:2/?replicaSet=rs', 'auth'],
    ['mongodb+srv://user:p%2Fw@host/staging?w=1', 'staging_auth'],
    ['mongodb://%2Ftmp%2Fmongo.sock/test_1', 'test_1_auth'],
  ])('%s', (uri, expected) => {
    expect(databaseName(uri, 'auth')).toBe(expected);
  });
});
