import type { Decision, JobDetail } from '@shortlist/contracts/job';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { ChangedRows } from '@shortlist/contracts/people';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { onPublish } from '../support/bus.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let jobId: string;
let ids: Record<string, string>;
const withdrawn: { candidateId: string; reason: string }[] = [];

beforeEach(async () => {
  harness = await createHarness();
  withdrawn.length = 0;
  const bus = await harness.connect();
  await bus.subscribe(
    resumesMessages.rejectionWithdrawn,
    { queue: 'email.rejection.withdraw', prefetch: 10 },
    async ({ candidateId, reason }) => void withdrawn.push({ candidateId, reason }),
  );
  instance = await harness.start();
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', resumeText('Ada', 90)],
      ['ben.pdf', resumeText('Ben', 20)],
      ['ben-2.pdf', resumeText('Ben', 45, 'ben@example.com')],
      ['cara.pdf', resumeText('Cara', 30)],
    ],
  });
  const detail = body as JobDetail & { jobId: string };
  jobId = detail.jobId;
  ids = Object.fromEntries(detail.candidates.map(({ candidate, id }) => [candidate, id]));
});

afterEach(() => harness.stop());

const post = (path: string, body: object, who = authorize()) =>
  send(instance, 'post', `/resumes/job/${jobId}/${path}`, body, who);

async function decide(body: object): Promise<ChangedRows> {
  const answer = await post('decide', body);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body as ChangedRows;
}

const to = (name: string, choice: string | null, more: object = {}) => ({
  changes: [{ candidateId: ids[name], choice, ...more }],
});

async function record(name: string): Promise<Decision[]> {
  const { body } = await get(instance, `/resumes/job/${jobId}/decisions`);
  return (body.decisions as Decision[]).filter(
    ({ candidateId, kind, change }) =>
      candidateId === ids[name] && kind !== 'scored' && change !== 'merged',
  );
}

describe('deciding', () => {
  it('moves, puts aside and takes back, and answers with the rows and the totals', async () => {
    const shortlisted = await decide(to('Ben', 'shortlisted'));
    expect(shortlisted).toMatchObject({
      removed: [],
      skipped: [],
      rows: [
        {
          candidate: { id: ids['Ben'], status: 'shortlisted', score: 45, fileName: 'ben-2.pdf' },
          email: null,
        },
      ],
      totals: {
        candidates: 3,
        shortlisted: 2,
        rejected: 1,
        review: 0,
        decided: 1,
        averageScore: 55,
      },
    });
    const maybe = await decide(to('Ben', 'maybe', { reason: 'Ask Jo.' }));
    expect(maybe.rows[0]?.candidate).toMatchObject({
      status: 'review',
      override: { status: 'maybe', reason: 'Ask Jo.', by: 'ada@example.com' },
    });
    expect(maybe.totals).toMatchObject({ shortlisted: 1, rejected: 1, review: 1 });
    const back = await decide(to('Ben', null));
    expect(back.rows[0]).toMatchObject({
      candidate: { status: 'rejected', override: null },
      email: { candidateId: ids['Ben'], status: 'draft' },
    });
    expect(back.rows[0]?.email).not.toHaveProperty('content');
    const lines = await record('Ben');
    expect(
      lines.map(({ kind, change, from, to: then, why, score }) => [
        change ?? kind,
        from,
        then,
        why,
        score,
      ]),
    ).toEqual([
      ['overridden', 'rejected', 'shortlisted', null, 45],
      ['overridden', 'shortlisted', 'review', 'Ask Jo.', 45],
      ['undone', 'review', 'rejected', null, 45],
    ]);
    const { body: detail } = await get(instance, `/resumes/job/${jobId}`);
    expect(detail.rejectionEmails).toHaveLength(2);
  });

  it('asks for a reason for rejecting, of all or of each', async () => {
    expect((await post('decide', to('Ada', 'rejected'))).status).toBe(422);
    const one = await decide({ ...to('Ada', 'rejected'), reason: 'Withdrew.' });
    expect(one.rows[0]?.candidate.override?.reason).toBe('Withdrew.');
  });

  it('names a person by any file, and once', async () => {
    const { body: detail } = await get(instance, `/resumes/job/${jobId}`);
    const ben = (detail as JobDetail).candidates.find(({ id }) => id === ids['Ben']);
    const files = ben?.files?.map(({ id }) => id) ?? [];
    expect(files).toHaveLength(2);
    const changes = files.map((candidateId) => ({ candidateId, choice: 'shortlisted' }));
    const { rows, totals } = await decide({ changes });
    expect(rows.map(({ candidate }) => candidate.id)).toEqual([ids['Ben']]);
    expect(totals.shortlisted).toBe(2);
    expect(await record('Ben')).toHaveLength(1);
  });

  it('keeps a decision that came in between, and says so', async () => {
    const first = await decide({ ...to('Ben', 'shortlisted', { replaces: null }) });
    const at = first.rows[0]?.candidate.override?.at;
    const late = await decide(to('Ben', 'maybe', { replaces: null }));
    expect(late.skipped).toEqual([
      {
        candidateId: ids['Ben'],
        reason: expect.stringMatching(/^Someone else decided about this/),
      },
    ]);
    const undone = await decide({ ...to('Ben', null, { replaces: at }), undo: true });
    expect(undone.rows[0]?.candidate).toMatchObject({ status: 'rejected', override: null });
    expect((await record('Ben')).map(({ kind, change }) => change ?? kind)).toEqual([
      'overridden',
      'undone',
    ]);
    // An undo that was sent twice is done once.
    const again = await decide({ ...to('Ben', null, { replaces: at }), undo: true });
    expect(again.skipped).toEqual([]);
    expect(await record('Ben')).toHaveLength(2);
  });

  it('brings an earlier decision back when the later one is undone', async () => {
    const first = await decide(to('Ben', 'maybe', { reason: 'Ask Jo.' }));
    const second = await decide(to('Ben', 'shortlisted'));
    const restored = await decide({
      ...to('Ben', 'maybe', {
        reason: first.rows[0]?.candidate.override?.reason,
        replaces: second.rows[0]?.candidate.override?.at,
      }),
      undo: true,
    });
    expect(restored.rows[0]?.candidate).toMatchObject({
      status: 'review',
      override: { status: 'maybe', reason: 'Ask Jo.' },
    });
    expect((await record('Ben')).at(-1)).toMatchObject({ change: 'undone', to: 'review' });
  });

  it('skips who is not there, and changes the others; strangers see nothing', async () => {
    const { rows, skipped } = await decide({
      changes: [
        { candidateId: 'nobody', choice: 'shortlisted' },
        { candidateId: ids['Cara'], choice: 'shortlisted' },
      ],
    });
    expect(skipped).toMatchObject([
      { candidateId: 'nobody', reason: expect.stringMatching(/\.$/) },
    ]);
    expect(rows).toMatchObject([{ candidate: { id: ids['Cara'], status: 'shortlisted' } }]);
    const mallory = await post('decide', to('Ada', 'maybe'), authorize('mallory'));
    expect([mallory.status, mallory.body.code]).toEqual([404, 'JobNotFound']);
  });
});

describe('a rejection that is no longer to be sent', () => {
  it('is announced, and not when nothing was drafted', async () => {
    await decide(to('Ben', 'shortlisted'));
    await decide(to('Ada', 'maybe'));
    await until(() => withdrawn.length > 0);
    expect(withdrawn).toEqual([
      { candidateId: ids['Ben'], reason: 'The candidate was moved to the shortlist.' },
    ]);
  });

  it('is announced by the sweeper when the process died right after the decision', async () => {
    const silent = await harness.connect();
    const deaf = onPublish(silent, (sendIt, key) =>
      key === resumesMessages.rejectionWithdrawn.key ? Promise.reject(new Error('dead')) : sendIt(),
    );
    const dying = await harness.start({ role: 'api' }, { bus: deaf });
    const url = `/resumes/job/${jobId}/decide`;
    expect((await send(dying, 'post', url, to('Cara', 'maybe'))).status).toBe(200);
    await dying.service.stop();
    expect(withdrawn).toEqual([]);
    const later = new Date(Date.now() + 3_600_000);
    await sweep({ ...instance.context, clock: () => later });
    await until(() => withdrawn.length === 1);
    expect(withdrawn[0]?.candidateId).toBe(ids['Cara']);
    await sweep({ ...instance.context, clock: () => later });
    expect(withdrawn).toHaveLength(1);
  });
});

describe('marking', () => {
  const mark = async (body: object) => {
    const answer = await post('marks', body);
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
    return answer.body as ChangedRows;
  };

  it('stars, tags, notes and keeps back, and changes neither status nor record', async () => {
    const candidateIds = [ids['Ben'], ids['Cara']];
    const { rows } = await mark({
      candidateIds,
      starred: true,
      note: '  Call on Monday. ',
      addTags: ['Nights', ' nights ', 'Welder'],
      keptBack: true,
    });
    expect(rows.map(({ candidate }) => candidate)).toMatchObject(
      candidateIds.map((id) => ({
        id,
        starred: true,
        note: 'Call on Monday.',
        tags: ['Nights', 'Welder'],
        keptBack: true,
        status: 'rejected',
      })),
    );
    const cleared = await mark({
      candidateIds: [ids['Ben']],
      starred: false,
      note: ' ',
      removeTags: ['NIGHTS'],
      keptBack: false,
    });
    const { candidate } = cleared.rows[0] ?? {};
    expect(candidate).toMatchObject({ tags: ['Welder'] });
    for (const gone of ['note', 'starred', 'keptBack']) expect(candidate).not.toHaveProperty(gone);
    expect(await record('Ben')).toEqual([]);
  });

  it('does not replace a note that somebody else wrote in the meantime', async () => {
    const candidateIds = [ids['Ben']];
    await mark({ candidateIds, note: 'From the other tab', noteBefore: '' });
    const { rows, skipped } = await mark({ candidateIds, note: 'Mine', noteBefore: '' });
    expect(skipped).toMatchObject([
      { candidateId: ids['Ben'], reason: expect.stringMatching(/Somebody else changed this note/) },
    ]);
    expect(rows[0]?.candidate).toMatchObject({ note: 'From the other tab' });
    // The same once more, or in place of what stands.
    for (const [note, noteBefore] of [
      ['From the other tab', ''],
      ['Both', ' From the other tab '],
    ]) {
      const { rows: after } = await mark({ candidateIds, note, noteBefore });
      expect(after[0]?.candidate).toMatchObject({ note });
    }
  });

  it('refuses an eleventh tag of a candidate with a sentence', async () => {
    const addTags = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
    await mark({ candidateIds: [ids['Ben']], addTags });
    const { skipped } = await mark({ candidateIds: [ids['Ben'], ids['Ada']], addTags: ['more'] });
    expect(skipped).toMatchObject([
      { candidateId: ids['Ben'], reason: expect.stringMatching(/10 tags/) },
    ]);
  });
});
