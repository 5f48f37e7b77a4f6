import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectMongo, createLogger, describeError, type MongoDatabase } from '../src/index.js';

const log = createLogger({ name: 'test', level: 'silent' });
const sockets = new Set<Socket>();
const remember = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let database: MongoDatabase;

/** A closed socket knows it at once; who listens is told later: that moment between is what is tested here. */
function closeSockets() {
  for (const socket of sockets) socket.destroy();
}

beforeAll(async () => {
  subscribe('net.client.socket', remember);
  mongo = await startTestMongo();
});
afterAll(async () => {
  unsubscribe('net.client.socket', remember);
  await mongo.stop();
});

beforeEach(async () => {
  sockets.clear();
  database = await connectMongo({ uri: mongo.uri, dbName: 'closing', log });
  await database.isReady();
});
afterEach(() => database.close());

describe('a connection that is being closed as it is written to', () => {
  it('fails the call instead of keeping it for ever', async () => {
    database.db.client.once('connectionCheckedOut', closeSockets);
    const failure = await database.db.command({ ping: 1 }).catch((error: unknown) => error);
    expect(describeError(failure)).toMatchObject({ status: 503, code: 'Unavailable' });
    await expect(database.isReady()).resolves.toBe(true);
  }, 10_000);

  it('does not end the watch over the server', async () => {
    const client = database.db.client;
    const told = new Promise((resolve) => client.once('serverHeartbeatFailed', resolve));
    client.once('serverHeartbeatStarted', closeSockets);
    await told;
    await expect(database.isReady()).resolves.toBe(true);
  }, 20_000);
});
