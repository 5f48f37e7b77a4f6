import { memberLeft } from '@shortlist/contracts/messages/auth';
import { sendCommentMail } from '@shortlist/contracts/messages/email';
import { noteActivity } from '@shortlist/contracts/messages/resumes';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendCommentMails } from '../../src/domain/comments/mails/send-mails.js';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers, workspaceId } from '../support/workspace.js';

type Mail = Parameters<Parameters<typeof startMails>[0]>[0];

const HOUR_MS = 60 * 60_000;
/** Passes over what is due only when a test says so. */
const byHand = { sweepIntervalMs: 1_000_000, webhookSweepMs: 1_000_000 };

let harness: Harness;
let instance: Instance;
let job: string;
let jobId: string;
let ben: string;
let now: number;
let mails: Mail[];

async function startMails(
  take: (mail: { to: string; comments: { text: string }[] } & object) => void,
) {
  const bus = await harness.connect();
  await bus.subscribe(sendCommentMail, {}, async (mail) => take(mail));
}

beforeEach(async () => {
  now = Date.parse('2026-11-22T20:00:00.000Z');
  mails = [];
  harness = await createHarness();
  await startMembers(await harness.connect());
  await startMails((mail) => mails.push(mail));
  instance = await harness.start(byHand, { clock: () => new Date(now) });
  const files = [['ben.pdf', resumeText('Ben', 20, 'ben@example.com')]] as const;
  const { body } = await screen(instance, { files, authorization: as('rita') });
  jobId = body.jobId as string;
  job = `/resumes/job/${jobId}`;
  ben = body.candidates[0].id as string;
});
afterEach(() => harness.stop());

const write = (who: string, text: string, mentions: readonly string[] = [], more: object = {}) =>
  send(instance, 'post', `${job}/comments`, { candidateId: ben, text, mentions, ...more }, as(who));
const commentsFor = async (who: string) =>
  (await get(instance, `${job}/comments`, as(who)).expect(200)).body.comments as ReceivedComment[];
const mentionsOf = async (who: string) =>
  (await get(instance, '/resumes/mentions', as(who)).expect(200)).body.mentions as object[];
const choose = (who: string, pace: string) =>
  send(instance, 'put', '/resumes/comment-mails', { mails: pace }, as(who)).expect(200);
async function passOver() {
  await instance.context.background.drain();
  await sendCommentMails(instance.context);
  await instance.context.background.drain();
}

describe('a comment by a member', () => {
  it('is read by all who see the screening, oldest first, and is new to the others', async () => {
    await write('rita', 'Good hands.').expect(200);
    now += 1000;
    const { body } = await write('vera', ' Could she start at 22:00? ').expect(200);
    expect(body.comments).toMatchObject([
      { authorId: 'rita', text: 'Good hands.', seen: false, candidateId: ben },
      { authorId: 'vera', text: 'Could she start at 22:00?', seen: true },
    ]);
    const commentIds = body.comments.map(({ id }: ReceivedComment) => id);
    await send(instance, 'post', `${job}/comments/seen`, { commentIds }, as('adam')).expect(200);
    expect((await commentsFor('adam')).map(({ seen }) => seen)).toEqual([true, true]);
    expect((await commentsFor('ruth')).map(({ seen }) => seen)).toEqual([false, false]);
  });

  it('is written once, however often it is sent', async () => {
    const commentId = '7c9a1b52-7a1e-4a54-9a4c-2f3a5f3f3d10';
    for (const _ of [1, 2]) await write('rita', 'Once.', ['vera'], { commentId }).expect(200);
    expect(await commentsFor('rita')).toHaveLength(1);
    expect(await mentionsOf('vera')).toHaveLength(1);
  });

  it('is changed, deleted and restored by its author alone', async () => {
    const { body } = await write('rita', 'Frist.').expect(200);
    const at = `${job}/comments/${body.comments[0].id as string}`;
    const edit = (who: string) => send(instance, 'put', at, { text: 'First.' }, as(who));
    await edit('olive').expect(403);
    now += 1000;
    await edit('rita').expect(200);
    const editedAt = new Date(now).toISOString();
    expect(await commentsFor('vera')).toMatchObject([{ text: 'First.', editedAt }]);
    await send(instance, 'delete', at, {}, as('adam')).expect(403);
    await send(instance, 'delete', at, {}, as('rita')).expect(200);
    expect(await commentsFor('vera')).toEqual([]);
    await edit('rita').expect(404);
    await send(instance, 'post', `${at}/restore`, {}, as('olive')).expect(403);
    await send(instance, 'post', `${at}/restore`, {}, as('rita')).expect(200);
    expect(await commentsFor('vera')).toMatchObject([{ text: 'First.' }]);
    const stored = await instance.context.models.comments.everywhere.findOne({ jobId });
    const screening = await instance.context.models.jobs.everywhere.findOne({ _id: jobId });
    expect(stored?.expiresAt).toEqual(screening?.expiresAt);
  });

  it('says something, about somebody of the screening', async () => {
    for (const text of ['', ' \u200b ', 'x'.repeat(2001)]) await write('rita', text).expect(422);
    await write('rita', 'Who?', [], { candidateId: 'nobody' }).expect(404);
  });

  it('goes with its screening, and who waits for it', async () => {
    await write('rita', 'Look.', ['vera']).expect(200);
    await send(instance, 'delete', job, {}, as('rita')).expect(200);
    const { comments, commentNotices } = instance.context.models;
    await until(async () => (await comments.everywhere.count({ jobId })) === 0);
    expect(await commentNotices.everywhere.count({ jobId })).toBe(0);
    expect(await mentionsOf('vera')).toEqual([]);
  });
});

describe('a mention', () => {
  it('waits for the member until they open the comment, and reaches them by mail once', async () => {
    const { body } = await write('rita', '@vera, please look.', ['vera', 'vera']).expect(200);
    expect(await mentionsOf('vera')).toEqual([
      {
        ...{ commentId: body.comments[0].id, jobId, candidateId: ben, candidate: 'Ben' },
        ...{ why: 'mention', authorId: 'rita', author: 'a member', start: '@vera, please look.' },
        at: new Date(now).toISOString(),
        title: expect.any(String),
      },
    ]);
    await passOver();
    now += HOUR_MS;
    await passOver();
    await until(() => Promise.resolve(mails.length > 0));
    expect(mails).toMatchObject([
      {
        to: 'vera@example.com',
        workspaceId,
        comments: [{ author: 'rita', text: '@vera, please look.', candidate: 'Ben', jobId }],
      },
    ]);
    const commentIds = [body.comments[0].id as string];
    await send(instance, 'post', `${job}/comments/seen`, { commentIds }, as('vera')).expect(200);
    expect(await mentionsOf('vera')).toEqual([]);
  });

  it('names nobody who does not see the screening', async () => {
    expect((await write('rita', '@mallory', ['mallory'])).body.code).toBe('MentionHidden');
    const people = { leadId: 'rita', reviewerIds: [], managerIds: [], isPrivate: true };
    await send(instance, 'put', `${job}/people`, people, as('rita')).expect(200);
    expect((await write('rita', '@vera', ['vera'])).body.code).toBe('MentionHidden');
    await write('ruth', 'Hello').expect(404);
    expect(await commentsFor('rita')).toEqual([]);
  });

  it('is mailed once a day to those who chose so, without what they read before', async () => {
    await choose('vera', 'daily');
    const first = await write('rita', 'One', ['vera']).expect(200);
    await write('ruth', 'Two', ['vera']).expect(200);
    await write('ruth', 'Three', ['vera']).expect(200);
    const commentIds = [first.body.comments[0].id as string];
    await send(instance, 'post', `${job}/comments/seen`, { commentIds }, as('vera')).expect(200);
    now += 10 * HOUR_MS;
    await passOver();
    expect(mails).toEqual([]);
    now += HOUR_MS;
    await passOver();
    await until(() => Promise.resolve(mails.length > 0));
    expect(mails.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
      ['Two', 'Three'],
    ]);
  });

  it('is mailed again with the same id when the mail was begun and not handed over', async () => {
    const { commentNotices } = instance.context.models;
    await choose('vera', 'daily');
    await write('rita', 'One', ['vera']).expect(200);
    await commentNotices
      .in(workspaceId)
      .updateMany({ userId: 'vera' }, { $set: { mailId: 'begun', mailAt: new Date(now) } });
    await passOver();
    expect(mails).toEqual([]);
    now += 2 * 60_000;
    await passOver();
    await until(() => Promise.resolve(mails.length > 0));
    expect(mails).toMatchObject([{ mailId: 'begun' }]);
  });

  it('is not mailed after one click in a mail, or when it is switched off', async () => {
    await write('rita', 'One', ['vera']).expect(200);
    await passOver();
    await until(() => Promise.resolve(mails.length > 0));
    const { stopToken } = mails[0] as unknown as { stopToken: string };
    const stop = (token: string) =>
      send(instance, 'post', `/resumes/comment-mails/stop?token=${token}`, {}, '');
    await stop('x'.repeat(32)).expect(404);
    await stop(stopToken).expect(200);
    const { body } = await get(instance, '/resumes/comment-mails', as('vera'));
    expect(body).toEqual({ mails: 'off' });
    await write('rita', 'Two', ['vera']).expect(200);
    await passOver();
    expect(mails).toHaveLength(1);
    expect(await mentionsOf('vera')).toHaveLength(2);
  });

  it('is forgotten with the member who leaves', async () => {
    await write('rita', 'One', ['vera']).expect(200);
    const left = { handOverId: 'h', workspaceId, userId: 'vera', to: 'rita', each: [] };
    await instance.bus.publish(memberLeft, { ...left, at: new Date(now).toISOString() });
    const { commentNotices } = instance.context.models;
    await until(async () => (await commentNotices.in(workspaceId).count({ userId: 'vera' })) === 0);
  });
});

describe('a webhook', () => {
  it('is told of comments by ids alone, and of members who join', async () => {
    const events = ['comment.created', 'member.joined'];
    const url = 'https://hooks.example.com/';
    await send(instance, 'post', '/resumes/webhooks', { url, events }, as('adam')).expect(200);
    await write('rita', 'A secret of Ben', ['vera']).expect(200);
    const act = { userId: 'nora', workspaceId, activityId: 'act', at: new Date(now).toISOString() };
    await instance.bus.publish(noteActivity, { ...act, facts: { kind: 'member-joined' } });
    const { webhookDeliveries } = instance.context.models;
    await until(async () => (await webhookDeliveries.in(workspaceId).count({})) === 2);
    const told = await webhookDeliveries.in(workspaceId).find({});
    const bodies = told.map(({ body }) => body).join('\n');
    expect(bodies).toContain('"memberId":"nora"');
    expect(bodies).toContain(`"candidateId":"${ben}","authorId":"rita","mentions":["vera"]`);
    expect(bodies).not.toContain('secret');
  });
});

describe('whom a member has on the screen', () => {
  const reading = async (who: string, candidateId: string | null) =>
    (await send(instance, 'post', `${job}/presence`, { candidateId }, as(who)).expect(200)).body;

  it('is shown to others until it was not said for a while', async () => {
    expect(await reading('rita', ben)).toEqual({ others: [], commentsAt: null });
    await write('rita', 'One').expect(200);
    expect(await reading('vera', null)).toEqual({
      others: [{ userId: 'rita', candidateId: ben }],
      commentsAt: new Date(now).toISOString(),
    });
    now += 46_000;
    expect((await reading('vera', null)).others).toEqual([]);
    await reading('rita', ben);
    await reading('rita', null);
    expect((await reading('vera', null)).others).toEqual([]);
  });
});
