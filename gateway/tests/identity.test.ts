import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/index.js';
import { startGateway, type TestGateway } from './support/gateway.js';
import { sendRaw } from './support/send-raw.js';
import { startUpstream, type Upstream } from './support/upstream.js';

let identity: Upstream;
let gateway: TestGateway;

beforeEach(async () => {
  identity = await startUpstream((_request, response) => response.end('sample people'));
  gateway = await startGateway({ SAMPLE_IDENTITY_URL: identity.url });
});
afterEach(async () => {
  await gateway.stop();
  await identity.stop();
});

describe('the sample people', () => {
  it.each(['localhost:3000', '127.0.0.1', '[::1]:8080'])(
    'are shown under the name %s',
    async (host) => {
      const answer = await sendRaw(gateway.url, { path: '/identity/auth', headers: { host } });
      expect([answer.status, answer.text]).toEqual([200, 'sample people']);
    },
  );

  it.each(['evil.example', '192.168.0.7:3000', 'localhost.evil.example'])(
    'are not shown under the name %s',
    async (host) => {
      const headers = { host, 'x-forwarded-host': 'localhost' };
      const answer = await sendRaw(gateway.url, { path: '/identity/auth', headers });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('for this machine only');
      expect(identity.seen).toEqual([]);
    },
  );

  it('are what the button leads to', async () => {
    const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as object;
    expect(config).toMatchObject({
      features: { googleSignIn: true },
      googleSignIn: { clientId: 'shortlist', authorizationUrl: '/identity/auth' },
    });
  });

  it('are refused by a gateway that is a process of its own', () => {
    const services = ['AUTH_URL', 'RESUMES_URL', 'USAGE_URL', 'EMAIL_URL'];
    const environment = Object.fromEntries(services.map((name) => [name, 'http://127.0.0.1:9']));
    const sample = { ...environment, SAMPLE_IDENTITY_URL: identity.url };
    expect(() => readConfig(sample, { standalone: true })).toThrow('SAMPLE_IDENTITY_URL is only');
    expect(readConfig(environment, { standalone: true }).identityUrl).toBeUndefined();
  });
});
