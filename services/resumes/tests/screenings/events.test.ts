import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onPublish } from '../support/bus.js';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { openStream, type Stream } from '../support/event-stream.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
  ['broken.pdf', 'BROKEN'],
] as const;

const follow = (
  instance: Instance,
  jobId: string,
  { query = '', as = authorize() } = {},
): Promise<Stream> => openStream(instance, `/resumes/job/${jobId}/events${query}`, as);

/** An engine that scores one resume per opened gate. */
function createStepwiseEngine() {
  const gates = [createGate(), createGate()];
  let next = 0;
  const engine = createScriptedEngine({
    onScreen: () => {
      const gate = gates[next];
      next += 1;
      return gate?.wait();
    },
  });
  return { engine, gates: gates as [(typeof gates)[0], (typeof gates)[0]] };
}

describe('events of a job', () => {
  it('give the state at once, each step, and end after completion', async () => {
    const { engine, gates } = createStepwiseEngine();
    // API and worker as two processes.
    await harness.start({ role: 'worker', workerConcurrency: 1 }, { engine });
    const instance = await harness.start({ role: 'api' });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gates[0].reached;
    const stream = await follow(instance, jobId);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    const step = (done: number, status = 'processing') => ({ jobId, status, total: 3, done });
    await until(() => stream.events().length === 1);
    expect(stream.events()).toEqual([step(1)]);
    gates[0].open();
    await until(() => stream.events().length === 2);
    gates[1].open();
    await stream.ended;
    expect(stream.events()).toEqual([step(1), step(2), step(3, 'completed')]);
    expect((await answer).status).toBe(200);
    await until(() => instance.context.follower.size === 0);
  });

  it('of a finished job are its last state alone', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, { files });
    const stream = await follow(instance, body.jobId);
    await stream.ended;
    expect(stream.events()).toEqual([
      { jobId: body.jobId, status: 'completed', total: 3, done: 3 },
    ]);
  });

  it('come from the database when the messages about them are lost', async () => {
    const losing = onPublish(await harness.connect(), (send, key) =>
      key === 'resumes.candidate.score' ? send() : Promise.resolve(),
    );
    const { engine, gates } = createStepwiseEngine();
    await harness.start({ role: 'worker' }, { bus: losing, engine });
    const instance = await harness.start({ role: 'api', progressPollMs: 20 });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gates[0].reached;
    const stream = await follow(instance, jobId);
    for (const gate of gates) gate.open();
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ status: 'completed', done: 3 });
    expect((await answer).status).toBe(200);
  });

  it('keep the connection alive with comments while nothing happens', async () => {
    const { engine, gates } = createStepwiseEngine();
    const instance = await harness.start({ progressPollMs: 5, heartbeatMs: 20 }, { engine });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gates[0].reached;
    const stream = await follow(instance, jobId);
    await until(() => stream.text().split(': waiting\n\n').length > 3);
    expect(stream.events()).toHaveLength(1);
    for (const gate of gates) gate.open();
    await Promise.all([stream.ended, answer]);
  });

  it('wait for a job whose files are on their way, and keep it from everybody else', async () => {
    const instance = await harness.start({ awaitStartMs: 60_000 });
    const jobId = randomUUID();
    const query = '?since=sent';
    const [own, others] = await Promise.all([
      follow(instance, jobId, { query }),
      follow(instance, jobId, { query, as: authorize('mallory') }),
    ]);
    expect([own.response.status, others.response.status]).toEqual([200, 200]);
    expect((await screen(instance, { jobId, files })).status).toBe(200);
    await own.ended;
    expect(own.events().at(-1)).toMatchObject({ jobId, status: 'completed', done: 3 });
    others.close();
    await others.ended;
    expect(others.events()).toEqual([]);
    await until(() => instance.context.follower.size === 0);
  });

  it('end without a word when the job they wait for does not come', async () => {
    const instance = await harness.start({ awaitStartMs: 30, progressPollMs: 5, heartbeatMs: 10 });
    const stream = await follow(instance, randomUUID(), { query: '?since=sent' });
    await stream.ended;
    expect(stream.response.status).toBe(200);
    expect(stream.events()).toEqual([]);
    expect(stream.text()).toContain(': waiting');
  });

  it('leave nothing behind when the reader goes away', async () => {
    const { engine, gates } = createStepwiseEngine();
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gates[0].reached;
    await until(() => instance.context.follower.size === 1);
    const streams = await Promise.all([follow(instance, jobId), follow(instance, jobId)]);
    await until(() => instance.context.follower.size === 3);
    for (const stream of streams) stream.close();
    await until(() => instance.context.follower.size === 1);
    for (const gate of gates) gate.open();
    expect((await answer).status).toBe(200);
  });

  it('end when the service stops, and a waiting upload is told where to find its result', async () => {
    const { engine, gates } = createStepwiseEngine();
    await harness.start({ role: 'worker' }, { engine });
    const instance = await harness.start({ role: 'api' });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gates[0].reached;
    const stream = await follow(instance, jobId);
    await until(() => instance.context.follower.size === 2);
    await instance.service.stop();
    await stream.ended;
    const { status, body } = await answer;
    expect(status).toBe(503);
    expect(body.detail).toContain('you will find it in your history');
    for (const gate of gates) gate.open();
    const next = await harness.start({ role: 'api' });
    const joined = await screen(next, { jobId, files });
    expect(joined.body.candidates).toHaveLength(2);
  });
});

describe('a job', () => {
  it('goes on when its client goes away, and is found in the history', async () => {
    const { engine, gates } = createStepwiseEngine();
    const instance = await harness.start({}, { engine });
    const form = new FormData();
    form.set('jobDescription', 'Staff Nurse\nMust know care.');
    for (const [name, content] of files) form.append('resumes', new Blob([content]), name);
    const controller = new AbortController();
    const call = fetch(`${instance.url}/resumes/process`, {
      method: 'POST',
      headers: { authorization: authorize() },
      body: form,
      signal: controller.signal,
    });
    await gates[0].reached;
    await until(() => instance.context.follower.size === 1);
    controller.abort();
    await expect(call).rejects.toThrow();
    await until(() => instance.context.follower.size === 0);
    expect(instance.context.uploadMemory.bytes).toBe(0);
    for (const gate of gates) gate.open();
    const { body: history } = await until(async () => {
      const response = await get(instance, '/resumes/history');
      return response.body[0]?.status === 'completed' && response;
    });
    expect(history).toMatchObject([{ total: 3, done: 3, unreadable: 1, shortlisted: 1 }]);
  });

  it('is nobody else’s: not its detail, not its events, not in a history', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, { files });
    const other = authorize('mallory');
    for (const path of [`/resumes/job/${body.jobId}`, `/resumes/job/${body.jobId}/events`]) {
      const response = await get(instance, path, other);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 'JobNotFound' });
    }
    expect((await get(instance, '/resumes/history', other)).body).toEqual([]);
    expect((await get(instance, `/resumes/job/${body.jobId}`)).status).toBe(200);
  });

  it.each(['nothing', '..%2F..%2Fetc', '{"$ne":null}', 'x'.repeat(500), '%F0%9F%98%80'])(
    'of the id %j does not exist',
    async (id) => {
      const instance = await harness.start({ role: 'api' });
      const response = await get(instance, `/resumes/job/${id}`);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 'JobNotFound' });
    },
  );

  it('needs a sign-in to be read', async () => {
    const instance = await harness.start({ role: 'api' });
    for (const path of ['/resumes/history', '/resumes/job/x', '/resumes/job/x/events']) {
      expect((await get(instance, path, 'Bearer nonsense')).status).toBe(401);
    }
  });
});
