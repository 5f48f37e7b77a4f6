import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { onPublish } from '../support/bus.js';
import { createPlainExtractor, createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { comment, share } from '../support/share.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let database: Awaited<ReturnType<Harness['connectDatabase']>> | undefined;
let now: number;
const clock = () => new Date(now);
const MINUTE = 60_000;
/** Sweeps only when a test says so. */
const byHand = { sweepIntervalMs: 1_000_000 };

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
  database = undefined;
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada Quill', 90)],
  ['ben.pdf', resumeText('Ben Fenn', 20)],
] as const;

const remove = (instance: Pick<Instance, 'url'>, jobId: string, who = authorize()) =>
  send(instance, 'delete', `/resumes/job/${jobId}`, {}, who);

/** Everything the service keeps, as one text. */
async function stored(): Promise<string> {
  const db = (database ??= await harness.connectDatabase());
  const collections = await db.listCollections().toArray();
  const documents = await Promise.all(
    collections.map(({ name }) => db.collection(name).find().toArray()),
  );
  return JSON.stringify(documents);
}

async function announced() {
  const told: string[] = [];
  const bus = await harness.connect();
  await bus.subscribe(messages.jobDeleted, { broadcast: true }, ({ jobId }) => {
    told.push(jobId);
    return Promise.resolve();
  });
  return told;
}

const isGone = (jobId: string) => async () => {
  const all = await stored();
  return [jobId, 'Quill', 'Fenn', 'ada.pdf', 'Nurse'].every((text) => !all.includes(text));
};

describe('deleting a screening', () => {
  it('leaves nothing of it, tells the other services, and keeps the charge', async () => {
    const told = await announced();
    const instance = await harness.start();
    const { body } = await screen(instance, { files });
    const jobId = body.jobId as string;
    const { token } = await share(instance, `/resumes/job/${jobId}`, { label: 'Quill' });
    const candidateId = body.candidates[0].id as string;
    await comment(instance, token, { candidateId, author: 'Fenn' });
    await until(() => harness.usage.settled.length === 1);
    expect((await remove(instance, jobId, authorize('eve'))).status).toBe(404);
    const answer = await remove(instance, jobId);
    expect([answer.status, answer.body]).toEqual([200, { jobId }]);
    await until(isGone(jobId));
    await until(() => told.includes(jobId));
    expect((await get(instance, `/resumes/job/${jobId}`)).status).toBe(404);
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
    expect((await remove(instance, jobId)).status).toBe(404);
    const charges = new Set(harness.usage.settled.map((charge) => JSON.stringify(charge)));
    expect(charges.size).toBe(1);
    expect(harness.usage.released).toEqual([]);
  });

  it('leaves the other screenings of the account alone', async () => {
    const instance = await harness.start();
    const [one, other] = [await screen(instance, { files }), await screen(instance, { files })];
    await remove(instance, one.body.jobId);
    const { body } = await get(instance, `/resumes/job/${other.body.jobId}`);
    expect(body.candidates).toEqual(other.body.candidates);
  });

  it('stops a running one: its late scores bring nothing back, its reservation is released', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    const events = get(instance, `/resumes/job/${jobId}/events`).then((response) => response);
    await until(() => instance.context.follower.size === 2);
    expect((await remove(instance, jobId)).status).toBe(200);
    gate.open();
    expect((await answer).status).toBe(410);
    expect((await events).status).toBe(200);
    await until(isGone(jobId));
    await until(() => harness.usage.released.length === 1);
    expect(harness.usage.settled).toEqual([]);
    await until(async () =>
      (await harness.connect()).queueLength(messages.scoreCandidate).then((n) => n === 0),
    );
    expect(await isGone(jobId)()).toBe(true);
  });

  it('ends a start whose files are still being read, and its id is never used again', async () => {
    const gate = createGate();
    const plain = createPlainExtractor();
    const extractor: Extractor = {
      ...plain,
      extract: (file) => gate.wait().then(() => plain.extract(file)),
    };
    const instance = await harness.start(byHand, { extractor, clock });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    expect((await remove(instance, jobId)).status).toBe(200);
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
    gate.open();
    expect((await answer).status).toBe(410);
    // Its record stays until nothing can be written for it any more.
    expect(await sweep(instance.context)).toMatchObject({ deleted: 0 });
    now += MINUTE;
    expect(await sweep(instance.context)).toMatchObject({ deleted: 1 });
    expect(await isGone(jobId)()).toBe(true);
    expect(harness.usage.released).not.toEqual([]);
    const again = await screen(instance, { jobId, files });
    expect(again.status).toBe(410);
    expect(await isGone(jobId)()).toBe(true);
  });

  it.each(['usage.tokens.settle', 'resumes.job.deleted'])(
    'is finished by the sweeper when the process dies before %s',
    async (key) => {
      const told = await announced();
      const broken = { is: true };
      const bus = onPublish(await harness.connect(), async (send, sent) => {
        if (sent === key && broken.is) throw new Error('The broker is away.');
        await send();
      });
      const instance = await harness.start(byHand, { bus, clock });
      const { body } = await screen(instance, { files });
      const jobId = body.jobId as string;
      now += MINUTE;
      expect((await remove(instance, jobId)).status).toBe(200);
      expect((await get(instance, `/resumes/job/${jobId}`)).status).toBe(404);
      // Only the bare record waits for the broker.
      expect(await stored()).not.toContain('Quill');
      expect(await stored()).not.toContain('Nurse');
      expect(await sweep(instance.context)).toMatchObject({ deleted: 0 });
      broken.is = false;
      expect(await sweep(instance.context)).toMatchObject({ deleted: 1 });
      expect(await isGone(jobId)()).toBe(true);
      await until(() => told.includes(jobId));
      await until(() => harness.usage.settled.length > 0);
      expect(await sweep(instance.context)).toMatchObject({ deleted: 0 });
    },
  );

  it('gives the reservation of a file that is being scored late back', async () => {
    const gate = createGate();
    const invoice = `${resumeText('Bright Fenn', 20)}INVOICE
Invoice number: 7
Bill to: Northern Bakeries
Subtotal 521.00
VAT 104.20
Total due 625.20
Payment terms: 30 days`;
    const engine = createScriptedEngine({
      onScreen: ({ text }) => (text.includes('INVOICE') ? gate.wait() : undefined),
    });
    const instance = await harness.start({}, { engine });
    const { body } = await screen(instance, { files: [...files, ['bill.pdf', invoice]] });
    const jobId = body.jobId as string;
    const [file] = body.unreadable;
    await send(instance, 'post', `/resumes/job/${jobId}/files/${file.id}/score`, {});
    await gate.reached;
    await remove(instance, jobId);
    gate.open();
    await until(() => harness.usage.released.length === 1);
    await until(isGone(jobId));
    expect(
      harness.usage.settled.every(
        ({ reservationId }) => !harness.usage.released.includes(reservationId),
      ),
    ).toBe(true);
  });
});
