import type { Decision, JobDetail } from '@shortlist/contracts/job';
import type { Candidate } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createScriptedEngine, judgedText, type ScriptedEngine } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let engine: ScriptedEngine;

beforeEach(async () => {
  harness = await createHarness();
  engine = createScriptedEngine({ criteria: 3, info });
  instance = await harness.start({}, { engine });
});

afterEach(() => harness.stop());

/** A job prepared by the first demo engine keeps its formula, in which criteria alone count. */
const info = { name: 'demo', version: '1.0.0', model: null } as const;

const files = [
  ['ada.pdf', judgedText('Ada', ['c1', 'c2', 'c3'], 0.8)], // 100
  ['ben.pdf', judgedText('Ben', ['c1'], 0.6)], // 34
  ['cara.pdf', judgedText('Cara', ['c2', 'c3'], 0.5)], // 72
] as const;

async function upload() {
  const { body } = await screen(instance, { files });
  const jobId = body.jobId as string;
  const path = `/resumes/job/${jobId}`;
  return {
    jobId,
    path,
    rescore: (change: object, who = authorize()) =>
      send(instance, 'post', `${path}/rescore`, change, who),
    detail: async () => (await get(instance, path)).body as JobDetail,
    decisions: async () => (await get(instance, `${path}/decisions`)).body.decisions as Decision[],
  };
}

const short = ({ candidates }: JobDetail) =>
  candidates.map(({ candidate, score, status }: Candidate) => [candidate, score, status]);

describe('rescoring', () => {
  it('by another threshold moves candidates, drafts and counts', async () => {
    const { rescore, decisions } = await upload();
    const { status, body } = await rescore({ comparisonScore: 75 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ comparisonScore: 75, shortlisted: 1, rejected: 2 });
    expect(short(body)).toEqual([
      ['Ada', 100, 'shortlisted'],
      ['Cara', 72, 'rejected'],
      ['Ben', 34, 'rejected'],
    ]);
    expect(body.candidates[1].borderline).toBe(true);
    expect(body.rejectionEmails).toMatchObject([{ candidate: 'Ben' }, { candidate: 'Cara' }]);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([{ comparisonScore: 75, shortlisted: 1, rejected: 2, done: 3 }]);
    expect((await decisions()).slice(3)).toEqual([
      expect.objectContaining({
        kind: 'rescored',
        candidate: 'Cara',
        by: 'ada@example.com',
        from: 'shortlisted',
        to: 'rejected',
        score: 72,
        comparisonScore: 75,
        why: 'Threshold: 50 to 75.',
      }),
    ]);
    const lower = await rescore({ comparisonScore: 0 });
    expect(lower.body).toMatchObject({ shortlisted: 3, rejected: 0, rejectionEmails: [] });
  });

  it('by weights and criteria switched off follows the formula, with no engine call and no token', async () => {
    const { rescore, decisions } = await upload();
    await until(() => harness.usage.settled.length === 1);
    const { body } = await rescore({
      criteria: [
        { id: 'c1', weight: 3 },
        { id: 'c2', enabled: false },
      ],
    });
    expect(body.criteria).toMatchObject([
      { id: 'c1', weight: 3 },
      { id: 'c2', weight: 1, enabled: false },
      { id: 'c3', weight: 1 },
    ]);
    expect(short(body)).toEqual([
      ['Ada', 100, 'shortlisted'],
      ['Ben', 81, 'shortlisted'],
      ['Cara', 25, 'rejected'],
    ]);
    expect(body).toMatchObject({ averageScore: 69, shortlisted: 2, rejected: 1 });
    const [ben] = (await decisions()).slice(3);
    expect(ben?.why).toBe('Weight of "Criterion 1": 1 to 3. "Criterion 2" switched off.');
    const back = await rescore({
      criteria: [
        { id: 'c1', weight: 1 },
        { id: 'c2', enabled: true },
      ],
    });
    expect(short(back.body)).toEqual([
      ['Ada', 100, 'shortlisted'],
      ['Cara', 72, 'shortlisted'],
      ['Ben', 34, 'rejected'],
    ]);
    expect(engine.screened).toHaveLength(3);
    expect(engine.prepared).toBe(1);
    expect(harness.usage.settled).toHaveLength(1);
  });

  it('by the threshold alone leaves scores as the engine gave them', async () => {
    // Its workers would take this one's resumes.
    await instance.service.stop();
    const started = await harness.start({}, { engine: createScriptedEngine({ criteria: 3 }) });
    const { body } = await screen(started, { files });
    const path = `/resumes/job/${body.jobId}/rescore`;
    const { body: after } = await send(started, 'post', path, { comparisonScore: 99 });
    expect(after.candidates.map(({ score }: Candidate) => score)).toEqual(
      body.candidates.map(({ score }: Candidate) => score),
    );
    expect(after.shortlisted).toBe(0);
  });

  it('twice with the same changes changes nothing the second time', async () => {
    const { rescore, decisions } = await upload();
    const change = { comparisonScore: 75, criteria: [{ id: 'c1', weight: 2 }] };
    const first = await rescore(change);
    const record = await decisions();
    const second = await rescore(change);
    expect(second.body).toEqual(first.body);
    expect((await rescore({})).body).toEqual(first.body);
    expect(await decisions()).toEqual(record);
  });

  it('leaves a person’s decision as it is', async () => {
    const { rescore, detail, path, decisions } = await upload();
    const ben = (await detail()).candidates.find(({ candidate }) => candidate === 'Ben');
    const override = `${path}/candidate/${ben?.id}/override`;
    await send(instance, 'post', override, { status: 'shortlisted', reason: 'Referred.' });
    const { body } = await rescore({ comparisonScore: 100, criteria: [{ id: 'c1', weight: 9 }] });
    expect(short(body)).toEqual([
      ['Ada', 100, 'shortlisted'],
      ['Ben', 88, 'shortlisted'],
      ['Cara', 18, 'rejected'],
    ]);
    expect(body.rejectionEmails).toMatchObject([{ candidate: 'Cara' }]);
    const last = (await decisions()).filter(({ candidate }) => candidate === 'Ben').at(-1);
    expect(last).toMatchObject({ kind: 'rescored', from: 'shortlisted', to: 'shortlisted' });
  });

  it('by many at once ends with every candidate in line with the job, and with right counts', async () => {
    const { rescore, detail, path } = await upload();
    const [first] = (await detail()).candidates;
    await Promise.all([
      ...[10, 95, 40, 59, 48].map((comparisonScore) => rescore({ comparisonScore })),
      ...[1, 2, 3].map((weight) => rescore({ criteria: [{ id: 'c1', weight }] })),
      send(instance, 'post', `${path}/candidate/${first?.id}/override`, {
        status: 'rejected',
        reason: 'Withdrew.',
      }),
    ]);
    const after = await detail();
    for (const { score, status, override } of after.candidates) {
      const expected = score >= after.comparisonScore ? 'shortlisted' : 'rejected';
      expect(status).toBe(override?.status ?? expected);
    }
    expect(after.candidates.filter(({ override }) => override)).toHaveLength(1);
    expect(after.rejectionEmails).toHaveLength(after.rejected);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history[0]).toMatchObject({
      shortlisted: after.shortlisted,
      rejected: after.rejected,
      averageScore: after.averageScore,
    });
    const database = await harness.connectDatabase();
    const stored = await database.collection('jobs').findOne({});
    expect(stored).toMatchObject({ unappliedSince: null });
    expect(stored?.['counts']).toMatchObject({ shortlisted: after.shortlisted });
  });

  it('that a crash cut off is carried on by the sweeper', async () => {
    const { detail } = await upload();
    const database = await harness.connectDatabase();
    await database.collection('jobs').updateOne(
      {},
      {
        $set: {
          comparisonScore: 75,
          counts: null,
          settingsRevision: 1,
          scoringRevision: 1,
          settingsChange: { by: 'ada@example.com', why: 'Threshold: 50 to 75.' },
          unappliedSince: new Date(0),
        },
      },
    );
    expect(await sweep(instance.context)).toMatchObject({ applied: 1 });
    expect(short(await detail())).toContainEqual(['Cara', 72, 'rejected']);
    expect(await sweep(instance.context)).toMatchObject({ applied: 0 });
  });

  it('refuses bad input, strangers, unknown criteria and having none left', async () => {
    const { rescore, detail, decisions } = await upload();
    const before = await detail();
    for (const change of [
      { comparisonScore: 101 },
      { comparisonScore: -1 },
      { comparisonScore: '60' },
      { comparisonScore: 50.5 },
      { criteria: [{ id: 'c1', weight: 0 }] },
      { criteria: [{ id: 'c1', weight: -1 }] },
      { criteria: [{ id: 'c1', weight: 1e9 }] },
      { criteria: [{ id: 'c1', enabled: 'no' }] },
      { criteria: Array.from({ length: 26 }, () => ({ id: 'c1', weight: 2 })) },
      { criteria: { $ne: null } },
    ]) {
      const answer = await rescore(change);
      expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    }
    for (const id of ['c9', '__proto__', 'constructor']) {
      const answer = await rescore({ comparisonScore: 1, criteria: [{ id, weight: 2 }] });
      expect([answer.status, answer.body.code]).toEqual([422, 'UnknownCriterion']);
    }
    const off = ['c1', 'c2', 'c3'].map((id) => ({ id, enabled: false }));
    expect((await rescore({ criteria: off })).body).toMatchObject({ code: 'NoCriterionLeft' });
    const mallory = await rescore({ comparisonScore: 1 }, authorize('mallory'));
    expect([mallory.status, mallory.body.code]).toEqual([404, 'JobNotFound']);
    const none = await send(instance, 'post', '/resumes/job/none/rescore', {});
    expect(none.status).toBe(404);
    expect(await detail()).toEqual(before);
    expect(await decisions()).toHaveLength(3);
  });

  it('waits for a screening to be complete', async () => {
    const gate = createGate();
    // Its workers would take this one's resumes.
    await instance.service.stop();
    try {
      const running = await harness.start(
        {},
        { engine: createScriptedEngine({ onScreen: () => gate.wait() }) },
      );
      const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42112';
      const uploading = screen(running, { jobId, files }).then((response) => response);
      await gate.reached;
      const path = `/resumes/job/${jobId}/rescore`;
      const early = await send(running, 'post', path, { comparisonScore: 1 });
      expect([early.status, early.body.code]).toEqual([409, 'JobNotComplete']);
      gate.open();
      expect((await uploading).status).toBe(200);
    } finally {
      gate.open();
    }
  });
});
