import { EventEmitter, once } from 'node:events';
import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { errorBody } from '@shortlist/contracts/errors';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

function keep<Server extends { stop(): Promise<unknown> }>(server: Server): Server {
  undo.push(() => server.stop());
  return server;
}

/** As many connections as the short calls to one service have. */
const many = 256;
const limits = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_SENSITIVE_PER_MINUTE: '100000' };
const { sign } = createTestTokens();
const authorize = (sub: string) => ({ authorization: `Bearer ${sign({ sub })}` });

/** A service that answers screenings never, events without an end, and all else at once. */
async function startResumes() {
  const calls = new EventEmitter();
  let count = 0;
  const upstream = await startUpstream((request, response) => {
    const isStream = request.url?.endsWith('/events') ?? false;
    if (!isStream && request.url !== '/resumes/process') return void response.end('{}');
    if (isStream) response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    response.once('close', () => calls.emit('left'));
    count += 1;
    calls.emit('held');
  });
  return {
    ...keep(upstream),
    /** Resolves when the next of the calls that it holds is gone. */
    isLeft: () => once(calls, 'left'),
    holds: async (wanted: number) => {
      while (count < wanted) await once(calls, 'held');
    },
  };
}

/** A call that is begun and left open till the end of the test. */
function begin(url: string, options: { method: string; headers: Record<string, string> }) {
  const call: ClientRequest = httpRequest(url, { agent: false, ...options });
  call.on('error', () => undefined);
  undo.push(() => call.destroy());
  return call;
}

describe('calls that are held', () => {
  it('leave connections to the others: streams of events', async () => {
    const resumes = await startResumes();
    const { url } = keep(await startGateway({ ...limits, RESUMES_URL: resumes.url }));
    for (let index = 0; index < many; index += 1) {
      begin(`${url}/api/resumes/job/a/events`, {
        method: 'GET',
        headers: authorize(`user-${index}`),
      }).end();
    }
    await resumes.holds(many);
    expect((await fetch(`${url}/api/resumes/history`)).status).toBe(200);
  });

  it('leave connections to the others: screenings', async () => {
    const resumes = await startResumes();
    const { url } = keep(await startGateway({ ...limits, RESUMES_URL: resumes.url }));
    for (let index = 0; index < many; index += 1) {
      begin(`${url}/api/resumes/process`, { method: 'POST', headers: {} }).end('resumes');
    }
    await resumes.holds(many);
    const change = { method: 'POST', body: '{}' };
    const changed = await fetch(`${url}/api/resumes/job/a/candidate/b/override`, change);
    expect(changed.status).toBe(200);
  });

  it('are none of clients that left before their session was found to go on', async () => {
    const checks = new EventEmitter();
    const auth = keep(
      await startUpstream((_request, response) => checks.emit('asked', response), { raw: true }),
    );
    const resumes = keep(await startUpstream());
    const environment = { ...limits, AUTH_URL: auth.url, RESUMES_URL: resumes.url };
    const { url } = keep(await startGateway(environment));
    const headers = { authorization: `Bearer ${sign({ sid: 'a' })}` };
    const checked = once(checks, 'asked');
    const call = begin(`${url}/api/resumes/job/a/events`, { method: 'GET', headers });
    call.end();
    const [check] = (await checked) as [ServerResponse];
    call.destroy();
    await new Promise((resolve) => call.once('close', resolve));
    // By its answer the gateway has seen who left before it.
    await fetch(`${url}/api/resumes/history`);
    check.end(JSON.stringify({ active: true }));
    expect((await fetch(`${url}/api/resumes/history`, { headers })).status).toBe(200);
    expect(resumes.seen.map((request) => request.url)).not.toContain('/resumes/job/a/events');
  });

  it('are 20 streams at once of one user, and a closed one makes room', async () => {
    const resumes = await startResumes();
    const { url } = keep(await startGateway({ ...limits, RESUMES_URL: resumes.url }));
    const open = (sub: string) =>
      begin(`${url}/api/resumes/job/a/events`, { method: 'GET', headers: authorize(sub) }).end();
    const calls = Array.from({ length: 20 }, () => open('ada'));
    await resumes.holds(20);
    const events = `${url}/api/resumes/job/a/events`;
    const refused = await fetch(events, { headers: authorize('ada') });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(errorBody.parse(await refused.json()).code).toBe('TooManyRequests');
    open('bob');
    await resumes.holds(21);
    const left = resumes.isLeft();
    calls[0]?.destroy();
    await left;
    open('ada');
    await resumes.holds(22);
  });
});

describe('bodies that come slowly', () => {
  it('reach no service before they are there, and leave connections to the others', async () => {
    const auth = keep(await startUpstream(undefined, { raw: true }));
    const { url } = keep(await startGateway({ ...limits, AUTH_URL: auth.url }));
    const refresh = `${url}/api/auth/refresh`;
    for (let index = 0; index < many; index += 1) {
      const call = begin(refresh, { method: 'POST', headers: { 'content-length': '1000' } });
      await new Promise((resolve) => call.write('{', resolve));
    }
    expect((await fetch(refresh, { method: 'POST', body: '{}' })).status).toBe(200);
  });

  it('are refused when they are larger than any that a service takes', async () => {
    const auth = keep(await startUpstream());
    const { url } = keep(await startGateway({ ...limits, AUTH_URL: auth.url }));
    const body = 'x'.repeat(1024 * 1024);
    const send = (text: string) => fetch(`${url}/api/auth/refresh`, { method: 'POST', body: text });
    expect((await send(body)).status).toBe(200);
    const refused = await send(`${body}x`);
    expect(refused.status).toBe(413);
    expect(errorBody.parse(await refused.json())).toMatchObject({
      code: 'TooLarge',
      detail: 'The request is larger than 1 MB. Please send less at once.',
    });
    expect(auth.seen).toHaveLength(1);
  });

  it('stream on where files are uploaded', async () => {
    const resumes = keep(await startUpstream(undefined, { raw: true }));
    const { url } = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const headers = { 'content-length': '1000' };
    const upload = begin(`${url}/api/resumes/process`, { method: 'POST', headers });
    upload.write('first');
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
  });
});
