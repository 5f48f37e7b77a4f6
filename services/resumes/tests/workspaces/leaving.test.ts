import * as messages from '@shortlist/contracts/messages/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers, workspaceId } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let members: Awaited<ReturnType<typeof startMembers>>;
const at = '2026-03-01T10:00:00.000Z';

beforeEach(async () => {
  harness = await createHarness();
  members = await startMembers(await harness.connect());
  instance = await harness.start();
});
afterEach(() => harness.stop());

async function start(who: string): Promise<string> {
  const files = [['ben.pdf', resumeText('Ben', 20)]] as const;
  const { body } = await screen(instance, { files, authorization: as(who) });
  return body.jobId as string;
}

const jobOf = async (jobId: string) =>
  instance.context.models.jobs.everywhere.findOne({ _id: jobId });

describe('a member who left', () => {
  const leave = (more: object = {}) => {
    members.left.add('rita');
    const left = { handOverId: 'h1', workspaceId, userId: 'rita', to: 'ruth', each: [], at };
    return instance.bus.publish(messages.memberLeft, { ...left, ...more });
  };

  it('hands their screenings to the heirs and is off the others, once told twice', async () => {
    const [first, second, others] = [await start('rita'), await start('rita'), await start('ruth')];
    const people = { leadId: 'ruth', reviewerIds: ['rita', 'adam'], managerIds: ['rita'] };
    const path = `/resumes/job/${others}/people`;
    await send(instance, 'put', path, { ...people, isPrivate: false }, as('ruth')).expect(200);
    await leave({ each: [{ jobId: second, to: 'adam' }] });
    await leave({ each: [{ jobId: second, to: 'adam' }] });
    await until(() => members.confirmed.length === 2);
    expect(members.confirmed).toEqual(['h1 resumes', 'h1 resumes']);
    expect(await jobOf(first)).toMatchObject({ userId: 'rita', leadId: 'ruth' });
    expect(await jobOf(second)).toMatchObject({ leadId: 'adam' });
    expect(await jobOf(others)).toMatchObject({ reviewerIds: ['adam'], managerIds: [] });
  });

  it('leaves webhooks to the heir, or to an owner where no heir was needed', async () => {
    const wanted = { url: 'https://example.com/hook', events: ['screening.completed'] };
    await send(instance, 'post', '/resumes/webhooks', wanted, as('adam')).expect(200);
    members.left.add('adam');
    await leave({ userId: 'adam', to: null });
    await until(() => members.confirmed.length === 1);
    const [webhook] = await instance.context.models.webhooks.in(workspaceId).find({});
    expect(webhook?.userId).toBe('olive');
  });
});

describe('a deleted account', () => {
  const forget = async (more: object) => {
    const confirmed: string[] = [];
    await instance.bus.subscribe(messages.confirmDeletion, {}, async ({ by }) => {
      confirmed.push(by);
    });
    await instance.bus.publish(messages.userDeleted, { userId: 'rita', at, ...more });
    await until(() => confirmed.length > 0);
  };

  it('leaves the data of a workspace with other members to it, where it is a former member', async () => {
    const jobId = await start('rita');
    const { body } = await get(instance, `/resumes/job/${jobId}`, as('rita'));
    const candidateId = body.candidates[0].id as string;
    const changes = [{ candidateId, choice: 'shortlisted', reason: 'Knows the ward.' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('rita')).expect(
      200,
    );
    await forget({ workspaceIds: ['rita'], email: 'rita@example.com' });
    const [candidate] = await instance.context.models.candidates.in(workspaceId).find({ jobId });
    expect(candidate?.override).toMatchObject({ by: 'a former member', status: 'shortlisted' });
    expect(candidate?.decisions.at(-1)?.by).toBe('a former member');
    await get(instance, `/resumes/job/${jobId}`, as('ruth')).expect(200);
  });

  it('takes the workspaces along that had no other member', async () => {
    const jobId = await start('rita');
    await forget({ workspaceIds: [workspaceId] });
    expect(await jobOf(jobId)).toBeNull();
    const { status } = await screen(instance, { files: [], authorization: as('olive') });
    expect(status).not.toBe(200);
  });
});

describe('what an earlier release wrote since the migration', () => {
  it('is found by its id at once, and in lists after a sweep', async () => {
    const jobId = await start('olive');
    const db = await harness.connectDatabase();
    const unset = { $unset: { workspaceId: '', leadId: '' } };
    for (const name of ['jobs', 'candidates']) await db.collection(name).updateMany({}, unset);
    await get(instance, `/resumes/job/${jobId}`, as('olive')).expect(200);
    const history = async () => (await get(instance, '/resumes/history', as('olive'))).body.length;
    expect(await history()).toBe(0);
    await sweep(instance.context);
    expect(await history()).toBe(1);
    expect(await jobOf(jobId)).toMatchObject({ workspaceId, leadId: 'olive' });
  });
});
