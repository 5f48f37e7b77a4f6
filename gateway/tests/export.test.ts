import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const tokens = createTestTokens();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

const part = (name: string) =>
  `#{"head":"file","path":"${name}/one.json","about":"One of ${name}."}\n[\n  1\n]\n#{"head":"end"}\n`;

interface Given {
  /** Instead of resumes' whole part. */
  readonly resumes?: RequestListener;
  /** Answer of auth to the question whether an export may begin. */
  readonly refusal?: { readonly status: number; readonly code: string };
}

async function start({ resumes, refusal }: Given = {}) {
  const calls: string[] = [];
  const answer = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const service = async (name: string, given?: RequestListener) => {
    const upstream = await startUpstream((request, response) => {
      const { url = '', method = '' } = request;
      if (url === '/internal/export') {
        if (given) given(request, response);
        else response.end(part(name));
      } else if (url.startsWith('/internal/exports')) {
        calls.push(`${method} ${url}`);
        if (refusal) answer(response, refusal.status, { code: refusal.code });
        else answer(response, 200, {});
      } else answer(response, 200, { active: true });
    });
    undo.push(upstream.stop);
    return upstream;
  };
  const [auth, usage, email, data] = [
    await service('auth'),
    await service('usage'),
    await service('email'),
    await service('resumes', resumes),
  ];
  const gateway = await startGateway({
    AUTH_URL: auth.url,
    USAGE_URL: usage.url,
    EMAIL_URL: email.url,
    RESUMES_URL: data.url,
  });
  undo.push(gateway.stop);
  const ask = (init: RequestInit = {}) =>
    fetch(`${gateway.url}/api/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.sign({ sid: 's1' })}` },
      ...init,
    });
  /** Waits until auth was told so often about exports, and returns the calls. */
  const told = async (count: number) => {
    while (calls.length < count) await pause(5);
    return calls;
  };
  const endings = () =>
    auth.seen
      .filter(({ url }) => url.endsWith('/end'))
      .map(({ body }) => JSON.parse(body.toString()) as { begun: boolean });
  return { ask, told, endings, data, auth };
}

const whole = ['POST /internal/exports', 'POST /internal/exports/end'];

describe('an export of all data', () => {
  it('is the parts of all services in one archive, asked with the caller’s token', async () => {
    const { ask, told, endings, data } = await start();
    const answer = await ask();
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'auth/one.json',
      'usage/one.json',
      'email/one.json',
      'resumes/one.json',
      'README.txt',
    ]);
    expect(Buffer.from(files['email/one.json'] ?? []).toString()).toBe('[\n  1\n]\n');
    expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('One of usage.');
    expect(data.seen.map(({ headers }) => headers.authorization)).toEqual([
      expect.stringContaining('Bearer '),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await told(2)).toEqual(whole);
    expect(endings()).toEqual([{ begun: true }]);
  });

  it('is refused as auth refuses it, and then nobody is asked for anything', async () => {
    const { ask, told, data } = await start({ refusal: { status: 409, code: 'ExportRunning' } });
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'ExportRunning' }]);
    expect(data.seen).toEqual([]);
    expect(await told(1)).toEqual(whole.slice(0, 1));
  });

  it('is of the workspace that the call names, and refused as a service refuses the role', async () => {
    const { ask, told, data } = await start({
      resumes: (_request, response) => {
        response.writeHead(403).end('{"code":"NotAllowed"}');
      },
    });
    const answer = await ask({
      headers: { authorization: 'Bearer t', 'x-shortlist-workspace': 'team_1' },
    });
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'NotAllowed' }]);
    expect(data.seen[0]?.headers['x-shortlist-workspace']).toBe('team_1');
    expect(await told(2)).toEqual(whole);
  });

  it('says that a part is away before anything is sent, and does not count then', async () => {
    const { ask, told, endings } = await start({
      resumes: (_request, response) => {
        response.writeHead(503).end('{}');
      },
    });
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'Unavailable',
      detail: expect.stringMatching(/could not be collected.*try again/) as unknown,
    });
    expect(await told(2)).toEqual(whole);
    expect(endings()).toEqual([{ begun: false }]);
  });

  it.each([
    ['dies', (response: ServerResponse) => response.destroy()],
    ['ends too early', (response: ServerResponse) => response.end()],
    ['sends what is no export', (response: ServerResponse) => response.end('#{"head":"?"}\n')],
  ])('breaks off when a part %s, so that nobody takes it for whole', async (_, spoil) => {
    const { ask, told } = await start({
      resumes: (_request, response) => {
        response.write('#{"head":"file","path":"a.json","about":"A."}\n[', () => spoil(response));
      },
    });
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(await told(2)).toEqual(whole);
  });

  it('ends everywhere when the caller goes away', async () => {
    let left: Promise<unknown> | undefined;
    const { ask, told, endings } = await start({
      resumes: (request, response) => {
        left = once(request, 'close');
        response.write('#{"head":"file","path":"a.json","about":"A."}\n[');
      },
    });
    const leaving = new AbortController();
    const answer = await ask({ signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await left;
    expect(await told(2)).toEqual(whole);
    expect(endings()).toEqual([{ begun: true }]);
  });

  it('goes at the pace of who takes it', async () => {
    // Incompressible data, so that it has to wait for its reader.
    const chunk = Buffer.from(randomBytes(96 * 1024).toString('base64'));
    let sent = 0;
    let stalled: () => void = () => {};
    const isStalled = new Promise<void>((resolve) => (stalled = resolve));
    const limit = 512 * 1024 * 1024;
    const { ask } = await start({
      resumes: (_request, response) => {
        response.write('#{"head":"file","path":"a.json","about":"A."}\n');
        const more = () => {
          sent += chunk.length;
          if (sent > limit) return;
          if (response.write(chunk)) setImmediate(more);
          else {
            const timer = setTimeout(stalled, 1000);
            response.once('drain', () => {
              clearTimeout(timer);
              more();
            });
          }
        };
        more();
      },
    });
    const leaving = new AbortController();
    const answer = await ask({ signal: leaving.signal });
    expect(answer.status).toBe(200);
    await isStalled;
    expect(sent).toBeLessThan(limit / 4);
    leaving.abort();
  });
});
