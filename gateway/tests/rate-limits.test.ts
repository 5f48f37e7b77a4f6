import * as http from '@shortlist/contracts/http/auth';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { createApp, createError, createLogger, listen, route } from '@shortlist/service-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { sendRaw } from './support/send-raw.js';
import { startUpstream } from './support/upstream.js';

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

function keep<Server extends { stop(): Promise<unknown> }>(server: Server): Server {
  undo.push(() => server.stop());
  return server;
}

const limit = 3;
/** Of an operation that its service brakes itself. */
const brakedLimit = 6 * limit;
const limits = {
  RATE_LIMIT_SENSITIVE_PER_MINUTE: String(limit),
  RATE_LIMIT_PER_MINUTE: '100000',
};

/** A service with the real router, which counts how often a password was tried and a mail asked for. */
async function startAuth() {
  const seen = { logins: 0, mails: 0 };
  const app = createApp({
    log: createLogger({ name: 'auth', level: 'silent' }),
    routes: [
      route(http.login, () => {
        seen.logins += 1;
        throw createError(http.login, 'InvalidCredentials');
      }),
      route(http.forgotPassword, () => {
        seen.mails += 1;
        return { message: 'sent' };
      }),
    ],
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  undo.push(() => server.close());
  return { url: server.url, seen };
}

const json = { 'content-type': 'application/json' };
const credentials = JSON.stringify({ email: 'ada@example.com', password: 'wrong' });

const spellings = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const encoded = (at: number, form: (code: string) => string) =>
    path.slice(0, at) + form(path.charCodeAt(at).toString(16)) + path.slice(at + 1);
  const last = path.length - 1;
  return [
    path,
    `${path}?`,
    `${path}?again=1`,
    `${path}?a=/auth/me`,
    `${path}#top`,
    `${path}#?x`,
    `${path}\u00a0`,
    `${path}\u00a0#`,
    `http://elsewhere.example${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/x/..`,
    `${path};x=1`,
    `${path}.`,
    `${path}%20`,
    `${path}%00`,
    `${path}%2f`,
    path.toUpperCase(),
    path.replace(name, name.toUpperCase()),
    path.replace(name, name[0]?.toUpperCase() + name.slice(1)),
    path.replace('/auth/', '/Auth/'),
    path.replace('/auth/', '/AUTH/'),
    path.replace('/api/', '/API/'),
    path.replace('/api/', '/api//'),
    path.replace('/auth/', '/auth//'),
    path.replace('/auth/', '/auth/./'),
    path.replace('/auth/', '/auth/x/../'),
    path.replace('/auth/', '/auth/%2e/'),
    path.replace('/auth/', '/auth%2f'),
    path.replace('/auth/', '/auth\\'),
    path.replace('/auth/', '/auth/token/../'),
    path.replace('/auth/', '/resumes/../auth/'),
    path.replace('/api/', '/./api/'),
    `/${path}`,
    encoded(last, (code) => `%${code}`),
    encoded(last, (code) => `%${code.toUpperCase()}`),
    encoded(last, (code) => `%25${code}`),
    encoded(path.indexOf('auth'), (code) => `%${code}`),
  ];
};

describe('a sensitive operation', () => {
  it('is not reached more often by any spelling of its address', async () => {
    const auth = await startAuth();
    const gateway = keep(await startGateway({ ...limits, AUTH_URL: auth.url }));
    for (const path of spellings('/api/auth/login')) {
      for (let attempt = 0; attempt < brakedLimit + 1; attempt += 1) {
        await sendRaw(gateway.url, { method: 'POST', path, headers: json, body: credentials });
      }
    }
    expect(auth.seen.logins).toBe(brakedLimit);
    const body = JSON.stringify({ email: 'ada@example.com' });
    for (const path of spellings('/api/auth/forgot-password')) {
      for (let attempt = 0; attempt < 2 * limit; attempt += 1) {
        await sendRaw(gateway.url, { method: 'POST', path, headers: json, body });
      }
    }
    expect(auth.seen.mails).toBe(limit);
  });

  it('is not reached by another method', async () => {
    const auth = await startAuth();
    const gateway = keep(await startGateway({ ...limits, AUTH_URL: auth.url }));
    const headers = { ...json, 'x-http-method-override': 'POST', 'x-http-method': 'POST' };
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      for (let attempt = 0; attempt < 2 * limit; attempt += 1) {
        await sendRaw(gateway.url, {
          method,
          path: '/api/auth/login?_method=POST',
          headers: { ...headers, 'content-length': String(credentials.length) },
          body: credentials,
        });
      }
    }
    expect(auth.seen.logins).toBe(0);
  });
});

describe('an office behind one address', () => {
  it('signs in more often, as the service brakes who guesses at an account', async () => {
    const auth = await startAuth();
    const mongo = await startTestMongo();
    undo.push(() => mongo.stop());
    const environments: Record<string, string>[] = [{}, { MONGODB_URI: mongo.uri }];
    for (const shared of environments) {
      const gateway = keep(await startGateway({ ...limits, ...shared, AUTH_URL: auth.url }));
      const statuses: (number | undefined)[] = [];
      for (let attempt = 0; attempt < brakedLimit + 1; attempt += 1) {
        const call = { method: 'POST', path: '/api/auth/login', headers: json, body: credentials };
        statuses.push((await sendRaw(gateway.url, call)).status);
      }
      expect(statuses).toEqual([...Array<number>(brakedLimit).fill(401), 429]);
    }
  });
});

describe('an address that the contract does not know', () => {
  it('is sent to its service, as a sensitive call counted together with all others', async () => {
    const auth = keep(await startUpstream());
    const email = keep(await startUpstream());
    const gateway = keep(
      await startGateway({ ...limits, AUTH_URL: auth.url, EMAIL_URL: email.url }),
    );
    const statuses: number[] = [];
    for (const path of ['a', 'b', 'c', 'd', 'e']) {
      statuses.push((await fetch(`${gateway.url}/api/auth/${path}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(auth.seen.map(({ url }) => url)).toEqual(['/auth/a', '/auth/b', '/auth/c']);
    expect((await fetch(`${gateway.url}/api/email/new`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/api/auth/me`)).status).toBe(200);
  });

  it('is not sent on when it is not spelled as addresses are', async () => {
    const auth = keep(await startUpstream());
    const gateway = keep(await startGateway({ AUTH_URL: auth.url }));
    for (const path of ['/api/auth/a/', '/api/auth//a', '/api/auth/../a', '/api/auth/%61']) {
      expect((await sendRaw(gateway.url, { path })).status).toBe(404);
    }
    expect(auth.seen).toEqual([]);
  });
});

describe('several gateways over one database', () => {
  const forgot = async (origin: string) => {
    const answer = await fetch(`${origin}/api/auth/forgot-password`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
    await answer.text();
    return answer;
  };

  it('share the limit of sensitive operations', async () => {
    const auth = await startAuth();
    const mongo = await startTestMongo();
    undo.push(() => mongo.stop());
    const environment = { ...limits, AUTH_URL: auth.url, MONGODB_URI: mongo.uri };
    const one = keep(await startGateway(environment));
    const other = keep(await startGateway(environment));
    const statuses: number[] = [];
    for (const { url } of [one, other, one, other, one]) statuses.push((await forgot(url)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(auth.seen.mails).toBe(limit);
    expect(Number((await forgot(other.url)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('go on each by its own count, from where it stands, when the database is gone', async () => {
    const auth = await startAuth();
    const mongo = await startTestMongo();
    const gateway = keep(
      await startGateway({ ...limits, AUTH_URL: auth.url, MONGODB_URI: mongo.uri }),
    );
    expect((await forgot(gateway.url)).status).toBe(200);
    await mongo.stop();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < limit; attempt += 1) {
      statuses.push((await forgot(gateway.url)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('start and limit without the database too', async () => {
    const auth = await startAuth();
    const gateway = keep(
      await startGateway({
        ...limits,
        AUTH_URL: auth.url,
        MONGODB_URI: 'mongodb://127.0.0.1:9/?directConnection=true',
      }),
    );
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= limit; attempt += 1) {
      statuses.push((await forgot(gateway.url)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
