import { randomUUID } from 'node:crypto';
import { until } from '@shortlist/bus/testing';
import type { OutboxState } from '@shortlist/contracts/http/email';
import * as messages from '@shortlist/contracts/messages/auth';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness, tokens } from '../support/harness.js';

let mongo: TestMongo;
let harness: Harness;
let jobId: string;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());
beforeEach(async () => {
  jobId = randomUUID();
  harness = await startHarness(mongo, { env: { SWEEP_INTERVAL_SECONDS: '3600' } });
});
afterEach(() => harness.stop());

/** A call of another member to the outbox, which belongs to the workspace of the harness's user. */
function as(userId: string, method: 'get' | 'post', path = '', body?: object) {
  const workspaces = [
    { id: harness.userId, role: 'recruiter', plan: 'Free', exempt: false } as const,
  ];
  const token = tokens.sign({ sub: userId, workspaces });
  const call = request(harness.server.url)[method](`/email/outbox/${jobId}${path}`);
  return call.set('authorization', `Bearer ${token}`).send(body);
}
const queueAs = (userId: string, candidateIds: readonly string[]) =>
  as(userId, 'post', '', { candidateIds, delaySeconds: 120 });

describe('the outbox of a workspace', () => {
  it('is shown to every member who sees the screening, and to nobody else', async () => {
    const { candidateId } = harness.draft({ jobId });
    await harness.outbox(jobId).queue([{ candidateId }], 120).expect(200);
    const { body } = await as('ruth', 'get').expect(200);
    expect((body as OutboxState).counts.queued).toBe(1);
    harness.screenings.hiddenFrom.add('ruth');
    for (const [method, path] of [
      ['get', ''],
      ['post', '/stop'],
      ['post', '/send-now'],
    ] as const) {
      await as('ruth', method, path, method === 'get' ? undefined : {}).expect(404);
    }
    const { body: after } = await harness.outbox(jobId).get().expect(200);
    expect((after as OutboxState).counts.queued).toBe(1);
  });
});

describe('a member who left', () => {
  it('stops the timers of what they confirmed, until another member confirms it', async () => {
    const [theirs, others] = [harness.draft({ jobId }), harness.draft({ jobId })];
    await queueAs('rita', [theirs.candidateId]).expect(200);
    await queueAs('ruth', [others.candidateId]).expect(200);
    const confirmed: string[] = [];
    await harness.bus.subscribe(messages.confirmHandOver, {}, async ({ handOverId, by }) => {
      confirmed.push(`${handOverId} ${by}`);
    });
    const heirs = { to: 'ruth', each: [] };
    const left = { handOverId: 'h1', workspaceId: harness.userId, userId: 'rita', ...heirs };
    await harness.bus.publish(messages.memberLeft, { ...left, at: new Date().toISOString() });
    await until(
      async () => confirmed.length,
      (count) => count === 1,
    );
    expect(confirmed).toEqual(['h1 email']);
    const { body } = await as('ruth', 'get').expect(200);
    const entries = (body as OutboxState).entries.map(({ candidateId, state, reason }) => [
      candidateId,
      state,
      reason,
    ]);
    expect(entries).toContainEqual([
      theirs.candidateId,
      'stopped',
      expect.stringContaining('Please confirm it again.'),
    ]);
    expect(entries).toContainEqual([others.candidateId, 'queued', null]);
    const { body: again } = await queueAs('ruth', [theirs.candidateId]).expect(200);
    expect((again as OutboxState).counts).toMatchObject({ queued: 2, stopped: 0 });
    const { deliveries } = harness.context.models;
    const stored = await deliveries.in(harness.userId).find({ jobId });
    expect(stored.map(({ userId }) => userId)).toEqual(['ruth', 'ruth']);
  });
});
