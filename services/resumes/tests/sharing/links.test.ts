import type { ShareLink } from '@shortlist/contracts/sharing';
import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { comment, open, openedBy, outcome, screenShortlist, share } from '../support/share.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let now: Date;
const HOUR = 3_600_000;

beforeEach(async () => {
  harness = await createHarness();
  now = new Date();
  instance = await harness.start({}, { clock: () => now });
});
afterEach(() => harness.stop());

const gone = [404, 'ShareNotFound'];
const revoke = (job: string, id: string, who = authorize()) =>
  send(instance, 'delete', `${job}/shares/${id}`, {}, who);
const linksOf = async (job: string) =>
  (await get(instance, `${job}/shares`)).body.shares as ShareLink[];

async function collection(name: string) {
  const db = await harness.connectDatabase();
  return db.collection(name);
}

describe('a link to a screening', () => {
  it('shows the shortlist with evidence to anyone who has it, without a sign-in', async () => {
    await send(instance, 'put', '/resumes/mail-settings', {
      senderName: '',
      company: 'Harbour Vale',
      signature: '',
      replyTo: '',
    });
    const job = await screenShortlist(instance);
    const wanted = { label: 'Ward 7', sharedBy: 'Mina Castellano', expiresInDays: 3 };
    const { token, share: made } = await share(instance, job, wanted);
    expect(token).toMatch(/^[\w-]{43}$/);
    const shown = await openedBy(instance, token);
    expect(shown).toMatchObject({
      title: 'Nurse',
      label: 'Ward 7',
      sharedBy: { name: 'Mina Castellano', company: 'Harbour Vale' },
      showContacts: false,
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

  it('shows only the people that were chosen for it, and takes comments on no others', async () => {
    const job = await screenShortlist(instance);
    const { candidates } = await openedBy(instance, (await share(instance, job)).token);
    const [cleo, ada] = candidates.map(({ id }) => id) as [string, string];
    const { token, share: made } = await share(instance, job, { candidateIds: [ada, ada, 'gone'] });
    expect(made.people).toBe(2);
    const shown = await openedBy(instance, token);
    expect([shown.shortlisted, shown.candidates.map(({ candidate }) => candidate)]).toEqual([
      1,
      ['Ada'],
    ]);
    expect((await comment(instance, token, { candidateId: ada })).status).toBe(200);
    expect(outcome(await comment(instance, token, { candidateId: cleo }))).toEqual([
      404,
      'NotShared',
    ]);
    const none = await send(instance, 'post', `${job}/shares`, { candidateIds: [] });
    expect([none.status, none.body.detail]).toEqual([422, 'Please choose at least one person.']);
  });

  it('is stored in no cache, and tells the next page nothing', async () => {
    const { headers } = await open(instance, 'x');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('shows a person with several files by the best of them', async () => {
    const { body } = await screen(instance, {
      files: [
        ['old.pdf', resumeText('Ada King', 60, 'ada@example.com')],
        ['cleo.pdf', resumeText('Cleo', 80)],
        ['new.pdf', resumeText('Ada M. King', 95, 'ada@example.com')],
      ],
    });
    const { token } = await share(instance, `/resumes/job/${body.jobId as string}`);
    const { candidates, shortlisted } = await openedBy(instance, token);
    const shown = candidates.map(({ candidate, score }) => `${candidate} ${score}`);
    expect([shortlisted, shown]).toEqual([2, ['Ada M. King 95', 'Cleo 80']]);
  });

  it('shows what is a knock-out or asked on the call, and a no with its words', async () => {
    const job = await screenShortlist(instance);
    const denied = {
      criterionId: 'c1',
      verdict: 'not-found',
      reason: 'says-no',
      quote: 'Non-driver',
    };
    const set = { 'result.verdicts': [{ ...denied, place: null }] };
    await (await collection('candidates')).updateOne({ fileName: 'ada.pdf' }, { $set: set });
    const criterion = { id: 'c1', text: 'Driving licence', kind: 'must', knockOut: true };
    const call = { id: 'c2', text: 'Notice period', kind: 'must', onCall: true };
    const criteria = [criterion, call].map((each) => ({ ...each, weight: 1, stars: 5 }));
    await (await collection('jobs')).updateOne({}, { $set: { 'prepared.criteria': criteria } });
    const shown = await openedBy(instance, (await share(instance, job)).token);
    expect(shown.criteria).toEqual([criterion, call]);
    expect(shown.candidates[1]?.verdicts).toEqual([denied]);
  });

  it('shows no address and no number anywhere, unless chosen', async () => {
    const job = await screenShortlist(instance);
    const contact = 'Ada Byron, ada@example.com, +44 7700 900123';
    const quoted = { criterionId: 'c1', verdict: 'met', quote: contact, place: null };
    const set = {
      'result.name': contact,
      'result.summary': contact,
      'result.skills': [contact],
      'result.verdicts': [quoted],
      'result.phone': '+44 7700 900123',
    };
    await (await collection('candidates')).updateOne({ fileName: 'ada.pdf' }, { $set: set });
    const hidden = await openedBy(instance, (await share(instance, job)).token);
    expect(JSON.stringify(hidden)).not.toMatch(/example\.com|900123|ada\.pdf/);
    expect(hidden.candidates[1]?.summary).toBe('Ada Byron, [address hidden], [number hidden]');
    const chosen = await share(instance, job, { showContacts: true });
    const shown = await openedBy(instance, chosen.token);
    expect(shown).toMatchObject({ showContacts: true });
    expect(shown.candidates[1]).toMatchObject({
      email: 'ada@example.com',
      phone: '+44 7700 900123',
      summary: contact,
      verdicts: [{ quote: contact }],
    });
  });

  it('says when it was last opened', async () => {
    const job = await screenShortlist(instance);
    const { token, share: made } = await share(instance, job);
    expect(made.openedAt).toBeNull();
    now = new Date(now.getTime() + HOUR);
    await openedBy(instance, token);
    expect(await linksOf(job)).toEqual([{ ...made, openedAt: now.toISOString() }]);
  });

  it('ends when it expires, is revoked, or was never made; all read alike', async () => {
    const job = await screenShortlist(instance);
    const first = await share(instance, job, { expiresInDays: 1 });
    now = new Date(now.getTime() + 1000);
    const second = await share(instance, job, { expiresInDays: 90 });
    const listed = await linksOf(job);
    expect(listed.map(({ id }) => id)).toEqual([second.share.id, first.share.id]);
    expect(JSON.stringify(listed)).not.toContain(first.token);
    now = new Date(now.getTime() + 25 * HOUR);
    const expired = await open(instance, first.token);
    expect(outcome(expired)).toEqual(gone);
    await openedBy(instance, second.token);
    expect((await revoke(job, second.share.id)).body).toEqual({ shares: [] });
    expect((await revoke(job, second.share.id)).body).toEqual({ shares: [] });
    for (const token of [second.token, 'x', 'x'.repeat(200), first.share.id]) {
      const answer = await open(instance, token);
      expect([...outcome(answer), answer.body.detail]).toEqual([...gone, expired.body.detail]);
      expect(outcome(await comment(instance, token, { candidateId: 'a' }))).toEqual(gone);
    }
  });

  it.each([[''], ['x'.repeat(201)], [null], [7], [['x']], [{ $gt: '' }], [{ $ne: null }]])(
    'is not opened by %j',
    async (token) => {
      await share(instance, await screenShortlist(instance));
      expect((await open(instance, token)).status).toBe(422);
    },
  );

  it('leaves its secret nowhere: not in the database, not in the log', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = createLogger({ name: 'resumes', level: 'trace', destination });
    instance = await harness.start({}, { log });
    const job = await screenShortlist(instance);
    const { token, share: made } = await share(instance, job);
    const shown = await openedBy(instance, token);
    await comment(instance, token, { candidateId: shown.candidates[0]?.id ?? '' });
    await comment(instance, token, { candidateId: 'nobody' });
    await comment(instance, token, { candidateId: '/', text: '' });
    await revoke(job, made.id);
    await open(instance, token);
    const stored = [...(await (await collection('shares')).find().toArray()), ...lines];
    expect(lines.join('')).toContain('/resumes/shared');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(lines.join('')).not.toContain('Please invite');
  });

  it('is removed by the database when it has expired', async () => {
    for (const name of ['shares', 'comments']) {
      const indexes = await (await collection(name)).indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    }
  });

  it('is made, listed and revoked only by the screening’s own user', async () => {
    const job = await screenShortlist(instance);
    const { share: made, token } = await share(instance, job);
    const mallory = authorize('mallory');
    const answers = [
      await send(instance, 'post', `${job}/shares`, {}, mallory),
      await get(instance, `${job}/shares`, mallory),
      await get(instance, `${job}/comments`, mallory),
      await revoke(job, made.id, mallory),
    ];
    for (const answer of answers) expect(outcome(answer)).toEqual([404, 'JobNotFound']);
    // Nor by way of a screening of one's own.
    const { body } = await screen(instance, {
      files: [['eve.pdf', resumeText('Eve', 90)]],
      authorization: mallory,
    });
    await revoke(`/resumes/job/${body.jobId as string}`, made.id, mallory);
    await openedBy(instance, token);
  });

  it('is made within limits, also when many are made at once', async () => {
    const job = await screenShortlist(instance);
    for (const wanted of [
      { expiresInDays: 0 },
      { expiresInDays: 91 },
      { expiresInDays: 1.5 },
      { label: 'x'.repeat(121) },
      { sharedBy: 'x'.repeat(81) },
    ]) {
      expect((await send(instance, 'post', `${job}/shares`, wanted)).status).toBe(422);
    }
    const tries = Array.from({ length: 24 }, () => send(instance, 'post', `${job}/shares`, {}));
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const answer of refused) expect(outcome(answer)).toEqual([409, 'TooManyShares']);
    expect(await linksOf(job)).toHaveLength(24 - refused.length);
  });
});
