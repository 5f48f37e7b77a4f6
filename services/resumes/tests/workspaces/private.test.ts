import type { HistoryItem } from '@shortlist/contracts/job';
import { sendAccountNotice } from '@shortlist/contracts/messages/email';
import * as messages from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen, send } from '../support/upload.js';
import { as, startMembers, workspaceId } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let jobId: string;
let job: string;

beforeEach(async () => {
  harness = await createHarness();
  await startMembers(await harness.connect());
  instance = await harness.start();
  const files = [['ben.pdf', resumeText('Ben', 20, 'ben@example.com')]] as const;
  const { body } = await screen(instance, { files, authorization: as('rita') });
  jobId = body.jobId as string;
  job = `/resumes/job/${jobId}`;
});
afterEach(() => harness.stop());

const setPeople = (who: string, people: object) =>
  send(
    instance,
    'put',
    `${job}/people`,
    { leadId: 'rita', reviewerIds: [], managerIds: [], isPrivate: false, ...people },
    as(who),
  );

async function titlesOf(who: string, query = ''): Promise<string[]> {
  const path = query ? `/resumes/screenings?${query}` : '/resumes/history';
  const { body } = await get(instance, path, as(who)).expect(200);
  const items = (query ? body.items : body) as HistoryItem[];
  return items.map((item) => item.jobId);
}

describe('a screening of a workspace', () => {
  it('belongs to the workspace, and is led by the member who started it', async () => {
    const { models } = instance.context;
    const stored = await models.jobs.everywhere.findOne({ _id: jobId });
    expect(stored).toMatchObject({ userId: 'rita', workspaceId, leadId: 'rita' });
    const [candidate] = await models.candidates.in(workspaceId).find({ jobId });
    expect(candidate).toMatchObject({ userId: 'rita', workspaceId });
    const { body } = await get(instance, job, as('vera')).expect(200);
    expect(body.people).toEqual({
      ...{ leadId: 'rita', reviewerIds: [], managerIds: [], isPrivate: false },
    });
    expect(await titlesOf('vera')).toEqual([jobId]);
  });

  it('is nothing to anybody outside, also to a member in another workspace', async () => {
    for (const who of [authorize('mallory'), authorize('rita')]) {
      await get(instance, job, who).expect(404);
      expect((await get(instance, '/resumes/history', who)).body).toEqual([]);
    }
  });

  it('is changed by recruiters, and only read by a viewer', async () => {
    const rename = (who: string) =>
      send(instance, 'patch', job, { title: `By ${who}` }, as(who)).then(({ status }) => status);
    expect(await rename('ruth')).toBe(200);
    expect(await rename('vera')).toBe(403);
  });

  it('is one of mine for its lead, reviewers and hiring managers', async () => {
    await setPeople('rita', { reviewerIds: ['ruth', 'ruth'], managerIds: ['vera'] }).expect(200);
    for (const who of ['rita', 'ruth', 'vera']) {
      expect(await titlesOf(who, 'whose=mine&limit=10')).toEqual([jobId]);
    }
    expect(await titlesOf('adam', 'whose=mine&limit=10')).toEqual([]);
    expect(await titlesOf('adam', 'limit=10')).toEqual([jobId]);
  });
});

describe('the people of a screening', () => {
  it.each([
    ['another recruiter chooses them', 'ruth', {}, 403, 'NotYourScreening'],
    ['one is no member', 'rita', { reviewerIds: ['mallory'] }, 409, 'NotAMember'],
    ['a viewer reviews', 'adam', { reviewerIds: ['vera'] }, 409, 'CanNotLead'],
    ['a viewer leads', 'olive', { leadId: 'vera' }, 409, 'CanNotLead'],
  ])('are refused when %s', async (_what, who, people, status, code) => {
    const answer = await setPeople(who, people);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are chosen by its lead, an admin and an owner', async () => {
    for (const who of ['rita', 'adam', 'olive']) {
      await setPeople(who, { managerIds: ['vera'] }).expect(200);
    }
  });
});

describe('a private screening', () => {
  beforeEach(async () => {
    await nameSender(instance, as('adam'));
    await setPeople('rita', { managerIds: ['vera'], isPrivate: true }).expect(200);
  });

  it('is hidden from all but its people, in every list and answer', async () => {
    for (const who of ['olive', 'adam', 'ruth']) {
      for (const path of ['', '/overview', '/rows?limit=5', '/decisions', '/shares', '/comments']) {
        const { status } = await get(instance, `${job}${path}`, as(who));
        expect([who, path, status]).toEqual([who, path, 404]);
      }
      expect(await titlesOf(who)).toEqual([]);
      expect(await titlesOf(who, 'limit=5')).toEqual([]);
      const kept = await get(instance, '/resumes/kept', as(who)).expect(200);
      expect(kept.body).toEqual({ screenings: 0, candidates: 0 });
      const { body } = await get(instance, '/resumes/leads', as(who)).expect(200);
      expect(body.leads).toEqual([{ userId: 'rita', screenings: [{ jobId, title: null }] }]);
    }
    expect(await titlesOf('vera')).toEqual([jobId]);
    await get(instance, job, as('vera')).expect(200);
  });

  it('gives no drafts or rejections to others', async () => {
    const ask = async (userId: string) => {
      const whose = { userId, workspaceId };
      const emails = ['ben@example.com'];
      const { drafts } = await instance.bus.request(messages.findDrafts, { ...whose, emails });
      const found = { ...whose, jobId, candidateIds: [] };
      const { known } = await instance.bus.request(messages.findRejections, found);
      return [drafts.length, known];
    };
    expect(await ask('rita')).toEqual([1, true]);
    expect(await ask('ruth')).toEqual([0, false]);
  });

  it('can not be joined or taken by its id', async () => {
    const files = [['ada.pdf', resumeText('Ada', 90)]] as const;
    const { body } = await screen(instance, { jobId, files, authorization: as('ruth') });
    expect(body.code).toBe('JobIdTaken');
  });

  it('is taken over by an owner alone, and its lead reviews it from then on', async () => {
    const takeOver = (who: string) => send(instance, 'post', `${job}/take-over`, {}, as(who));
    await takeOver('adam').expect(403);
    const mailed: string[] = [];
    const hears = await harness.connect();
    await hears.subscribe(sendAccountNotice, {}, async ({ to, notice }) => {
      mailed.push(`${to} ${notice}`);
    });
    const { body } = await takeOver('olive').expect(200);
    await until(() => mailed.length === 2);
    expect(mailed.sort()).toEqual([
      'rita@example.com screeningTakenOver',
      'vera@example.com screeningTakenOver',
    ]);
    expect(body.people).toEqual({
      ...{ leadId: 'olive', reviewerIds: ['rita'], managerIds: ['vera'], isPrivate: true },
    });
    await get(instance, job, as('olive')).expect(200);
    await get(instance, job, as('rita')).expect(200);
  });
});
