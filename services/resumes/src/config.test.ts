import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const required = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  JWT_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

describe('readConfig', () => {
  it('runs both roles with the local engine unless told otherwise', () => {
    const config = readConfig(required);
    expect(config).toMatchObject({ role: 'all', openai: null, workerConcurrency: 4 });
    expect(config.uploadLimits).toEqual({
      maxFiles: 100,
      maxFileBytes: 10_485_760,
      maxRequestBytes: 209_715_200,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes the openai engine with a key, or with only a server of one’s own', () => {
    expect(
      readConfig({ ...required, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }).openai,
    ).toMatchObject({
      apiKey: 'k',
      baseURL: undefined,
      model: 'm',
    });
    const own = { ...required, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(readConfig(own).openai).toMatchObject({ baseURL: own.OPENAI_BASE_URL });
  });

  it('lists every bad variable at once', () => {
    const bad = { ROLE: 'boss', WORKER_CONCURRENCY: '0', UPLOAD_MEMORY_MB: 'much' };
    const read = () => readConfig(bad, { standalone: true });
    for (const name of ['MONGODB_URI', 'AMQP_URL', 'JWT_PUBLIC_KEY', ...Object.keys(bad)]) {
      expect(read).toThrow(name);
    }
  });
});
