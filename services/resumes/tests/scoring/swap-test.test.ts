import { createLocalEngine, EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, judgedText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const openai = { name: 'openai', version: '1', model: 'a-model' } as const;
const resume = [
  'Grace Mason',
  'grace.mason@example.com, Leeds LS1 4AP, she/her',
  'Ward manager with ten years in acute care. She leads thirty nurses and their rota.',
  'Education',
  'BSc Nursing, University of Leeds, 2005',
].join('\n');

describe('the swap test', () => {
  it('finds no shift with the local engine, and says what was swapped', async () => {
    const instance = await harness.start({}, { engine: createLocalEngine() });
    const { body: job } = await screen(instance, { files: [['grace.pdf', resume]] });
    await until(() => harness.usage.settled.length === 1);
    const { status, body } = await send(
      instance,
      'post',
      `/resumes/job/${job.jobId}/swap-test`,
      {},
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jobId: job.jobId,
      largestShift: 0,
      candidates: [
        {
          candidateId: job.candidates[0].id,
          shift: 0,
          swapped: ['name', 'pronouns', 'graduation-year', 'postcode'],
        },
      ],
    });
    expect(Math.round(body.candidates[0].score)).toBe(job.candidates[0].score);
    expect(harness.usage.reserved.size).toBe(1);
  });

  it('shows how far an engine that looks at names shifts, and charges what it used', async () => {
    const engine = createScriptedEngine({ info: openai, tokensPerResume: 70 });
    const instance = await harness.start({}, { engine });
    const text = judgedText('Grace Mason', ['c1'], 0.5);
    const { body: job } = await screen(instance, {
      files: [
        ['grace.pdf', text],
        ['none.pdf', judgedText('', [], 0.5)],
      ],
    });
    await until(() => harness.usage.settled.length === 1);
    const screened = engine.screened.length;
    const screenAsBefore = engine.screen.bind(engine);
    engine.screen = async (prepared, given) => {
      const result = await screenAsBefore(prepared, given);
      return given.text.includes('Grace') ? result : { ...result, languageFit: 0 };
    };
    const path = `/resumes/job/${job.jobId}/swap-test`;
    const { body } = await send(instance, 'post', path, {});
    expect(body.candidates).toMatchObject([{ swapped: ['name'] }, { swapped: [], shift: 0 }]);
    expect(body.largestShift).toBeGreaterThan(1);
    expect(body.candidates[0].shift).toBe(-body.largestShift);
    expect(engine.screened.length - screened).toBe(1);
    await until(() => harness.usage.settled.length === 2);
    expect(harness.usage.settled[1]).toMatchObject({ tokens: 70 });
  });

  it('says so when the provider does not answer, and gives the tokens back', async () => {
    let down = false;
    const engine = createScriptedEngine({
      info: openai,
      tokensPerResume: 70,
      onScreen: () => {
        if (down) throw new EngineError('Down.', { fault: 'unavailable', tokensUsed: 3 });
      },
    });
    const instance = await harness.start({}, { engine });
    const files = [['a.pdf', judgedText('Ada King', [])]] as const;
    const { body: job } = await screen(instance, { files });
    await until(() => harness.usage.settled.length === 1);
    down = true;
    const path = `/resumes/job/${job.jobId}/swap-test`;
    const answer = await send(instance, 'post', path, {});
    expect([answer.status, answer.body.code]).toEqual([503, 'EngineUnavailable']);
    await until(() => harness.usage.settled.length === 2);
    expect(harness.usage.settled[1]).toMatchObject({ tokens: 3 });
    harness.usage.remaining = 0;
    const exhausted = await send(instance, 'post', path, {});
    expect([exhausted.status, exhausted.body.code]).toEqual([402, 'QuotaExhausted']);
  });

  it('is for one’s own complete screenings', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    const instance = await harness.start({}, { engine });
    const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42114';
    const files = [['a.pdf', judgedText('Ada King', [])]] as const;
    const uploading = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    const path = `/resumes/job/${jobId}/swap-test`;
    const early = await send(instance, 'post', path, {});
    expect([early.status, early.body.code]).toEqual([409, 'JobNotComplete']);
    gate.open();
    await uploading;
    const mallory = await send(instance, 'post', path, {}, authorize('mallory'));
    expect([mallory.status, mallory.body.code]).toEqual([404, 'JobNotFound']);
  });
});
