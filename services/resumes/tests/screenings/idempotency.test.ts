import { randomUUID } from 'node:crypto';
import type { Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlainExtractor, createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
] as const;

describe('the same job id', () => {
  it('by the same user joins the job that exists: one charge, one score each, the same answer', async () => {
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const first = await screen(instance, { jobId, files });
    const second = await screen(instance, { jobId, files });
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(engine.screened).toHaveLength(2);
    expect(harness.usage.reserved.size).toBe(1);
    const history = await get(instance, '/resumes/history');
    expect(history.body).toHaveLength(1);
  });

  it('many times at once makes one job', async () => {
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => screen(instance, { jobId, files })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(engine.screened).toHaveLength(2);
    expect(harness.usage.reserved.size).toBe(1);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toHaveLength(1);
  });

  it('by another user is refused and charges nobody', async () => {
    const instance = await harness.start();
    const jobId = randomUUID();
    await screen(instance, { jobId, files });
    const stolen = await screen(instance, { jobId, files, authorization: authorize('mallory') });
    expect(stolen.status).toBe(409);
    expect(stolen.body).toMatchObject({ code: 'JobIdTaken' });
    expect(harness.usage.reserved.size).toBe(1);
  });

  it('starts again after a start that came to nothing', async () => {
    const instance = await harness.start();
    const jobId = randomUUID();
    harness.usage.remaining = 10;
    expect((await screen(instance, { jobId, files })).status).toBe(402);
    harness.usage.remaining = undefined;
    const again = await screen(instance, { jobId, files });
    expect(again.status).toBe(200);
    expect(again.body.candidates).toHaveLength(2);
    await until(() => harness.usage.settled.length > 0);
    // The second start has a reservation of its own: the first one's was given back.
    expect(harness.usage.released).not.toContain(harness.usage.settled[0]?.reservationId);
  });

  it('starts the job itself when the request it waited for came to nothing', async () => {
    const gate = createGate();
    const extractor: Extractor = {
      ...createPlainExtractor(),
      extract: () => gate.wait().then(() => Promise.reject(new Error('Out of threads.'))),
    };
    const failing = await harness.start({ role: 'api' }, { extractor });
    const healthy = await harness.start({ progressPollMs: 20 });
    const jobId = randomUUID();
    const first = screen(failing, { jobId, files }).then((response) => response);
    await gate.reached;
    const second = screen(healthy, { jobId, files }).then((response) => response);
    await until(() => healthy.context.follower.size === 1);
    gate.open();
    expect((await first).status).toBe(500);
    const { status, body } = await second;
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(2);
    await until(() => harness.usage.released.length === 1 && harness.usage.settled.length === 1);
    expect(harness.usage.released).not.toContain(harness.usage.settled[0]?.reservationId);
  });

  it('joins a job that is still running, through another API process', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    const worker = { role: 'worker' } as const;
    await harness.start(worker, { engine });
    const one = await harness.start({ role: 'api' });
    const other = await harness.start({ role: 'api' });
    const jobId = randomUUID();
    const first = screen(one, { jobId, files }).then((response) => response);
    await gate.reached;
    const second = screen(other, { jobId, files }).then((response) => response);
    await until(() => other.context.follower.size === 1);
    gate.open();
    const [answer, joined] = await Promise.all([first, second]);
    expect(answer.status).toBe(200);
    expect(joined.body).toEqual(answer.body);
    expect(harness.usage.reserved.size).toBe(1);
  });
});

describe('tokens', () => {
  it('are reserved by the estimate and settled by it when the engine reports none', async () => {
    const instance = await harness.start();
    const jobDescription = 'Nurse wanted for the night shift.';
    await screen(instance, {
      jobDescription,
      files: [...files, ['broken.pdf', 'BROKEN']],
    });
    const perText = Math.ceil(jobDescription.length / 4);
    const [[reservationId, reserved] = []] = [...harness.usage.reserved];
    expect(reserved).toBe(perText + 1500);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toEqual([{ reservationId, tokens: perText + 1000 }]);
  });

  it('are settled by what the engine really used', async () => {
    const engine = createScriptedEngine({ preparationTokens: 100, tokensPerResume: 7 });
    const instance = await harness.start({}, { engine });
    await screen(instance, { files });
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled.map(({ tokens }) => tokens)).toEqual([114]);
  });

  it('that are used up refuse the screening, and nothing of it is kept', async () => {
    const instance = await harness.start();
    harness.usage.remaining = 0;
    const refused = await screen(instance, { files });
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      code: 'QuotaExhausted',
      detail:
        'You have reached your token limit. Please upgrade your plan or wait for your quota to reset.',
    });
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
  });

  it('that do not suffice refuse it with both numbers, thousands separated', async () => {
    const instance = await harness.start();
    harness.usage.remaining = 1234;
    const many = Array.from({ length: 3 }, (_, n) => [`${n}.pdf`, resumeText(`N${n}`, 1)] as const);
    const refused = await screen(instance, { jobDescription: 'Nurse', files: many });
    expect(refused.body).toMatchObject({
      code: 'QuotaExceeded',
      detail:
        'Processing this upload would exceed your token limit. You have 1,234 tokens remaining, but this action requires 1,502 tokens.',
    });
  });

  it('are not asked of an exempt user', async () => {
    const instance = await harness.start();
    harness.usage.remaining = 0;
    const authorization = authorize('boss', { exempt: true });
    expect((await screen(instance, { files, authorization })).status).toBe(200);
  });

  it('are given back when the start fails, and the answer hides what went wrong', async () => {
    const instance = await harness.start();
    harness.usage.failing = true;
    const failed = await screen(instance, { files });
    expect(failed.status).toBe(503);
    expect(JSON.stringify(failed.body)).not.toContain('ill');
    await until(() => harness.usage.released.length === 1);
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
  });
});
