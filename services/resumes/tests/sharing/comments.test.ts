import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteJob } from '../../src/domain/remove/delete-job.js';
import { commentShared } from '../../src/domain/share/comment-shared.js';
import { createShare } from '../../src/domain/share/manage-shares.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import {
  comment,
  commentsOf,
  openedBy,
  outcome,
  screenShortlist,
  share,
} from '../support/share.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});
afterEach(() => harness.stop());

async function shortlist() {
  const job = await screenShortlist(instance);
  const made = await share(instance, job);
  const { candidates } = await openedBy(instance, made.token);
  const [cleo, ada] = candidates.map(({ id }) => id) as [string, string];
  return { job, ...made, cleo, ada };
}

describe('a comment by a link', () => {
  it('reaches the recruiter with the candidate, and stays when the link is revoked', async () => {
    const { job, token, share: made, cleo } = await shortlist();
    const answer = await comment(instance, token, { candidateId: cleo, text: '<b>Invite</b> her' });
    const written = answer.body.comment;
    expect(written).toMatchObject({ author: 'Mo', text: '<b>Invite</b> her', candidateId: cleo });
    expect((await openedBy(instance, token)).comments).toEqual([written]);
    const other = await share(instance, job);
    expect((await openedBy(instance, other.token)).comments).toEqual([]);
    await send(instance, 'delete', `${job}/shares/${made.id}`, {});
    const byLink = { authorId: null, mentions: [], editedAt: null };
    expect(await commentsOf(instance, job)).toEqual([{ ...written, ...byLink, seen: false }]);
    const { body } = await get(instance, '/resumes/mentions');
    expect(body.mentions).toMatchObject([
      { why: 'link', author: 'Mo', start: '<b>Invite</b> her' },
    ]);
  });

  it('is new until the recruiter was shown it, and goes when the recruiter deletes it', async () => {
    const { job, token, cleo, ada } = await shortlist();
    await comment(instance, token, { candidateId: cleo, text: 'First' });
    await comment(instance, token, { candidateId: ada, text: 'Second' });
    const [first, second] = await commentsOf(instance, job);
    const commentIds = [first?.id, 'unknown'];
    const seen = await send(instance, 'post', `${job}/comments/seen`, { commentIds });
    expect(seen.body.comments).toEqual([{ ...first, seen: true }, second]);
    const remove = () => send(instance, 'delete', `${job}/comments/${first?.id ?? ''}`, {});
    expect((await remove()).body.comments).toEqual([second]);
    expect((await remove()).body.comments).toEqual([second]);
    expect((await openedBy(instance, token)).comments).toMatchObject([{ text: 'Second' }]);
  });

  it('is seen and deleted by nobody else', async () => {
    const { job, token, cleo } = await shortlist();
    await comment(instance, token, { candidateId: cleo });
    const [written] = await commentsOf(instance, job);
    const mallory = authorize('mallory');
    const commentIds = [written?.id];
    const own = await screen(instance, {
      files: [['eve.pdf', resumeText('Eve', 90)]],
      authorization: mallory,
    });
    const others = `/resumes/job/${own.body.jobId as string}`;
    for (const [at, status] of [
      [job, 404],
      [others, 200],
    ] as const) {
      const seen = await send(instance, 'post', `${at}/comments/seen`, { commentIds }, mallory);
      const path = `${at}/comments/${written?.id ?? ''}`;
      const deleted = await send(instance, 'delete', path, {}, mallory);
      expect([seen.status, deleted.status]).toEqual([status, status]);
    }
    expect(await commentsOf(instance, job)).toEqual([written]);
  });

  it('is about somebody on the shortlist, and says something', async () => {
    const { job, token, ada } = await shortlist();
    const { body } = await get(instance, `${job}/rows`);
    const ben = body.rows[2].candidate.id as string;
    for (const candidateId of [ben, 'nobody']) {
      const refused = await comment(instance, token, { candidateId });
      expect(outcome(refused)).toEqual([404, 'NotShared']);
    }
    for (const wrong of [
      { text: '' },
      { text: ' \u200b\u202e ' },
      { text: 'x'.repeat(2001) },
      { text: { $gt: '' } },
      { author: ' - ' },
      { author: 'x'.repeat(81) },
      { candidateId: '../x' },
    ]) {
      expect((await comment(instance, token, { candidateId: ada, ...wrong })).status).toBe(422);
    }
    expect(await commentsOf(instance, job)).toEqual([]);
  });

  it('keeps its lines, and nothing that turns or hides what others read', async () => {
    const { token, ada } = await shortlist();
    const text = 'One\u202e two\u0001\r\nthree 👩‍⚕️';
    const { body } = await comment(instance, token, {
      candidateId: ada,
      text,
      author: 'Mo\n\u2066Recruiter',
    });
    expect(body.comment).toMatchObject({ author: 'Mo Recruiter', text: 'One two\nthree 👩‍⚕️' });
  });

  it('goes with the person when it turns out whose file it is, and hides with them', async () => {
    const { body } = await screen(instance, {
      files: [
        ['ada.pdf', resumeText('Ada King', 90, 'ada@example.com')],
        ['other.pdf', resumeText('Ada M. King', 70, 'ada@example.com')],
      ],
    });
    const [{ files, id }] = body.candidates;
    const job = `/resumes/job/${body.jobId as string}`;
    const second = files.find((file: { id: string }) => file.id !== id).id as string;
    await send(instance, 'post', `${job}/candidate/${second}/separate`, { separate: true });
    const { token } = await share(instance, job);
    await comment(instance, token, { candidateId: second });
    await send(instance, 'post', `${job}/candidate/${second}/separate`, { separate: false });
    expect(await commentsOf(instance, job)).toMatchObject([{ candidateId: id }]);
    expect((await openedBy(instance, token)).comments).toMatchObject([{ candidateId: id }]);
    // A page that was opened before still names the file.
    expect((await comment(instance, token, { candidateId: second })).status).toBe(200);
    await send(instance, 'post', `${job}/candidate/${id as string}/override`, {
      status: 'rejected',
      reason: 'Withdrew',
    });
    expect((await openedBy(instance, token)).comments).toEqual([]);
    expect(await commentsOf(instance, job)).toHaveLength(2);
  });

  it('has no room beside 200 others of its link, also when several come at once', async () => {
    const { job, token, share: made, ada } = await shortlist();
    const db = await harness.connectDatabase();
    const jobId = job.split('/').at(-1);
    const old = Array.from({ length: 198 }, (_, n) => ({
      _id: `old-${n}`,
      jobId,
      shareId: made.id,
      candidateId: ada,
      author: 'Mo',
      text: 'x',
      at: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    }));
    await db.collection<{ _id: string }>('comments').insertMany(old);
    const tries = Array.from({ length: 6 }, () => comment(instance, token, { candidateId: ada }));
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const answer of refused) expect(outcome(answer)).toEqual([409, 'TooManyComments']);
    expect((await commentsOf(instance, job)).length).toBe(198 + 6 - refused.length);
  });
});

describe('deleting a screening', () => {
  const leftOf = async () => {
    const db = await harness.connectDatabase();
    const shares = await db.collection('shares').find().toArray();
    const comments = await db.collection('comments').find().toArray();
    return [...(shares ?? []), ...(comments ?? [])];
  };

  it('leaves no link and no comment, whatever is written meanwhile', async () => {
    const { job, token, ada } = await shortlist();
    const jobId = job.split('/').at(-1) ?? '';
    const owner = { jobId, member: memberOf('ada') };
    const context = await harness.createContext();
    const written = { token, candidateId: ada, author: 'Mo', text: 'Yes' };
    const wanted = { expiresInDays: 3, showContacts: false, label: '', sharedBy: '' };
    const meanwhile: Promise<unknown>[] = [
      ...Array.from({ length: 8 }, () => commentShared(context, written)),
      deleteJob(context, owner),
      ...Array.from({ length: 8 }, () => commentShared(context, written)),
      ...Array.from({ length: 8 }, () => createShare(context, owner, wanted)),
    ];
    const settled = await Promise.allSettled(meanwhile);
    for (const one of settled) {
      if (one.status === 'fulfilled') continue;
      const { code } = one.reason as { code?: string };
      expect(['ShareNotFound', 'JobNotFound', 'JobNotComplete', 'NotShared']).toContain(code);
    }
    await until(async () => (await leftOf()).length === 0);
    expect((await comment(instance, token, { candidateId: ada })).status).toBe(404);
  });
});
