import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as auth from '@shortlist/auth';
import * as email from '@shortlist/email';
import * as gateway from '@shortlist/gateway';
import * as resumes from '@shortlist/resumes';
import { defaultAdminPort, defaultPorts } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import * as usage from '@shortlist/usage';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.js';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { publicKey, privateKey } = createTestTokens();
const url = 'http://127.0.0.1:9';
const environment = {
  MONGODB_URI: 'mongodb://127.0.0.1:9',
  JWT_PUBLIC_KEY: publicKey,
  JWT_PRIVATE_KEY: privateKey,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@shortlist.test',
  SUPPORT_MAILBOX: 'support@shortlist.test',
  APP_URL: url,
};

interface ComposeService {
  readonly environment?: Readonly<Record<string, string | number>>;
}
const compose = parse(text('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
};

const serviceUrls = { AUTH_URL: url, RESUMES_URL: url, USAGE_URL: url, EMAIL_URL: url };

describe.each([
  ['gateway', gateway.readConfig({ ...environment, ...serviceUrls }), '`gateway`'],
  ['auth', auth.readConfig(environment), '`services/auth`'],
  ['resumes', resumes.readConfig(environment), '`services/resumes`, `ROLE=api`'],
  ['usage', usage.readConfig(environment), '`services/usage`'],
  ['email', email.readConfig(environment), '`services/email`'],
  [
    'screening-worker',
    resumes.readConfig({ ...environment, ROLE: 'worker' }),
    '`services/resumes`, `ROLE=worker`',
  ],
] as const)('the default ports of %s', (name, config, process) => {
  const port = defaultPorts[name];
  const adminPort = defaultAdminPort(port);

  it('are those of the table', () => {
    expect([config.port, config.adminPort]).toEqual([port, adminPort]);
  });

  it('stand in docker-compose.yml', () => {
    const { PORT, ADMIN_PORT } = compose.services[name]?.environment ?? {};
    // A worker has no port of its own.
    expect([PORT, ADMIN_PORT]).toEqual([name === 'screening-worker' ? undefined : port, adminPort]);
  });

  it('stand in docs/operations/run.md', () => {
    const row = text('docs/operations/run.md')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find((cells) => cells[1] === process);
    expect(row?.slice(2, 4)).toEqual([
      name === 'screening-worker' ? '' : String(port),
      String(adminPort),
    ]);
  });
});

describe('the addresses of the services', () => {
  it.each(['auth', 'resumes', 'usage', 'email'] as const)(
    'in docker-compose.yml are where %s listens',
    (name) => {
      const given = compose.services['gateway']?.environment?.[`${name.toUpperCase()}_URL`];
      expect(given).toBe(`http://${name}:${defaultPorts[name]}`);
    },
  );
});

describe('npm start', () => {
  it('probes what it will bind', async () => {
    const preflight = path.join(root, 'scripts/lib/preflight.mjs');
    const { defaultAddress } = (await import(preflight)) as {
      defaultAddress: Readonly<Record<'port' | 'host', string>>;
    };
    const { port, host } = readConfig({});
    expect(defaultAddress).toEqual({ port: String(port), host });
    expect(port).toBe(defaultPorts.gateway);
  });

  it.each(['0', '65536', 'abc', '-1'])('refuses PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number from 1 to 65535.');
  });
});
