import { randomUUID } from 'node:crypto';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../support/harness.js';

/** With the longest addresses, what the screenings answer about so many does not fit into one message. */
const count = 3000;
const longest = (index: number) =>
  `${'a'.repeat(60)}${index}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.test`;

let mongo: TestMongo;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
  harness = await startHarness(mongo);
});
afterAll(async () => {
  await harness.stop();
  await mongo.stop();
});

describe('an outbox of thousands', () => {
  it('is filled, stopped and filled again by one call each', async () => {
    const jobId = randomUUID();
    const people = Array.from({ length: count }, (_, index) =>
      harness.draft({ jobId, email: longest(index) }),
    );
    for (const person of people.slice(0, 10)) person.isRejected = false;
    const outbox = harness.outbox(jobId);
    const filled = await outbox.queue(people, 86_400).expect(200);
    expect(filled.body.counts).toMatchObject({ queued: count - 10 });
    expect(filled.body.refused).toHaveLength(10);
    const stopped = await outbox.stop(people).expect(200);
    expect(stopped.body.counts).toMatchObject({ queued: 0, stopped: count - 10 });
    const refilled = await outbox.queue(people, 86_400).expect(200);
    expect(refilled.body.entries).toHaveLength(count - 10);
    expect(refilled.body.counts).toMatchObject({ queued: count - 10, stopped: 0 });
    const later = await outbox.get(new Date(Date.now() + 60_000).toISOString()).expect(200);
    expect(later.body).toMatchObject({ entries: [], counts: { queued: count - 10 } });
  }, 120_000);
});
