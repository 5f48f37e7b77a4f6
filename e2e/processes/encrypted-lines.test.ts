import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createServer, type Server } from 'node:tls';
import { findFreePort, RabbitMqBroker } from '@shortlist/bus/testing';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificates, makeCertificates } from './support/certificates.js';
import { type DatabaseProcess, startDatabase } from './support/database.js';
import { startServiceProcess } from './support/service-process.js';

let folder: string;
let certificates: Certificates;
let broker: RabbitMqBroker;
let database: DatabaseProcess;
let line: Server;
let brokerUrl: string;
let databaseUri: string;

/** Takes encrypted connections and hands them on to a server that knows no encryption. */
async function encrypt(port: number): Promise<Server> {
  const [cert, key] = await Promise.all([
    readFile(certificates.certificate),
    readFile(certificates.key),
  ]);
  const server = createServer({ cert, key }, (socket) => {
    const inner = connect(port, '127.0.0.1');
    // Either side may end it.
    pipeline(socket, inner, socket).catch(() => [socket, inner].map((each) => each.destroy()));
  });
  // A client that does not trust the certificate goes away.
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-tls-'));
  certificates = await makeCertificates(folder);
  const port = await findFreePort();
  broker = await RabbitMqBroker.start([
    `listeners.ssl.1 = 127.0.0.1:${port}`,
    `ssl_options.cacertfile = ${certificates.authority}`,
    `ssl_options.certfile = ${certificates.certificate}`,
    `ssl_options.keyfile = ${certificates.key}`,
  ]);
  brokerUrl = `amqps://guest:guest@localhost:${port}`;
  database = await startDatabase(path.join(folder, 'database'));
  line = await encrypt(Number(new URL(database.uri).port));
  databaseUri = `mongodb://localhost:${(line.address() as AddressInfo).port}/?tls=true`;
}, 120_000);

afterAll(async () => {
  line?.close();
  await database?.stop();
  await broker?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A service over these addresses; `more` are further variables. */
async function startUsage(amqpUrl: string, mongodbUri: string, more: Record<string, string> = {}) {
  return startServiceProcess({
    folder: 'services/usage',
    port: await findFreePort(),
    env: {
      AMQP_URL: amqpUrl,
      MONGODB_URI: mongodbUri,
      JWT_PUBLIC_KEY: createTestTokens().publicKey,
      ...more,
    },
  });
}

describe('a service whose database and broker speak TLS alone', () => {
  it('works, where the authority of their certificates is named', async () => {
    const usage = await startUsage(brokerUrl, databaseUri, {
      NODE_EXTRA_CA_CERTS: certificates.authority,
    });
    expect((await fetch(`${usage.adminUrl}/readyz`)).status).toBe(200);
    expect(await usage.stop()).toBe(0);
  }, 120_000);

  it('does not start over a broker that nobody vouches for, and says why', async () => {
    const error = await startUsage(brokerUrl, database.uri).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(
      /The message broker at localhost:\d+ can't be reached: .*certificate/,
    );
    expect(String(error)).not.toContain('guest');
  }, 120_000);

  it('does not start over a database that nobody vouches for, and says why', async () => {
    const error = await startUsage(broker.url, databaseUri).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(/The database can't be reached: .*certificate/);
  }, 120_000);
});
