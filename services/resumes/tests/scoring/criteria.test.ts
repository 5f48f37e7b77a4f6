import type { Decision, JobDetail } from '@shortlist/contracts/job';
import type { Criterion } from '@shortlist/contracts/screening';
import { createLocalEngine } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, judgedText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const description = `Maintenance electrician
Requirements
- Fault finding on PLC controlled machines
- Experience with inverters
Nice to have
- Robotics`;

const electrician = `Samina Akhtar
samina.akhtar@example.com
Experience
Maintenance electrician, Brookfield Foods, 2015 - 2025
• PLC fault finding on packing machines
• Set up Fanuc robots and robotics cells
`;
const cook = `Lewis Grant
lewis.grant@example.com
Experience
Cook, Harbour Cafe, 2015 - 2025
• Menu planning for a canteen
`;

const must = (text: string, id?: string) => ({ text, kind: 'must', weight: 3, ...(id && { id }) });

async function screenLocally(criteria?: unknown) {
  const engine = createLocalEngine();
  const instance = await harness.start({}, { engine, localEngine: engine });
  const { body, status } = await screen(instance, {
    jobDescription: description,
    files: [
      ['samina.txt', electrician],
      ['lewis.txt', cook],
    ],
    ...(criteria === undefined ? {} : { criteria }),
  });
  return { ...jobOf(instance, body.jobId as string), body, status };
}

function jobOf(instance: Instance, jobId: string) {
  const path = `/resumes/job/${jobId}`;
  return {
    instance,
    detail: async () => (await get(instance, path)).body as JobDetail,
    set: (change: object, who = authorize()) =>
      send(instance, 'put', `${path}/criteria`, change, who),
    decisions: async () => (await get(instance, `${path}/decisions`)).body.decisions as Decision[],
  };
}

const texts = (criteria: readonly Criterion[]) => criteria.map(({ text }) => text);
const verdictOn = (job: JobDetail, name: string, criterionId: string | undefined) =>
  job.candidates
    .find(({ candidate }) => candidate === name)
    ?.verdicts.find((each) => each.criterionId === criterionId)?.verdict;

describe('criteria before scoring', () => {
  it('are proposed from the description alone', async () => {
    const instance = await harness.start({}, { engine: createLocalEngine() });
    const { status, body } = await send(
      instance,
      'post',
      '/resumes/criteria',
      { jobDescription: `${description}\n- Female candidates only` },
      authorize(),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Maintenance electrician', isFinal: true });
    expect(body.criteria.length).toBeGreaterThanOrEqual(3);
    expect(body.language).toBe('en');
    for (const { judgedBy } of body.criteria)
      expect(judgedBy).toMatchObject({ words: expect.any(String) as string });
    expect(body.leftOut).toHaveLength(1);
  });

  it.each([[{}], [{ jobDescription: ' ' }], [{ jobDescription: 'x'.repeat(50_001) }]])(
    'are not proposed from nothing or too much',
    async (wrong) => {
      const instance = await harness.start();
      const { status } = await send(instance, 'post', '/resumes/criteria', wrong, authorize());
      expect(status).toBe(422);
    },
  );

  it('that a person confirmed are the ones looked for, under the title they gave', async () => {
    const criteria = [
      must('PLC fault finding'),
      { text: 'Menu planning', kind: 'nice', weight: 1 },
    ];
    const { detail } = await screenLocally({ title: 'Night shift electrician', criteria });
    const job = await detail();
    expect(job.title).toBe('Night shift electrician');
    expect(texts(job.criteria)).toEqual(['PLC fault finding', 'Menu planning']);
    expect(job.rejectionEmails[0]?.content).toContain('Night shift electrician');
    expect(verdictOn(job, 'Lewis Grant', job.criteria[1]?.id)).toBe('met');
  });

  it.each([
    ['an empty list', { title: 'A', criteria: [] }],
    ['no title', { title: ' ', criteria: [must('PLC')] }],
    ['too many', { title: 'A', criteria: Array.from({ length: 26 }, (_, n) => must(`c ${n}`)) }],
    ['all switched off', { title: 'A', criteria: [{ ...must('PLC'), enabled: false }] }],
    ['a blank text', { title: 'A', criteria: [must(' ')] }],
    ['a weight of zero', { title: 'A', criteria: [{ ...must('PLC'), weight: 0 }] }],
    ['something else', 'PLC'],
  ])('are refused when they are %s', async (_, criteria) => {
    const { status, body } = await screenLocally(criteria);
    expect(status).toBe(422);
    expect(body.detail).toMatch(/[.]$/);
  });

  it('never screen on a protected attribute', async () => {
    const { status, body } = await screenLocally({
      title: 'Electrician',
      criteria: [must('PLC'), must('Female candidates only')],
    });
    expect(status).toBe(422);
    expect(body.detail).toContain('Female candidates only');
  });

  it('tell how one of them is judged', async () => {
    const instance = await harness.start();
    const read = async (text: string, language?: string) =>
      (await send(instance, 'post', '/resumes/criterion', { text, language }, authorize())).body;
    expect((await read('At least 3 years in food manufacturing')).judgedBy).toEqual({
      kind: 'years',
      words: '3',
    });
    expect((await read('Teamfähigkeit', 'de')).judgedBy.kind).toBe('vague');
    expect((await read('Female candidates only')).leftOut).toHaveLength(1);
    const robotics = {
      judgedBy: { kind: 'skill', words: 'shown at work' },
      notes: [],
      leftOut: [],
    };
    for (const language of ['en', 'xx', undefined])
      expect(await read('Robotics', language)).toEqual(robotics);
  });
});

describe('criteria after scoring', () => {
  it('can be added, reworded and removed; everybody is judged again and the record says why', async () => {
    const { detail, set, decisions } = await screenLocally({
      title: 'Electrician',
      criteria: [must('PLC fault finding'), must('Robotics')],
    });
    const before = await detail();
    const [plc, robotics] = before.criteria;
    const { status, body } = await set({
      title: 'Cook',
      criteria: [must('PLC fault finding', plc?.id), must('Menu planning', robotics?.id)],
    });
    const after = body as JobDetail;
    expect(status).toBe(200);
    expect(after.title).toBe('Cook');
    expect(after.criteria[0]?.id).toBe(plc?.id);
    expect(after.criteria[1]?.id).not.toBe(robotics?.id);
    expect(verdictOn(after, 'Lewis Grant', after.criteria[1]?.id)).toBe('met');
    expect(verdictOn(after, 'Samina Akhtar', after.criteria[1]?.id)).toBe('not-found');
    for (const { verdicts } of after.candidates) expect(verdicts).toHaveLength(2);
    expect((await decisions()).at(-1)?.why).toBe(
      'Title: "Electrician" to "Cook". "Menu planning" added. "Robotics" removed.',
    );
  });

  it('can be taken back: what comes out is what was there before', async () => {
    const { detail, set } = await screenLocally();
    const before = await detail();
    const { title, criteria } = before;
    await set({ title: 'Another', criteria: [must('Menu planning')] });
    const { body } = await set({ title, criteria });
    expect(body.criteria).toEqual(before.criteria);
    expect(body.candidates).toEqual(before.candidates);
  });

  it('change nothing when nothing changes', async () => {
    const { detail, set, decisions } = await screenLocally();
    const { title, criteria } = await detail();
    const record = await decisions();
    expect((await set({ title, criteria })).status).toBe(200);
    expect(await decisions()).toEqual(record);
  });

  it('belong to their owner', async () => {
    const { set } = await screenLocally();
    const wanted = { title: 'A', criteria: [must('PLC')] };
    expect((await set(wanted, authorize('eve'))).status).toBe(404);
  });

  it('are never protected attributes', async () => {
    const { set, detail } = await screenLocally();
    const before = await detail();
    const { status } = await set({ title: 'A', criteria: [must('Female candidates only')] });
    expect(status).toBe(422);
    expect(await detail()).toEqual(before);
  });
});

describe('criteria and an engine that costs tokens', () => {
  const info = { name: 'openai', version: '1', model: 'm' } as const;
  const files = [
    ['ada.pdf', judgedText('Ada', ['c1', 'c3'])],
    ['ben.pdf', judgedText('Ben', ['c1'])],
  ] as const;

  it('says the cost first, asks only for what is new, and charges it', async () => {
    const engine = createScriptedEngine({ criteria: 2, info, tokensPerResume: 70 });
    const instance = await harness.start({}, { engine });
    const { body } = await screen(instance, { files });
    const { detail, set } = jobOf(instance, body.jobId as string);
    const before = await detail();
    const wanted = { title: before.title, criteria: [...before.criteria, must('Robotics')] };
    const told = await set(wanted);
    expect(told.status).toBe(409);
    expect(told.body.detail).toBe('The AI has to read 2 resumes again: about 1,000 tokens.');
    expect(await detail()).toEqual(before);
    const asked = engine.asked.length;
    const done = await set({ ...wanted, acceptCost: true });
    expect(done.status).toBe(200);
    expect(engine.asked.slice(asked)).toEqual([['c3'], ['c3']]);
    expect(verdictOn(done.body as JobDetail, 'Ada', 'c3')).toBe('met');
    await until(() => harness.usage.settled.some(({ tokens }) => tokens === 140));
    const count = engine.asked.length;
    const back = await set({ title: before.title, criteria: before.criteria });
    expect(back.status).toBe(200);
    expect(engine.asked.slice(count)).toEqual([[], []]);
  });
});
