import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const required = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  JWT_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

describe('readConfig', () => {
  it('runs both roles with the local engine unless told otherwise', () => {
    const config = readConfig(required);
    expect(config).toMatchObject({ role: 'all', workerConcurrency: 4 });
    expect(config.engines.map(({ name }) => name)).toEqual(['local']);
    expect(config.uploadLimits).toEqual({
      maxFiles: 100,
      maxFileBytes: 10_485_760,
      maxRequestBytes: 209_715_200,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes the openai engine with a key, or with only a server of one’s own', () => {
    const keyed = readConfig({ ...required, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' });
    expect(keyed.engines.map(({ name }) => name)).toEqual(['openai', 'local']);
    expect(keyed.engines[0]?.create().info).toMatchObject({ name: 'openai', model: 'm' });
    const own = { ...required, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(readConfig(own).engines[0]?.name).toBe('openai');
  });

  it('takes what the launcher found as JSON', () => {
    const found = { program: 'Ollama', model: 'm', command: 'OPENAI_MODEL=m npm start' };
    const config = readConfig({ ...required, FOUND_MODEL: JSON.stringify(found) });
    expect(config.foundModel).toEqual(found);
    expect(readConfig(required).foundModel).toBeUndefined();
  });

  it('lists every bad variable at once', () => {
    const bad = {
      ROLE: 'boss',
      WORKER_CONCURRENCY: '0',
      UPLOAD_MEMORY_MB: 'much',
      FOUND_MODEL: '{',
      OPENAI_TIMEOUT_SECONDS: '0',
      OPENAI_BASE_URL: 'ftp://x',
    };
    const read = () => readConfig(bad, { standalone: true });
    for (const name of ['MONGODB_URI', 'AMQP_URL', 'JWT_PUBLIC_KEY', ...Object.keys(bad)]) {
      expect(read).toThrow(name);
    }
  });
});
