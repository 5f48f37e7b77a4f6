import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { errorBody } from '@shortlist/contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './support/gateway.js';
import { startUpstream } from './support/upstream.js';

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
});

function keep<Server extends { stop(): Promise<unknown> }>(server: Server): Server {
  undo.push(() => server.stop());
  return server;
}

const program = `
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/** A service that is a process of its own, to be stopped and continued. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  undo.push(async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}` };
}

async function detailOf(answer: Response): Promise<string> {
  return errorBody.parse(await answer.json()).detail;
}

describe('a service whose process is stopped', () => {
  it('is a 503 with a sentence for every call that nothing long is asked of, and answers again', async () => {
    const service = await startProcess();
    const gateway = keep(await startGateway({ RESUMES_URL: service.url }));
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${gateway.url}/api/resumes/${path}`, { signal: AbortSignal.timeout(10_000), ...init });
    // A connection that is there already, and others that only the kernel accepts.
    expect((await ask('history')).status).toBe(200);
    service.child.kill('SIGSTOP');
    const change = { method: 'POST', body: '{"status":"rejected","reason":"x"}' };
    const [asked, other, changed, unknown] = await Promise.all([
      ask('history'),
      ask('job/a/candidate/b'),
      ask('job/a/candidate/b/override', change),
      ask('new-in-the-next-release', change),
    ]);
    expect([asked, other, changed, unknown].map(({ status }) => status)).toEqual([
      503, 503, 503, 503,
    ]);
    expect(await detailOf(asked)).toBe(
      'This part of Shortlist is not available right now. Please try again in a moment.',
    );
    expect(await detailOf(changed)).toBe(
      'We are still working on it. Please look whether it is done before you try again.',
    );
    service.child.kill('SIGCONT');
    expect((await ask('history')).status).toBe(200);
  });
});

describe('what takes long by the contract', () => {
  it('lives on: a screening until its answer, events after they began', async () => {
    const waiting: Record<string, ServerResponse> = {};
    const resumes = keep(
      await startUpstream((request, response) => {
        waiting[request.url ?? ''] = response;
        if (!request.url?.endsWith('/events')) return;
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: 1\n\n');
      }),
    );
    const gateway = keep(await startGateway({ RESUMES_URL: resumes.url }));
    const api = `${gateway.url}/api/resumes`;
    const events = (await fetch(`${api}/job/a/events`)).body?.pipeThrough(new TextDecoderStream());
    const reader = events?.getReader();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    const screening = fetch(`${api}/process`, { method: 'POST', body: 'resumes' });
    // Asked together with the screening, and given up: by then the usual time is over for all three.
    expect((await fetch(`${api}/history`)).status).toBe(503);
    waiting['/resumes/job/a/events']?.end('data: 2\n\n');
    waiting['/resumes/process']?.end('{"jobId":"a"}');
    expect((await reader?.read())?.value).toBe('data: 2\n\n');
    expect(await (await screening).json()).toEqual({ jobId: 'a' });
  });
});
