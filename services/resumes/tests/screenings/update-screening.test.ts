import { randomUUID } from 'node:crypto';
import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
] as const;

const update = (instance: Instance, jobId: string, change: object, who = authorize()) =>
  send(instance, 'patch', `/resumes/job/${jobId}`, change, who);
const detail = async (instance: Instance, jobId: string) =>
  (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;

describe('updating a screening', () => {
  it('renames it, and drafts that can still change take the new title', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, { files });
    const jobId = body.jobId as string;
    const answer = await update(instance, jobId, { title: '  Ward Nurse (Leeds) ' });
    expect([answer.status, answer.body.title]).toEqual([200, 'Ward Nurse (Leeds)']);
    expect(answer.body).toMatchObject({ total: 2, done: 2, shortlisted: 1, rejected: 1 });
    const job = await detail(instance, jobId);
    expect(job.title).toBe('Ward Nurse (Leeds)');
    expect(job.rejectionEmails[0]?.content).toContain('Ward Nurse (Leeds)');
    expect(job.candidates.map(({ score }) => score)).toEqual([90, 20]);
    const { decisions } = (await get(instance, `/resumes/job/${jobId}/decisions`)).body;
    expect(decisions).toHaveLength(2);
    expect((await update(instance, jobId, { title: '   ' })).status).toBe(422);
    expect((await update(instance, jobId, { title: 'x' }, authorize('eve'))).status).toBe(404);
  });

  it('keeps the new title when an engine reads the description only later', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, { files: [['bad.pdf', 'BROKEN']] });
    const jobId = body.jobId as string;
    await update(instance, jobId, { title: 'Ward Nurse' });
    await add(instance, jobId, { uploadId: randomUUID(), files: files.slice(1) });
    const job = await until(async () => {
      const now = await detail(instance, jobId);
      return now.adding === 0 && now;
    });
    expect(job.title).toBe('Ward Nurse');
    expect(job.rejectionEmails[0]?.content).toContain('Ward Nurse');
  });

  it('closes it, keeping the first time, and opens it again; everything else stays possible', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, { files });
    const jobId = body.jobId as string;
    const { closedAt } = (await update(instance, jobId, { closed: true })).body;
    expect(closedAt).toEqual(expect.any(String));
    expect((await update(instance, jobId, { closed: true })).body.closedAt).toBe(closedAt);
    const rescored = await send(instance, 'post', `/resumes/job/${jobId}/rescore`, {
      comparisonScore: 10,
    });
    expect(rescored.body).toMatchObject({ comparisonScore: 10, closedAt });
    expect((await update(instance, jobId, { closed: false })).body.closedAt).toBeNull();
    expect((await update(instance, randomUUID(), { closed: true })).status).toBe(404);
  });

  it('waits until a running one is complete', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    expect((await update(instance, jobId, { title: 'Later' })).status).toBe(409);
    expect((await update(instance, jobId, { closed: true })).status).toBe(409);
    gate.open();
    expect((await answer).body.jobId).toBe(jobId);
  });
});

describe('listing screenings', () => {
  async function list(instance: Instance, query: string, who = authorize()) {
    const { status, body } = await get(instance, `/resumes/screenings${query}`, who);
    expect([status, body.detail]).toEqual([200, undefined]);
    return body as { items: HistoryItem[]; next: string | null; total: number };
  }

  it('goes page by page, also through screenings of one moment, without gaps or repeats', async () => {
    const at = new Date('2026-03-01T10:00:00Z');
    const instance = await harness.start({}, { clock: () => at });
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { body } = await screen(instance, { files: files.slice(0, 1) });
      ids.push(body.jobId as string);
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const found = await list(
        instance,
        `?limit=2${after && `&after=${encodeURIComponent(after)}`}`,
      );
      expect(found.total).toBe(5);
      seen.push(...found.items.map(({ jobId }) => jobId));
      after = found.next ?? '';
    }
    expect(after).toBe('');
    expect([...seen].sort()).toEqual([...ids].sort());
    expect((await list(instance, '', authorize('eve'))).items).toEqual([]);
    expect((await get(instance, '/resumes/screenings?limit=0')).status).toBe(422);
    expect((await list(instance, '?after=nonsense')).items).toHaveLength(5);
  });

  it('finds part of a title, whatever it contains, and by state', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      onScreen: ({ text }) => (text.includes('Slow') ? gate.wait() : undefined),
    });
    const instance = await harness.start({}, { engine });
    const one = (await screen(instance, { files })).body.jobId as string;
    const other = (await screen(instance, { files })).body.jobId as string;
    await update(instance, one, { title: 'Nurse (C++ [50%])' });
    await update(instance, other, { closed: true });
    const running = randomUUID();
    const slow = [['slow.pdf', resumeText('Slow', 50)]] as const;
    const answer = screen(instance, { jobId: running, files: slow }).then((response) => response);
    await gate.reached;
    const ids = async (query: string) =>
      (await list(instance, query)).items.map(({ jobId }) => jobId);
    expect(await ids(`?search=${encodeURIComponent('c++ [50%]')}`)).toEqual([one]);
    expect(await ids('?search=.')).toEqual([]);
    expect(await ids('?state=closed')).toEqual([other]);
    expect(await ids('?state=running')).toEqual([running]);
    expect(await ids('?state=open')).toEqual([running, one]);
    expect(await ids('?state=failed')).toEqual([]);
    expect(await ids('')).toEqual([running, other, one]);
    gate.open();
    await answer;
  });
});
