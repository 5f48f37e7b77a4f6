import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { errorBody } from '@shortlist/contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';
import { sendRaw } from './support/send-raw.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const running: (TestGateway | Upstream)[] = [];
const keep = <Server extends TestGateway | Upstream>(server: Server): Server => {
  running.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function expectError(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  const body = errorBody.parse(await answer.json());
  expect(body.code).toBe(code);
  expect(body.detail).toMatch(/\w+.*\.$/);
}

describe('routing', () => {
  it('sends each path to its service without /api, with query, body and request id', async () => {
    const auth = keep(await startUpstream());
    const usage = keep(await startUpstream());
    const gateway = keep(await startGateway({ AUTH_URL: auth.url, USAGE_URL: usage.url }));
    await fetch(`${gateway.url}/api/auth/login?next=%2F`, {
      method: 'POST',
      headers: {
        'x-request-id': 'abc-123',
        authorization: 'Bearer t',
        'x-forwarded-for': '6.6.6.6',
      },
      body: '{"email":"a"}',
    });
    await fetch(`${gateway.url}/api/auth/token/usage`);
    expect(auth.seen).toHaveLength(1);
    expect(auth.seen[0]).toMatchObject({
      method: 'POST',
      url: '/auth/login?next=%2F',
      headers: { 'x-request-id': 'abc-123', authorization: 'Bearer t' },
    });
    expect(auth.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(auth.seen[0]?.body.toString()).toBe('{"email":"a"}');
    expect(usage.seen[0]?.url).toBe('/auth/token/usage');
  });

  it('passes on the workspace that a call names, and refuses what is no id', async () => {
    const resumes = keep(await startUpstream());
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const call = (workspace: string) =>
      fetch(`${gateway.url}/api/resumes/history`, {
        headers: { 'x-shortlist-workspace': workspace },
      });
    await call('team_1');
    expect(resumes.seen[0]?.headers['x-shortlist-workspace']).toBe('team_1');
    await expectError(await call('team_1, team_2'), 404, 'WorkspaceNotFound');
    await expectError(await call('a'.repeat(65)), 404, 'WorkspaceNotFound');
    expect(resumes.seen).toHaveLength(1);
  });

  it('answers status, content type and headers of the service', async () => {
    const resumes = keep(
      await startUpstream((_request, response) => {
        response.writeHead(404, { 'content-type': 'application/json', 'x-own': 'yes' });
        response.end('{"detail":"no"}');
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const answer = await fetch(`${gateway.url}/api/resumes/job/1`);
    expect([answer.status, answer.headers.get('x-own')]).toEqual([404, 'yes']);
    expect(await answer.json()).toEqual({ detail: 'no' });
  });

  it('passes on what a caller accepts, and the compressed answer as it came', async () => {
    const body = gzipSync('{"rows":[]}');
    const resumes = keep(
      await startUpstream((_request, response) => {
        const type = { 'content-type': 'application/json', vary: 'Accept-Encoding' };
        // Without a length, as a service streams what it compresses.
        response.writeHead(200, { ...type, 'content-encoding': 'gzip' });
        response.write(body.subarray(0, 10));
        response.end(body.subarray(10));
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const headers = { 'accept-encoding': 'gzip, br;q=0.5' };
    const call = httpRequest(`${gateway.url}/api/resumes/job/1/rows`, { headers }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(resumes.seen[0]?.headers['accept-encoding']).toBe('gzip, br;q=0.5');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Buffer.concat(parts)).toEqual(body);
  });

  it('knows no other API path, and no way out of /api', async () => {
    const auth = keep(await startUpstream());
    const gateway = keep(await startGateway({ AUTH_URL: auth.url }));
    await expectError(await fetch(`${gateway.url}/api/nothing`), 404, 'NotFound');
    await expectError(await fetch(`${gateway.url}/api/authentic`), 404, 'NotFound');
    expect(auth.seen).toHaveLength(0);
  });
});

describe('a service that does not answer', () => {
  it('is a sentence with 502 when nobody listens', async () => {
    const gateway = keep(await startGateway({}));
    await expectError(await fetch(`${gateway.url}/api/auth/me`), 502, 'BadGateway');
  });

  it('is a sentence with 502 when the connection breaks before the answer', async () => {
    const auth = keep(await startUpstream((request) => request.socket.destroy()));
    const gateway = keep(await startGateway({ AUTH_URL: auth.url }));
    await expectError(await fetch(`${gateway.url}/api/auth/me`), 502, 'BadGateway');
  });

  it('cuts the answer off when the connection breaks within it', async () => {
    const auth = keep(
      await startUpstream((request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => request.socket.destroy());
      }),
    );
    const gateway = keep(await startGateway({ AUTH_URL: auth.url }));
    const answer = await fetch(`${gateway.url}/api/auth/me`);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe('streams', () => {
  const processing = { method: 'POST', path: '/api/resumes/process' };

  it('passes server-sent events on as they come and ends the source when the client leaves', async () => {
    let sourceClosed: Promise<unknown> = Promise.reject(new Error('never asked'));
    sourceClosed.catch(() => undefined);
    const resumes = keep(
      await startUpstream((_request, response) => {
        sourceClosed = once(response, 'close');
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: 1\n\n');
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const leaving = new AbortController();
    const answer = await fetch(`${gateway.url}/api/resumes/job/1/events`, {
      signal: leaving.signal,
    });
    const chunk = await answer.body?.getReader().read();
    expect(Buffer.from(chunk?.value ?? []).toString()).toBe('data: 1\n\n');
    leaving.abort();
    await sourceClosed;
  });

  it('passes the head of a stream on before anything comes in it', async () => {
    const resumes = keep(
      await startUpstream((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await fetch(`${gateway.url}/api/resumes/job/1/events`, { signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    leaving.abort();
  });

  it('passes every byte on, of small answers and of large ones, with and without a length', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const resumes = keep(
      await startUpstream((request, response) => {
        const body = Buffer.alloc(
          Number(new URL(request.url ?? '', 'x://x').searchParams.get('size')),
          all,
        );
        if (request.url?.includes('&said')) response.setHeader('content-length', body.length);
        response.write(body.subarray(0, 100));
        response.end(body.subarray(100));
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    for (const size of [0, 1, 256, 20_000, 3_000_000]) {
      for (const length of ['said', 'unsaid']) {
        const answer = await fetch(`${gateway.url}/api/resumes/job/1/rows?size=${size}&${length}`);
        const body = Buffer.from(await answer.arrayBuffer());
        expect([size, length, body.equals(Buffer.alloc(size, all))]).toEqual([size, length, true]);
      }
    }
  });

  it('tells the service when a client stops in the middle of an upload', async () => {
    let aborted: (error: unknown) => void;
    const uploadEnded = new Promise((resolve) => {
      aborted = resolve;
    });
    const resumes = keep(
      await startUpstream(
        (request) => {
          request.once('data', () => upload.destroy());
          request.once('error', (error) => aborted(error));
        },
        { raw: true },
      ),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const upload = httpRequest(`${gateway.url}/api/resumes/process`, {
      method: 'POST',
      headers: { 'content-length': '1000000' },
    });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(1000));
    expect(await uploadEnded).toHaveProperty('code', 'ECONNRESET');
  });

  it('brings a refusal of a large upload to the client', async () => {
    const resumes = keep(
      await startUpstream((_request, response) => {
        response.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
        response.end('{"detail":"too large"}');
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const body = Buffer.alloc(30 * 1024 * 1024);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await sendRaw(gateway.url, { ...processing, body });
      expect(answer).toMatchObject({ status: 413, text: '{"detail":"too large"}' });
    }
  });

  it('brings an answer also when the service breaks the connection right after it', async () => {
    const text = '{"detail":"full"}';
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        const head = `HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nretry-after: 60\r\nconnection: close`;
        socket.write(`${head}\r\n\r\n${text}`, () => socket.resetAndDestroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const gateway = keep(await startGateway({ RESUMES_URL: `http://127.0.0.1:${port}` }));
    const body = Buffer.alloc(8 * 1024 * 1024);
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const answer = await sendRaw(gateway.url, { ...processing, body });
      answers.push([answer.status, answer.headers['retry-after']]);
    }
    server.close();
    expect(answers).toEqual(answers.map(() => [503, '60']));
  });
});

describe('rate limits', () => {
  it('answers 429 with the seconds to wait', async () => {
    const auth = keep(await startUpstream());
    const gateway = keep(
      await startGateway({ AUTH_URL: auth.url, RATE_LIMIT_SENSITIVE_PER_MINUTE: '2' }),
    );
    const verify = () => fetch(`${gateway.url}/api/auth/verify-email`, { method: 'POST' });
    expect([(await verify()).status, (await verify()).status]).toEqual([200, 200]);
    const refused = await verify();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectError(refused, 429, 'TooManyRequests');
    expect(auth.seen).toHaveLength(2);
  });

  it('does not believe X-Forwarded-For of a client, but that of a trusted proxy', async () => {
    const auth = keep(await startUpstream());
    const verify = (url: string, address: string) =>
      fetch(`${url}/api/auth/verify-email`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
      });
    const limit = { AUTH_URL: auth.url, RATE_LIMIT_SENSITIVE_PER_MINUTE: '1' };
    const open = keep(await startGateway(limit));
    await verify(open.url, '1.1.1.1');
    expect((await verify(open.url, '2.2.2.2')).status).toBe(429);
    const behindProxy = keep(await startGateway({ ...limit, TRUSTED_PROXIES: '1' }));
    await verify(behindProxy.url, '9.9.9.9, 1.1.1.1');
    expect((await verify(behindProxy.url, '9.9.9.9, 2.2.2.2')).status).toBe(200);
    expect((await verify(behindProxy.url, '8.8.8.8, 1.1.1.1')).status).toBe(429);
  });
});
