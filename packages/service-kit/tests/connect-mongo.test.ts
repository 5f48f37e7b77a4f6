import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { Schema } from 'mongoose';
import { databaseName } from '../src/connect-mongo.js';
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
    const { connection } = database;
    const Thing = connection.model('Thing', new Schema({ name: String }));
    await Thing.create({ name: 'one' });
    expect(await Thing.countDocuments()).toBe(1);
    expect(connection.name).toMatch(/(^|_)kit$/);
    expect(connection.getClient().options.writeConcern).toMatchObject({ w: 'majority', j: true });
    expect(await database.isReady()).toBe(true);
    await connection.dropDatabase();
    await database.close();
    await expect(database.isReady()).rejects.toThrow();
  });

  it('fails as unavailable while the server is away, and works again when it is back', async () => {
    const link = await startLink(mongo.uri);
    const database = await connectMongo({
      uri: link.uri,
      dbName: 'kit',
      log,
      serverSelectionTimeoutMs: 200,
    });
    const Thing = database.connection.model('Thing', new Schema({ name: String }));
    await Thing.init();
    await link.cut();
    const error: unknown = await Thing.findOne().catch((reason: unknown) => reason);
    expect(describeError(error)).toMatchObject({ status: 503, code: 'Unavailable' });
    await expect(database.isReady()).rejects.toThrow();
    await link.restore();
    while (!(await database.isReady().catch(() => false))) await new Promise(setImmediate);
    await expect(Thing.create({ name: 'after' })).resolves.toMatchObject({ name: 'after' });
    await database.connection.dropDatabase();
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
