import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SharedComment, SharedScreening, ShareLink } from '@shortlist/contracts/sharing';
import request from 'supertest';
import { resumeText } from './support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from './support/harness.js';
import { get, screen, send } from './support/upload.js';

let harness: Harness;
let instance: Instance;
let now: Date;

beforeEach(async () => {
  harness = await createHarness();
  now = new Date();
  instance = await harness.start({}, { clock: () => now });
});
afterEach(() => harness.stop());

async function upload() {
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', `${resumeText('Ada', 90)}met: c1\n`],
      ['ben.pdf', resumeText('Ben', 20)],
      ['cleo.pdf', resumeText('Cleo', 95)],
    ],
  });
  return `/resumes/job/${body.jobId as string}`;
}

async function share(job: string, wanted: object = {}) {
  const { status, body } = await send(instance, 'post', `${job}/shares`, wanted);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as { share: ShareLink; token: string };
}

const open = (token: string) => request(instance.url).post('/resumes/shared').send({ token });
const comment = (token: string, candidateId: string, text = 'Please invite.') =>
  request(instance.url)
    .post('/resumes/shared/comments')
    .send({ token, candidateId, author: 'Mo', text });

const gone = [404, 'ShareNotFound'];
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

describe('a link to a screening', () => {
  it('shows the shortlist with evidence to whoever has it, without a sign-in', async () => {
    const job = await upload();
    const { token, share: made } = await share(job, { label: 'Ward 7', expiresInDays: 3 });
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body } = await open(token);
    expect(status).toBe(200);
    const shown = body as SharedScreening;
    expect(shown).toMatchObject({
      title: 'Nurse',
      label: 'Ward 7',
      expiresAt: made.expiresAt,
      shortlisted: 2,
      criteria: [{ id: 'c1', kind: 'must' }],
      comments: [],
    });
    expect(shown.candidates.map(({ candidate }) => candidate)).toEqual(['Cleo', 'Ada']);
    expect(shown.candidates[1]).toMatchObject({
      score: 90,
      email: null,
      phone: null,
      verdicts: [{ criterionId: 'c1', verdict: 'met', quote: 'c1' }],
    });
  });

  it('shows no address and no number anywhere, unless chosen', async () => {
    const job = await upload();
    const { db } = await harness.connectDatabase();
    const contact = 'Ada Byron, ada@example.com, +44 7700 900123';
    const quoted = { criterionId: 'c1', verdict: 'met', quote: contact, place: null };
    const set = {
      'result.summary': contact,
      'result.verdicts': [quoted],
      'result.phone': '+44 7700 900123',
    };
    await db?.collection('candidates').updateOne({ fileName: 'ada.pdf' }, { $set: set });
    const hidden = await open((await share(job)).token);
    expect(JSON.stringify(hidden.body)).not.toMatch(/example\.com|900123/);
    expect(hidden.body.candidates[1].summary).toBe('Ada Byron, [address hidden], [number hidden]');
    const { body } = await open((await share(job, { showContacts: true })).token);
    expect(body.candidates[1]).toMatchObject({
      email: 'ada@example.com',
      phone: '+44 7700 900123',
      summary: contact,
      verdicts: [{ quote: contact }],
    });
  });

  it('ends when it expires, is revoked, or was never made; all read alike', async () => {
    const job = await upload();
    const first = await share(job, { expiresInDays: 1 });
    now = new Date(now.getTime() + 1000);
    const second = await share(job, { expiresInDays: 90 });
    const listed = (await get(instance, `${job}/shares`)).body.shares as ShareLink[];
    expect(listed.map(({ id }) => id)).toEqual([second.share.id, first.share.id]);
    expect(JSON.stringify(listed)).not.toContain(first.token);
    now = new Date(now.getTime() + 25 * 3_600_000);
    const expired = await open(first.token);
    expect(outcome(expired)).toEqual(gone);
    expect((await open(second.token)).status).toBe(200);
    const revoke = () =>
      request(instance.url)
        .delete(`${job}/shares/${second.share.id}`)
        .set('authorization', authorize());
    expect((await revoke()).body).toEqual({ shares: [] });
    expect((await revoke()).body).toEqual({ shares: [] });
    for (const token of [second.token, 'x', 'x'.repeat(200), first.share.id]) {
      const answer = await open(token);
      expect([...outcome(answer), answer.body.detail]).toEqual([...gone, expired.body.detail]);
      expect(outcome(await comment(token, 'a'))).toEqual(gone);
    }
  });

  it('stores no secret', async () => {
    const job = await upload();
    const { token } = await share(job);
    const { db } = await harness.connectDatabase();
    const stored = await db?.collection('shares').find().toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is made, listed and revoked only by the screening’s own user, within limits', async () => {
    const job = await upload();
    const { share: made } = await share(job);
    const mallory = authorize('mallory');
    const answers = [
      await send(instance, 'post', `${job}/shares`, {}, mallory),
      await get(instance, `${job}/shares`, mallory),
      await get(instance, `${job}/comments`, mallory),
      await request(instance.url).delete(`${job}/shares/${made.id}`).set('authorization', mallory),
    ];
    for (const answer of answers) expect(outcome(answer)).toEqual([404, 'JobNotFound']);
    for (const wanted of [
      { expiresInDays: 0 },
      { expiresInDays: 91 },
      { label: 'x'.repeat(121) },
    ]) {
      expect((await send(instance, 'post', `${job}/shares`, wanted)).status).toBe(422);
    }
    for (let count = 1; count < 20; count += 1) await share(job);
    const more = await send(instance, 'post', `${job}/shares`, {});
    expect(outcome(more)).toEqual([409, 'TooManyShares']);
  });
});

describe('a comment by a link', () => {
  it('reaches the recruiter with the candidate, and stays when the link is revoked', async () => {
    const job = await upload();
    const { token, share: made } = await share(job);
    const [best] = (await open(token)).body.candidates;
    const answer = await comment(token, best.id, '<b>Invite</b> her');
    expect(answer.body.comment).toMatchObject({ author: 'Mo', text: '<b>Invite</b> her' });
    expect((await open(token)).body.comments).toEqual([answer.body.comment]);
    const other = await share(job);
    expect((await open(other.token)).body.comments).toEqual([]);
    await request(instance.url)
      .delete(`${job}/shares/${made.id}`)
      .set('authorization', authorize());
    const { comments } = (await get(instance, `${job}/comments`)).body;
    expect(comments as SharedComment[]).toEqual([answer.body.comment]);
  });

  it('is about somebody on the shortlist, and says something', async () => {
    const job = await upload();
    const { token } = await share(job);
    const { body } = await get(instance, `${job}/rows`);
    const ben = body.rows[2].candidate.id as string;
    for (const id of [ben, 'nobody']) {
      expect(outcome(await comment(token, id))).toEqual([404, 'NotShared']);
    }
    const ada = body.rows[0].candidate.id as string;
    for (const text of ['', '  ', 'x'.repeat(2001)]) {
      expect((await comment(token, ada, text)).status).toBe(422);
    }
  });
});
