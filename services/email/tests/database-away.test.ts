import { Collector, until } from '@shortlist/bus/testing';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from './support/harness.js';
import { type Line, startLine } from './support/line.js';
import type { Verdict } from './support/smtp.js';

let mongo: TestMongo;
let line: Line;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  line = await startLine(mongo.uri);
  harness = await startHarness({ ...mongo, uri: line.uri });
});
afterEach(async () => {
  await harness.stop();
  await line.stop();
});

describe('a database that goes away while mails are sent', () => {
  it('is told every outcome when it is back, and the answer knows them before', async () => {
    const drafts = Array.from({ length: 4 }, () => harness.draft());
    const arrived = new Collector<string>();
    harness.smtp.onMail = async ({ to }): Promise<Verdict> => {
      arrived.add(to[0] ?? '');
      if (arrived.size === drafts.length) await line.cut();
      return 'accept';
    };
    const answer = await harness.sendBulk(drafts.map(emailFor)).expect(200);
    expect(answer.body).toMatchObject({ successful: 4, failed: 0 });
    await line.mend();
    const told = await harness.outcomes.take(4);
    expect(told.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent', 'sent']);
    const stored = await harness.context.models.deliveries.everywhere.find({});
    expect(stored.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(harness.smtp.mails).toHaveLength(4);
  });

  it('is told them by a stop too, when it comes back in time', async () => {
    const draft = harness.draft();
    harness.smtp.onMail = async (): Promise<Verdict> => {
      await line.cut();
      return 'accept';
    };
    await harness.sendBulk([emailFor(draft)]).expect(200);
    const stopped = harness.service.stop();
    await line.mend();
    await stopped;
    // A start tells again what was sent a moment ago, as by the test before.
    const told = await until(
      () => harness.outcomes.take(1),
      (all) => all.some(({ candidateId }) => candidateId === draft.candidateId),
    );
    expect(told.find(({ candidateId }) => candidateId === draft.candidateId)).toMatchObject({
      outcome: 'sent',
    });
  });
});
