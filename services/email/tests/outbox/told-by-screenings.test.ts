import { randomUUID } from 'node:crypto';
import { gate, until } from '@shortlist/bus/testing';
import type { OutboxState } from '@shortlist/contracts/http/email';
import * as messages from '@shortlist/contracts/messages/resumes';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { hashDeleted } from '@shortlist/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepForgotten } from '../../src/domain/outbox/sweep-forgotten.js';
import { sweepDeliveries } from '../../src/domain/records/sweep-deliveries.js';
import { type Harness, startHarness } from '../support/harness.js';
import type { Person } from '../support/screenings.js';
import type { Verdict } from '../support/smtp.js';

let mongo: TestMongo;
let harness: Harness;
let now: Date;
let jobId: string;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  jobId = randomUUID();
  harness = await startHarness(mongo, {
    clock: () => now,
    env: { SWEEP_INTERVAL_SECONDS: '3600' },
  });
});
afterEach(async () => {
  await harness.context.models.deliveries.everywhere.deleteMany({});
  await harness.stop();
});

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
function pass(seconds: number): void {
  now = later(seconds);
  harness.context.alarm.ring();
}
const person = (given: Partial<Person> = {}) => harness.draft({ jobId, ...given });
const outbox = () => harness.outbox(jobId);
const read = async (): Promise<OutboxState> => (await outbox().get().expect(200)).body;
const entryOf = ({ entries }: OutboxState, { candidateId }: Person) =>
  entries.find((entry) => entry.candidateId === candidateId);
const records = () =>
  harness.database.collection<{ _id: string }>('rejection_deliveries').find({ jobId }).toArray();

describe('a person who is moved', () => {
  const withdraw = (who: Person, at = now) =>
    harness.bus.publish(messages.rejectionWithdrawn, {
      userId: harness.userId,
      jobId,
      candidateId: who.candidateId,
      reason: 'Ada was moved to the shortlist.',
      at: at.toISOString(),
    });

  it('has the waiting email stopped at once, with the reason, and the screenings hear nothing new', async () => {
    const [ada, ben] = [person(), person()];
    await outbox().queue([ada, ben]);
    await withdraw(ada, later(1));
    await withdraw(ada, later(1));
    const stopped = await until(read, ({ counts }) => counts.stopped === 1);
    expect(entryOf(stopped, ada)).toMatchObject({
      state: 'stopped',
      reason: 'Ada was moved to the shortlist.',
    });
    expect(entryOf(stopped, ben)?.state).toBe('queued');
    expect(harness.outcomes.size).toBe(0);
  });

  it('and back, and queued again, is mailed though the message of the first move comes late', async () => {
    const ada = person();
    await outbox().queue([ada]);
    await outbox().stop();
    now = later(10);
    await outbox().queue([ada]);
    await withdraw(ada, later(-5));
    const ben = person();
    await outbox().queue([ben]);
    await withdraw(ben, later(1));
    const after = await until(read, ({ counts }) => counts.stopped === 1);
    expect(entryOf(after, ada)?.state).toBe('queued');
  });

  it('is not mailed even if no message says so: the claim decides', async () => {
    const ada = person();
    await outbox().queue([ada]);
    ada.isRejected = false;
    pass(30);
    const after = await until(read, ({ counts }) => counts.stopped === 1);
    expect(entryOf(after, ada)?.reason).toBe(
      'This person was moved out of the rejected candidates.',
    );
    expect(harness.smtp.mails).toEqual([]);
    expect(harness.outcomes.size).toBe(0);
  });
});

describe('a screening that is deleted', () => {
  const deleteJob = () =>
    harness.bus.publish(messages.jobDeleted, {
      jobId,
      userId: harness.userId,
      at: now.toISOString(),
    });

  it('leaves no record, whatever became of its emails', async () => {
    const [sent, waiting] = [person(), person()];
    await outbox().queue([sent], 0);
    await until(read, ({ counts }) => counts.sent === 1);
    await outbox().queue([waiting]);
    const foreign = harness.draft();
    await harness.outbox(foreign.jobId).queue([foreign]);
    await deleteJob();
    await until(records, (found) => found.length === 0);
    expect(await harness.context.models.deliveries.everywhere.count({})).toBe(1);
    harness.screenings.people.splice(0, 2);
    await outbox().get().expect(404);
  });

  it('stops what is leaving, and no late outcome brings a record back', async () => {
    const [before, after] = [person(), person()];
    const [asked, handedOver, go] = [gate(), gate(), gate()];
    harness.smtp.onRecipient = () => 'accept';
    harness.smtp.holdData = async () => {
      asked.open();
      await go.opened;
    };
    await outbox().queue([before], 0);
    await asked.opened;
    await deleteJob();
    await until(records, (found) => found.length === 0);
    go.open();
    await harness.context.background.drain();
    expect(harness.smtp.mails).toEqual([]);
    expect(await records()).toEqual([]);
    // The next one is already at the mail server when its screening goes.
    jobId = randomUUID();
    harness.screenings.people.push({ ...after, jobId });
    const last = gate();
    harness.smtp.onMail = async (): Promise<Verdict> => {
      handedOver.open();
      await last.opened;
      return 'accept';
    };
    await outbox().queue([after], 0);
    await handedOver.opened;
    await deleteJob();
    await until(records, (found) => found.length === 0);
    last.open();
    await harness.context.background.drain();
    await sweepDeliveries(harness.context);
    expect(harness.smtp.mails).toHaveLength(1);
    expect(await records()).toEqual([]);
  });

  it('loses what is queued in the same moment, too', async () => {
    const ada = person();
    await deleteJob();
    await until(
      () => harness.context.models.deletedScreenings.count({ _id: hashDeleted(jobId) }),
      (count) => count === 1,
    );
    await outbox().queue([ada]);
    await sweepForgotten(harness.context);
    expect(await records()).toEqual([]);
  });
});

describe('screenings that do not answer', () => {
  it('keep an email in the outbox with the reason, asked again after growing pauses', async () => {
    const ada = person();
    const { screenings } = harness;
    await outbox().queue([ada], 5);
    screenings.isFailing = true;
    const sendAts: (string | null | undefined)[] = [];
    for (const [tries, seconds] of [5, 5, 10, 20].entries()) {
      pass(seconds);
      const waiting = await until(
        read,
        (state) => screenings.claims === tries + 1 && state.counts.queued === 1,
      );
      expect(entryOf(waiting, ada)?.reason).toContain('the screening did not confirm');
      sendAts.push(entryOf(waiting, ada)?.sendAt?.slice(14, 19));
    }
    expect(sendAts).toEqual(['00:10', '00:20', '00:40', '01:20']);
    screenings.isFailing = false;
    pass(40);
    await until(read, ({ counts }) => counts.sent === 1);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('may have given the right: the same attempt is granted again', async () => {
    const ada = person();
    const { screenings } = harness;
    screenings.beforeClaim = async (who) => {
      screenings.beforeClaim = () => Promise.resolve();
      const { attemptId } = await harness.context.models.deliveries.everywhere
        .findOne({ candidateId: ada.candidateId })
        .then((record) => record ?? { attemptId: '' });
      Object.assign(who ?? {}, { mail: 'sending', attemptId });
      throw new Error('The answer was lost.');
    };
    await outbox().queue([ada], 0);
    await until(read, ({ counts }) => screenings.claims === 1 && counts.queued === 1);
    expect(ada.mail).toBe('sending');
    pass(5);
    await until(read, ({ counts }) => counts.sent === 1);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('hear that an email was stopped whose right they may have given', async () => {
    const ada = person();
    await outbox().queue([ada], 5);
    harness.screenings.isFailing = true;
    pass(5);
    await until(read, ({ counts }) => harness.screenings.claims === 1 && counts.queued === 1);
    Object.assign(ada, { mail: 'sending', attemptId: 'granted' });
    await outbox().stop();
    expect(await harness.outcomes.take(1)).toMatchObject([
      { candidateId: ada.candidateId, outcome: 'failed' },
    ]);
    harness.screenings.isFailing = false;
    await until(
      async () => ada.mail,
      (mail) => mail === 'failed',
    );
    await outbox().queue([ada], 0);
    await until(read, ({ counts }) => counts.sent === 1);
  });

  it('while they are asked, a stop holds: the email does not go back to the outbox', async () => {
    const ada = person();
    const [asked, answer] = [gate(), gate()];
    harness.screenings.beforeClaim = async () => {
      asked.open();
      await answer.opened;
      throw new Error('The answer was lost.');
    };
    await outbox().queue([ada], 0);
    await asked.opened;
    expect((await outbox().stop()).body.counts.sending).toBe(1);
    answer.open();
    await until(read, ({ counts }) => counts.stopped === 1);
    expect(harness.smtp.mails).toEqual([]);
  });
});

describe('a clock that is set', () => {
  it('back keeps an email waiting, and forward again sends it once', async () => {
    const ada = person();
    await outbox().queue([ada], 30);
    pass(-7200);
    pass(20);
    expect((await read()).counts.queued).toBe(1);
    pass(7200 + 9);
    expect((await read()).counts.queued).toBe(1);
    pass(1);
    await until(read, ({ counts }) => counts.sent === 1);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('back while an email fails leaves its outcome newer than its beginning', async () => {
    const ada = person();
    harness.smtp.onRecipient = () => {
      now = later(-7200);
      return { code: 550, message: 'No such mailbox' };
    };
    await outbox().queue([ada], 0);
    await until(read, ({ counts }) => counts.failed === 1);
    const [told] = await harness.outcomes.take(1);
    expect(told).toMatchObject({ outcome: 'failed', at: '2026-11-20T10:00:00.000Z' });
  });
});

describe('the limit of a day', () => {
  it('fails what is over it, and says when to send it', async () => {
    await harness.stop();
    harness = await startHarness(mongo, {
      clock: () => now,
      env: { REJECTIONS_PER_ACCOUNT_DAY: '12' },
    });
    const some = Array.from({ length: 15 }, () => person());
    await outbox().queue(some, 0);
    const after = await until(read, ({ counts }) => counts.queued + counts.sending === 0);
    expect(after.counts).toMatchObject({ sent: 12, failed: 3 });
    expect(after.entries.find(({ state }) => state === 'failed')?.reason).toContain(
      'limit of 12 a day',
    );
    expect(harness.pauses).toContain(2000);
  });
});

describe('a stop of the service', () => {
  it('finishes what is leaving and keeps the rest queued for the next process', async () => {
    const some = Array.from({ length: 9 }, () => person());
    const [begun, go] = [gate(), gate()];
    harness.smtp.onMail = async (): Promise<Verdict> => {
      begun.open();
      await go.opened;
      return 'accept';
    };
    await outbox().queue(some, 0);
    await begun.opened;
    const stopped = harness.service.stop();
    go.open();
    await stopped;
    const sent = harness.smtp.mails.length;
    expect(sent).toBeLessThanOrEqual(5);
    const { people } = harness.screenings;
    const { userId } = harness;
    const counted = await harness.database
      .collection<{ _id: string }>('rejection_deliveries')
      .countDocuments({ jobId, state: 'queued' });
    expect(counted).toBe(9 - sent);
    await harness.stop();
    harness = await startHarness(mongo, { clock: () => now, people });
    await until(
      () => harness.context.models.deliveries.everywhere.count({ jobId, state: 'sent', userId }),
      (count) => count === 9,
    );
    expect(harness.smtp.mails).toHaveLength(9 - sent);
  });
});
