import { randomUUID } from 'node:crypto';
import { type Bus, createBus } from '@shortlist/bus';
import { Collector, until } from '@shortlist/bus/testing';
import type { MessageDefinition } from '@shortlist/contracts/message';
import * as auth from '@shortlist/contracts/messages/auth';
import * as email from '@shortlist/contracts/messages/email';
import * as resumes from '@shortlist/contracts/messages/resumes';
import * as usage from '@shortlist/contracts/messages/usage';
import { workQueues } from '@shortlist/contracts/work-queues';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessTransport, openBroker } from '@shortlist/in-process-bus';
import { createLogger } from '@shortlist/service-kit';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestStack } from './support/start-test-stack.js';

const log = createLogger({ name: 'test', level: 'silent' });
const at = '2026-11-22T20:00:00.000Z';
const ids = { userId: 'ada', jobId: 'job', candidateId: 'candidate' };
const mail = { to: 'ada@example.com', firstName: 'Ada', token: 'secret' };
const outcome = { ...ids, outcome: 'sent', reason: null, at };

/** Every message that lies in a work queue, as it might be. */
const examples: readonly (readonly [MessageDefinition, object])[] = [
  [auth.userDeleted, { userId: 'ada', at }],
  [auth.confirmDeletion, { userId: 'ada', by: 'usage' }],
  [
    auth.memberLeft,
    { handOverId: 'hand-over', workspaceId: 'harbour', userId: 'odo', to: 'ada', each: [], at },
  ],
  [auth.confirmHandOver, { handOverId: 'hand-over', by: 'resumes' }],
  [auth.noticeWebhookDisabled, { userId: 'ada' }],
  [
    email.sendInvitationEmail,
    {
      ...{ to: 'odo@example.com', token: 'secret', workspace: 'Harbour' },
      ...{ invitedBy: 'Ada Quill', role: 'viewer', expiresInDays: 7 },
    },
  ],
  [
    email.sendJoinRequestEmail,
    {
      ...{ to: 'ada@example.com', firstName: 'Ada', workspaceId: 'harbour', workspace: 'Harbour' },
      ...{ askedBy: 'Odo Fenn', askedByAddress: 'odo@example.com' },
    },
  ],
  [
    email.sendJoinAcceptedEmail,
    {
      ...{ to: 'odo@example.com', firstName: 'Odo', workspaceId: 'harbour', workspace: 'Harbour' },
      role: 'viewer',
    },
  ],
  [email.sendVerificationEmail, { ...mail, expiresInHours: 24 }],
  [email.sendPasswordResetEmail, { ...mail, expiresInMinutes: 30 }],
  [email.sendAddressChangeEmail, { ...mail, expiresInMinutes: 60 }],
  [
    email.sendAccountNotice,
    { to: 'ada@example.com', firstName: 'Ada', notice: 'passwordChanged', at },
  ],
  [email.sendPrivacyMail, { mailId: 'mail' }],
  [
    email.sendCommentMail,
    {
      ...{ mailId: 'mail', workspaceId: 'harbour', to: 'ada@example.com', firstName: 'Ada' },
      ...{ stopToken: 'secret', comments: [] },
    },
  ],
  [
    email.sendReadingMail,
    {
      ...{ mailId: 'mail', workspaceId: 'harbour', to: 'ada@example.com', firstName: 'Ada' },
      ...{ stopToken: 'secret', jobId: 'job', title: 'Nurse', by: 'Odo', people: 40 },
      ...{ isBlind: true, dueAt: null },
    },
  ],
  [email.rejectionEmailBegun, { ...ids, at }],
  [email.rejectionEmailSettled, outcome],
  [email.rejectionEmailSent, outcome],
  [resumes.noteActivity, { userId: 'ada', activityId: 'act', at, facts: { kind: 'member-left' } }],
  [resumes.scoreCandidate, { jobId: 'job', candidateId: 'candidate' }],
  [resumes.rejectionWithdrawn, { ...ids, reason: 'Moved.', at }],
  [resumes.confirmPrivacyMail, { mailId: 'mail', outcome: 'sent' }],
  [resumes.jobDeleted, { jobId: 'job', userId: 'ada', at }],
  [usage.settleTokens, { reservationId: 'reservation', tokens: 7 }],
  [usage.releaseTokens, { reservationId: 'reservation' }],
];

let mongo: TestMongo;
let client: MongoClient;
let end: (() => Promise<void>)[];

beforeAll(async () => {
  mongo = await startTestMongo();
  client = await MongoClient.connect(mongo.uri);
});
beforeEach(() => {
  end = [];
});
afterEach(async () => {
  for (const each of end.reverse()) await each();
  await database('bus').collection('messages').deleteMany({});
});
afterAll(async () => {
  await client.close();
  await mongo.stop();
});

const database = (name: string) => client.db(`${new URL(mongo.uri).pathname.slice(1)}_${name}`);

/** The bus of a process that is gone without a word when the next one starts: it only has handled nothing. */
async function startBus(): Promise<{ readonly bus: Bus; readonly release: () => void }> {
  const { broker, close } = await openBroker({ mongodbUri: mongo.uri, log });
  const bus = await createBus({ transport: new InProcessTransport(broker) });
  end.push(close, () => bus.stop());
  return { bus, release: () => broker.releaseEvents() };
}

it('has an example of every message that a queue is named for', () => {
  const named = new Set(workQueues.map(({ key }) => key));
  expect(examples.map(([{ key }]) => key).sort()).toEqual([...named].sort());
});

it.each(examples.map(([message, payload]) => ({ key: message.key, message, payload })))(
  'hands out $key after its process was killed, in each queue',
  async ({ message, payload }) => {
    const dead = await startBus();
    await dead.bus.publish(message, payload, { messageId: 'm', requestId: 'r' });
    const { bus, release } = await startBus();
    const seen = new Collector<readonly [string, unknown, string]>();
    for (const queue of message.queues)
      await bus.subscribe(message, { queue }, async (told, { requestId }) =>
        seen.add([queue, told, requestId]),
      );
    release();
    const all = await seen.take(message.queues.length);
    expect([...all].sort()).toEqual(
      [...message.queues].sort().map((queue) => [queue, payload, 'r']),
    );
    await until(
      () => database('bus').collection('messages').countDocuments(),
      (count) => count === 0,
    );
  },
);

it('charges tokens and forgets a screening at the next start, when the process ended before that was handled', async () => {
  const [jobId, reservationId] = [randomUUID(), randomUUID()];
  const open = { id: reservationId, state: 'open', tokens: 2000, reservedAt: new Date() };
  await database('usage')
    .collection('accounts')
    .insertOne({ _id: 'ada:2026-11' as never, userId: 'ada', used: 2000, reservations: [open] });
  await database('email')
    .collection('rejection_deliveries')
    .insertOne({ _id: `${jobId}.candidate` as never, userId: 'ada', jobId, state: 'failed' });
  const { bus } = await startBus();
  await bus.publish(usage.settleTokens, { reservationId, tokens: 1200 });
  await bus.publish(resumes.jobDeleted, { jobId, userId: 'ada', at });

  const stack = await startTestStack({}, mongo);
  end.push(() => stack.stop());
  const account = await until(
    () => database('usage').collection('accounts').findOne({ userId: 'ada' }),
    (known) => known?.['used'] !== 2000,
  );
  expect(account).toMatchObject({ used: 1200, reservations: [{ state: 'settled', tokens: 1200 }] });
  const mails = database('email').collection('rejection_deliveries');
  const left = () => mails.countDocuments({ jobId });
  expect(await until(left, (count) => count === 0)).toBe(0);
}, 60_000);
