import { createBus } from '@shortlist/bus';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessTransport } from '@shortlist/in-process-bus';
import { ConfigError } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService, readConfig } from '../src/index.js';

const tokens = createTestTokens();
const good = {
  MONGODB_URI: 'mongodb://127.0.0.1:1',
  JWT_PUBLIC_KEY: tokens.publicKey,
  JWT_PRIVATE_KEY: tokens.privateKey,
  LOG_LEVEL: 'silent',
};

describe('readConfig', () => {
  it('hashes with cost 12 and refuses a cheaper one than 10', () => {
    expect(readConfig(good).passwordCost).toBe(12);
    expect(() => readConfig({ ...good, BCRYPT_COST: '9' })).toThrow('BCRYPT_COST must be');
  });

  it('lists everything that is missing', () => {
    expect(() => readConfig({}, { standalone: true })).toThrow(
      new ConfigError(
        ['MONGODB_URI', 'AMQP_URL', 'JWT_PUBLIC_KEY', 'JWT_PRIVATE_KEY'].map(
          (name) => `${name} is not set.`,
        ),
      ),
    );
  });

  it('refuses keys that do not belong together', () => {
    const JWT_PUBLIC_KEY = createTestTokens().publicKey;
    expect(() => readConfig({ ...good, JWT_PUBLIC_KEY })).toThrow(
      'JWT_PUBLIC_KEY must hold the public part of JWT_PRIVATE_KEY.',
    );
  });
});

describe('a started service', () => {
  it('listens, is ready, and stops', async () => {
    const mongo = await startTestMongo();
    const bus = await createBus({ transport: new InProcessTransport() });
    const config = {
      ...readConfig({ ...good, MONGODB_URI: mongo.uri, PORT: '0' }),
      passwordCost: 4,
    };
    const service = createService(config, { bus });
    const { url, adminUrl } = await service.start();
    const ready = await fetch(`${adminUrl}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, checks: { database: 'ok', bus: 'ok' } },
    ]);
    expect((await fetch(`${url}/readyz`)).status).toBe(404);
    await service.stop();
    expect(bus.isReady()).toBe(true);
    await expect(fetch(`${adminUrl}/healthz`)).rejects.toThrow();
    await bus.stop();
    await mongo.stop();
  });
});
