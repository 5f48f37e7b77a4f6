import type { Activity } from '@shortlist/contracts/activity';
import { noteActivity } from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeText } from './support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from './support/harness.js';
import { until } from './support/until.js';
import { get, screen, send } from './support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});
afterEach(() => harness.stop());

/** Lists the activity once it has as many lines. */
async function activityOf(lines: number, query = '', authorization = authorize()) {
  const ask = async () => {
    const { body } = await get(instance, `/resumes/activity${query}`, authorization);
    return body as { items: Activity[]; next: string | null; keptMonths: number };
  };
  await until(async () => (await ask()).items.length >= lines);
  return ask();
}

async function screenOne() {
  const { body } = await screen(instance, { files: [['cleo.pdf', resumeText('Cleo', 90)]] });
  const { jobId } = body as { jobId: string };
  return { jobId, job: `/resumes/job/${jobId}` };
}

it('tells who did what to which screening, newest first, without names of candidates', async () => {
  await send(instance, 'put', '/resumes/retention', { recordYears: 3 });
  await activityOf(1);
  const { jobId, job } = await screenOne();
  await activityOf(2);
  await send(instance, 'patch', job, { closed: true });
  await activityOf(3);
  await send(instance, 'post', `${job}/exported`, { file: 'shortlist', candidates: 1 });
  const { items: before } = await activityOf(4);
  expect(before.find(({ kind }) => kind === 'screening-started')?.title).toMatch(/^Nurse/);
  await send(instance, 'delete', job, {});
  const { items: all, next, keptMonths } = await activityOf(5);
  const items = all.filter(({ kind }) => kind !== 'retention-changed');
  expect(items.map(({ kind, count, detail }) => [kind, count, detail])).toEqual([
    ['screening-deleted', null, null],
    ['shortlist-exported', 1, 'shortlist'],
    ['screening-closed', null, null],
    ['screening-started', 1, null],
  ]);
  expect(items.map((line) => line.jobId)).toEqual([null, jobId, jobId, jobId]);
  // It was started before its title was read.
  expect(new Set(items.slice(0, 3).map(({ title }) => title)).size).toBe(1);
  expect(items[0]?.title).toMatch(/^Nurse/);
  for (const line of items) expect(line.userId).toBe('ada');
  expect(JSON.stringify(items)).not.toContain('Cleo');
  expect([next, keptMonths]).toEqual([null, 36]);
});

it('goes with the decision record of its screening', async () => {
  const { job } = await screenOne();
  await activityOf(1);
  await send(instance, 'delete', job, {});
  await until(async () => {
    const { items, keptMonths } = await activityOf(1);
    const [only, ...others] = items;
    return others.length === 0 && only?.kind === 'screening-deleted' && keptMonths === 12;
  });
  expect((await activityOf(1)).items).toMatchObject([{ jobId: null, title: null }]);
});

it('is filtered by member and kind, and read page by page', async () => {
  const { job } = await screenOne();
  await activityOf(1);
  await send(instance, 'patch', job, { closed: true });
  await activityOf(2);
  const first = await activityOf(1, '?limit=1');
  expect(first.items.map(({ kind }) => kind)).toEqual(['screening-closed']);
  const second = await activityOf(1, `?limit=1&after=${first.next ?? ''}`);
  expect(second.items.map(({ kind }) => kind)).toEqual(['screening-started']);
  expect(second.next).toBeNull();
  const started = await activityOf(1, '?kind=screening-started&userId=ada');
  expect(started.items).toEqual(second.items);
  expect((await activityOf(0, '?userId=odo')).items).toEqual([]);
});

it('shows nothing of a workspace to another', async () => {
  await screenOne();
  await activityOf(1);
  expect((await activityOf(0, '', authorize('mallory'))).items).toEqual([]);
});

it('keeps an act that another service reports once, as long as decision records', async () => {
  await send(instance, 'put', '/resumes/retention', { recordYears: 3 });
  await activityOf(1);
  const { bus } = instance.context;
  const at = new Date().toISOString();
  const facts = { kind: 'member-invited', detail: 'jonas@example.com' } as const;
  const act = { activityId: 'act-1', userId: 'ada', workspaceId: 'ada', at, facts };
  await bus.publish(noteActivity, act);
  await bus.publish(noteActivity, act);
  await bus.publish(noteActivity, { ...act, activityId: 'act-2' });
  const { items, keptMonths } = await activityOf(3);
  expect(items.map(({ id }) => id).filter((id) => id === 'act-1')).toEqual(['act-1']);
  expect(items).toContainEqual({
    ...facts,
    ...{ id: 'act-1', at, userId: 'ada' },
    ...{ jobId: null, title: null, aboutId: null, count: null },
  });
  expect(keptMonths).toBe(36);
});

it('tells of a private screening only to its people', async () => {
  const { jobId } = await screenOne();
  await activityOf(1);
  const { models } = instance.context;
  await models.jobs.everywhere.updateOne({ _id: jobId }, { $set: { isPrivate: true } });
  await send(instance, 'patch', `/resumes/job/${jobId}`, { closed: true });
  await activityOf(2);
  const granted = { id: 'ada', role: 'admin', plan: 'Free', exempt: false } as const;
  const odo = authorize('odo', { workspaces: [granted] });
  expect((await activityOf(1, '', odo)).items.map(({ kind }) => kind)).toEqual([
    'screening-started',
  ]);
});
