import { apiScopes } from '@shortlist/contracts/api-scopes';
import { type Operation } from '@shortlist/contracts/operation';
import { operations } from '@shortlist/contracts/operations';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const tokens = createTestTokens();
const secret = `shortlist_pat_${'a'.repeat(43)}`;
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

/** An auth service that knows one token; a service that answers everything, in the place of all. */
async function start() {
  const granted: { scopes: readonly string[] | null } = { scopes: apiScopes };
  const asked: string[] = [];
  const auth = await startUpstream((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url !== '/internal/api-tokens/exchange') return void response.end('{}');
    asked.push(secret);
    const answer = granted.scopes && {
      accessToken: tokens.sign({ scopes: [...granted.scopes] as never }),
      scopes: granted.scopes,
    };
    response.end(JSON.stringify({ granted: answer }));
  });
  const service = await startUpstream((request, response) => {
    if (request.url?.endsWith('/events')) {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: {}\n\n');
      request.once('close', () => response.destroy());
    } else response.end('{}');
  });
  const clock = { now: new Date() };
  const urls = { RESUMES_URL: service.url, USAGE_URL: service.url, EMAIL_URL: service.url };
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000' };
  const gateway = await startGateway(
    { AUTH_URL: auth.url, ...urls, ...limits },
    { clock: () => clock.now },
  );
  undo.push(auth.stop, service.stop, gateway.stop);
  const call = async (path: string, method = 'GET', bearer = secret) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${gateway.url}/api${path}`, { method, headers });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) as { code?: string; detail?: string } };
  };
  return { auth, service, gateway, clock, granted, asked, call };
}

const addressOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'x1');
/** All but streams, which do not end, and what needs no token. */
const guarded = operations.filter(({ auth, stream }) => auth === 'user' && !stream);

describe('a token of the API', () => {
  it('is exchanged: the service sees a short-lived one, and auth is asked once in 10 s', async () => {
    const { service, call, asked, clock } = await start();
    for (let time = 0; time < 3; time += 1) {
      expect((await call('/resumes/history')).status).toBe(200);
    }
    expect(asked).toHaveLength(1);
    for (const { headers } of service.seen) {
      expect(headers.authorization).toMatch(/^Bearer ey/);
      expect(JSON.stringify(headers)).not.toContain(secret);
    }
    clock.now = new Date(clock.now.getTime() + 10_000);
    await call('/resumes/history');
    expect(asked).toHaveLength(2);
  });

  it('ends within 10 s of its revoking, and takes its streams along (ASVS 8.3.2)', async () => {
    const { gateway, granted, clock, call } = await start();
    const headers = { authorization: `Bearer ${secret}` };
    const stream = await fetch(`${gateway.url}/api/resumes/job/job-1/events`, { headers });
    const reader = stream.body?.getReader();
    await reader?.read();
    granted.scopes = null;
    clock.now = new Date(clock.now.getTime() + 10_000);
    const refused = await call('/resumes/history');
    expect([refused.status, refused.body.code]).toEqual([401, 'Unauthenticated']);
    expect(refused.body.detail).toContain('revoked');
    await expect(reader?.read()).rejects.toThrow();
  });

  it('never reaches beyond its scopes, whatever they are: every operation (ASVS 8.2.1)', async () => {
    const { call, service, auth, granted, clock } = await start();
    const subsets = Array.from({ length: 2 ** apiScopes.length }, (_, bits) =>
      apiScopes.filter((_scope, at) => bits & (1 << at)),
    );
    for (const scopes of subsets) {
      granted.scopes = scopes;
      clock.now = new Date(clock.now.getTime() + 10_000);
      for (const operation of guarded) {
        service.seen.length = 0;
        auth.seen.length = 0;
        const { status, body } = await call(addressOf(operation), operation.method);
        const may = operation.scope !== undefined && scopes.includes(operation.scope);
        const reached = [...service.seen, ...auth.seen].filter(
          ({ url }) => !url.startsWith('/internal'),
        );
        expect([operation.name, scopes, status, body.code, reached.length]).toEqual([
          operation.name,
          scopes,
          may ? 200 : 403,
          may ? undefined : 'TokenNotAllowed',
          may ? 1 : 0,
        ]);
      }
    }
  });

  it('can’t do what this gateway’s contract does not know: there is nothing', async () => {
    const { call, granted, service, auth } = await start();
    for (const scopes of [apiScopes, []]) {
      granted.scopes = scopes;
      for (const path of ['/resumes/histroy', '/auth/me/too', '/resumes/new-in-a-later-release']) {
        const { status, body } = await call(path);
        expect([path, status, body.code]).toEqual([path, 404, 'NotFound']);
      }
    }
    expect(service.seen).toEqual([]);
    expect(auth.seen.map(({ url }) => url)).toEqual(['/internal/api-tokens/exchange']);
  });

  it('hears which methods an address has, as a person does', async () => {
    const { gateway, service } = await start();
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await fetch(`${gateway.url}/api/resumes/job/job-1`, { method: 'PUT', headers });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      405,
      'MethodNotAllowed',
    ]);
    const allowed = answer.headers.get('allow')?.split(', ').sort();
    expect(allowed).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH']);
    expect(service.seen).toEqual([]);
  });

  it('that is none learns nothing about addresses (ASVS 8.2.1)', async () => {
    const { call, granted } = await start();
    granted.scopes = null;
    const answers = [await call('/resumes/history'), await call('/resumes/histroy')];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('is refused with a 503 while auth is away, and asked about again afterwards', async () => {
    const { auth, call } = await start();
    await auth.stop();
    expect((await call('/resumes/history')).status).toBe(503);
    expect((await call('/resumes/history')).status).toBe(503);
  });

  it('is a thing of the header: none in a query or a cookie counts (ASVS 14.2.1)', async () => {
    const { gateway, asked, service } = await start();
    const headers = { cookie: `auth_token=${secret}` };
    await fetch(`${gateway.url}/api/resumes/history?access_token=${secret}`, { headers });
    expect(asked).toEqual([]);
    expect(service.seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('the operations', () => {
  it('on accounts, security, mails and links have no scope; each scope is used', () => {
    const scoped = operations.filter(({ scope }) => scope !== undefined);
    expect(new Set(scoped.map(({ scope }) => scope))).toEqual(new Set(apiScopes));
    for (const { path, auth } of scoped) {
      expect(auth).toBe('user');
      expect(path).toMatch(/^\/(resumes|auth\/token)\//);
      expect(path).not.toMatch(/share|comments|draft|template|mail|webhook/);
    }
  });
});
