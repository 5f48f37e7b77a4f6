import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const tokens = createTestTokens();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

/** An auth service that knows which sessions have ended, and a resumes service that answers everybody. */
async function start({ status = 200 } = {}) {
  const ended = new Set<string>();
  const revisions = new Map<string, number>();
  const asked: string[] = [];
  const auth = await startUpstream((request, response) => {
    const sessionId = /^\/internal\/sessions\/(.+)$/.exec(request.url ?? '')?.[1];
    if (sessionId === undefined) {
      response.end('{}');
      return;
    }
    asked.push(sessionId);
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ active: !ended.has(sessionId), revision: revisions.get(sessionId) }),
    );
  });
  const resumes = await startUpstream((request, response) => {
    if (request.url?.endsWith('/events')) {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: {}\n\n');
      request.once('close', () => response.destroy());
    } else response.end('{}');
  });
  const clock = { now: new Date() };
  const gateway = await startGateway(
    { AUTH_URL: auth.url, RESUMES_URL: resumes.url },
    { clock: () => clock.now },
  );
  undo.push(auth.stop, resumes.stop, gateway.stop);
  const call = async (path: string, sid?: string, method = 'GET', revision?: number) => {
    const token = tokens.sign({
      ...(sid === undefined ? {} : { sid }),
      ...(revision === undefined ? {} : { revision }),
    });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${gateway.url}/api${path}`, { method, headers });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  return { auth, resumes, clock, ended, revisions, asked, call, gateway };
}

describe('ASVS 7.4.1: a session that has ended', () => {
  it('is refused everywhere within 10 s, and asked about once in that time', async () => {
    const { resumes, clock, ended, asked, call } = await start();
    for (let time = 0; time < 5; time += 1) {
      expect((await call('/resumes/history', 's1')).status).toBe(200);
    }
    expect(asked).toEqual(['s1']);
    ended.add('s1');
    clock.now = new Date(clock.now.getTime() + 10_000);
    const refused = await call('/resumes/history', 's1');
    expect([refused.status, refused.body.code]).toEqual([401, 'Unauthenticated']);
    expect(resumes.seen).toHaveLength(5);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await call('/resumes/history', 's1')).status).toBe(401);
    expect(asked).toEqual(['s1', 's1']);
    expect((await call('/resumes/history', 's2')).status).toBe(200);
  });

  it('by signing out here is refused at once', async () => {
    const { ended, call } = await start();
    expect((await call('/resumes/history', 's1')).status).toBe(200);
    ended.add('s1');
    await call('/auth/logout', 's1', 'POST');
    expect((await call('/resumes/history', 's1')).status).toBe(401);
  });

  it('takes its open streams of events along, and no others', async () => {
    const { clock, ended, gateway } = await start();
    const open = async (sid: string) => {
      const headers = { authorization: `Bearer ${tokens.sign({ sid })}` };
      const answer = await fetch(`${gateway.url}/api/resumes/job/job-1/events`, { headers });
      const reader = answer.body?.getReader();
      if (!reader) throw new Error('The stream has no body.');
      await reader.read();
      return reader;
    };
    const [stream, other] = [await open('s1'), await open('s2')];
    ended.add('s1');
    clock.now = new Date(clock.now.getTime() + 10_000);
    await expect(stream.read()).rejects.toThrow();
    const state = await Promise.race([other.read().then(() => 'over'), Promise.resolve('open')]);
    expect(state).toBe('open');
    await other.cancel();
  });

  it('is asked about once for calls made together', async () => {
    const { asked, call } = await start();
    await Promise.all(Array.from({ length: 6 }, () => call('/resumes/history', 's1')));
    expect(asked).toEqual(['s1']);
  });
});

describe('a token of before a change of workspaces or roles', () => {
  const history = '/resumes/history';

  it('is refused, and a newer one of the same session is not', async () => {
    const { resumes, revisions, asked, call } = await start();
    revisions.set('s1', 2);
    const refused = await call(history, 's1', 'GET', 1);
    expect([refused.status, refused.body.code]).toEqual([401, 'Unauthenticated']);
    expect((await call(history, 's1')).status).toBe(401);
    expect(resumes.seen).toHaveLength(0);
    expect((await call(history, 's1', 'GET', 2)).status).toBe(200);
    // A newer token than the known answer: the change is younger than the answer.
    expect((await call(history, 's1', 'GET', 3)).status).toBe(200);
    expect(asked).toEqual(['s1']);
  });

  it('counts as 0 where it names no revision, as an answer does', async () => {
    const { call } = await start();
    expect((await call(history, 's1')).status).toBe(200);
    expect((await call(history, 's1', 'GET', 7)).status).toBe(200);
  });

  it('takes the streams along that were opened with it', async () => {
    const { clock, revisions, gateway } = await start();
    const open = async (revision: number) => {
      const headers = { authorization: `Bearer ${tokens.sign({ sid: 's1', revision })}` };
      const answer = await fetch(`${gateway.url}/api/resumes/job/job-1/events`, { headers });
      const reader = answer.body?.getReader();
      if (!reader) throw new Error('The stream has no body.');
      await reader.read();
      return reader;
    };
    const [older, newer] = [await open(1), await open(2)];
    revisions.set('s1', 2);
    clock.now = new Date(clock.now.getTime() + 10_000);
    await expect(older.read()).rejects.toThrow();
    const state = await Promise.race([newer.read().then(() => 'over'), Promise.resolve('open')]);
    expect(state).toBe('open');
    await newer.cancel();
  });
});

describe('a session of which nobody can say whether it goes on', () => {
  it('goes on: a token of before names none', async () => {
    const { asked, call } = await start();
    expect((await call('/resumes/history')).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it.each([404, 500])('goes on when the auth service answers %d', async (status) => {
    const { call } = await start({ status });
    expect((await call('/resumes/history', 's1')).status).toBe(200);
  });

  it('goes on while the auth service is away', async () => {
    const { auth, ended, clock, call } = await start();
    ended.add('s1');
    await auth.stop();
    expect((await call('/resumes/history', 's1')).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 2000);
    expect((await call('/resumes/history', 's1')).status).toBe(200);
  });
});

it('nobody reaches the address that the gateway asks', async () => {
  const { asked, call } = await start();
  expect((await call('/internal/sessions/s1', 's1')).status).toBe(404);
  expect(asked).toEqual([]);
});
