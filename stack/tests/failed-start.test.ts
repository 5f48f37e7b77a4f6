import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import * as auth from '@shortlist/auth';
import { type Bus, createBus } from '@shortlist/bus';
import * as email from '@shortlist/email';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import * as gateway from '@shortlist/gateway';
import { InProcessTransport } from '@shortlist/in-process-bus';
import * as resumes from '@shortlist/resumes';
import { createLogger, type Service } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import * as usage from '@shortlist/usage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CountingLink, startCountingLink } from './support/counting-link.js';

type Environment = Readonly<Record<string, string>>;

const log = createLogger({ name: 'test', level: 'silent' });
const tokens = createTestTokens();
let mongo: TestMongo;
let database: CountingLink;
let bus: Bus;
let other: Server;
let takenPort: string;

beforeAll(async () => {
  mongo = await startTestMongo();
});

afterAll(() => mongo.stop());

beforeEach(async () => {
  database = await startCountingLink(mongo.uri);
  bus = await createBus({ transport: new InProcessTransport() });
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  takenPort = String((other.address() as AddressInfo).port);
});

afterEach(async () => {
  other.close();
  await bus.stop();
  await database.stop();
});

const environment = (changes: Environment): Environment => ({
  MONGODB_URI: database.uri,
  JWT_PUBLIC_KEY: tokens.publicKey,
  JWT_PRIVATE_KEY: tokens.privateKey,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Shortlist <no-reply@shortlist.test>',
  SUPPORT_MAILBOX: 'support@shortlist.test',
  APP_URL: 'https://app.shortlist.test',
  AUTH_URL: 'http://127.0.0.1:9',
  RESUMES_URL: 'http://127.0.0.1:9',
  USAGE_URL: 'http://127.0.0.1:9',
  EMAIL_URL: 'http://127.0.0.1:9',
  PORT: '0',
  ADMIN_PORT: '0',
  ...changes,
});

type Create = (changes: Environment, given?: { readonly bus?: Bus }) => Service | Promise<Service>;

const overBus: Readonly<Record<string, Create>> = {
  auth: (changes, given) =>
    auth.createService(auth.readConfig(environment(changes)), { log, ...given }),
  usage: (changes, given) =>
    usage.createService(usage.readConfig(environment(changes)), { log, ...given }),
  email: (changes, given) =>
    email.createService(email.readConfig(environment(changes)), { log, ...given }),
  'resumes api': (changes, given) =>
    resumes.createService(resumes.readConfig(environment({ ...changes, ROLE: 'api' })), {
      log,
      ...given,
    }),
  'resumes worker': (changes, given) =>
    resumes.createService(resumes.readConfig(environment({ ...changes, ROLE: 'worker' })), {
      log,
      ...given,
    }),
};

const all: Readonly<Record<string, Create>> = {
  ...overBus,
  gateway: (changes) => gateway.createService(gateway.readConfig(environment(changes)), { log }),
};

async function start(create: Create, changes: Environment, given?: { readonly bus?: Bus }) {
  const service = await create(changes, given);
  await service.start();
  return service;
}

describe.each(Object.entries(all))('%s', (name, create) => {
  it('holds connections while it runs and none after its stop', async () => {
    const service = await start(create, {}, { bus });
    expect(database.size).toBeGreaterThan(0);
    await service.stop();
    await expect(database.emptied()).resolves.toBeUndefined();
    expect(bus.isReady()).toBe(true);
  });

  it.each(name === 'resumes worker' ? ['ADMIN_PORT'] : ['PORT', 'ADMIN_PORT'])(
    'keeps no connection when its %s is taken',
    async (variable) => {
      await expect(start(create, { [variable]: takenPort }, { bus })).rejects.toThrow(
        `The port ${takenPort} is already in use. Please set ${variable} to a free one.`,
      );
      expect(database.total).toBeGreaterThan(0);
      await expect(database.emptied()).resolves.toBeUndefined();
    },
  );
});

describe.each(Object.entries(overBus))('%s', (_name, create) => {
  it('keeps no connection when its broker can not be had', async () => {
    await expect(start(create, { AMQP_URL: 'amqp://[' })).rejects.toThrow('message broker');
    expect(database.total).toBeGreaterThan(0);
    await expect(database.emptied()).resolves.toBeUndefined();
  });

  it('keeps no connection when a message can not be taken', async () => {
    const failing: Bus = {
      ...bus,
      isReady: () => bus.isReady(),
      subscribe: () => Promise.reject(new Error('refused')),
      respond: () => Promise.reject(new Error('refused')),
    };
    const service = await create({}, { bus: failing });
    await expect(service.start()).rejects.toThrow('refused');
    await service.stop();
    await expect(database.emptied()).resolves.toBeUndefined();
  });
});
