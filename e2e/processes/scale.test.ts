import * as usageHttp from '@shortlist/contracts/http/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Screening, startScreening } from '../../bench/src/scale/processes.js';
import { screen } from '../../bench/src/scale/screen.js';
import { startStubModel, type StubModel } from '../../bench/src/scale/stub-model.js';
import { jobDescription } from '../faults/support/recruiter.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';

const jobs = 2;
const perJob = 30;
const tokensPerAnswer = 1000;
let model: StubModel;
let screening: Screening;

beforeAll(async () => {
  model = await startStubModel(20);
  screening = await startScreening(model.baseURL, 1);
  await screening.scaleTo(2);
}, 280_000);

afterAll(async () => {
  await screening?.stop();
  await model?.stop();
}, 60_000);

const files = Array.from({ length: perJob }, (_, index) => ({
  fileName: `resume-${index}.doc`,
  bytes: makeWordFile(
    `Ada Lindqvist\nada${index}@example.com\n\nExperience\nWard nurse, 2016 - 2024. Triage.`,
  ),
}));

async function tokensUsed(): Promise<number> {
  const answer = await fetch(`${screening.usageUrl}/auth/token/usage`, {
    headers: { authorization: `Bearer ${screening.accessTokenOf('ada')}` },
  });
  return usageHttp.getTokenUsage.response.parse(await answer.json()).tokens_used;
}

describe('two workers and two jobs', () => {
  it('ask once about what each resume leaves open, and charge that', async () => {
    await Promise.all(
      Array.from({ length: jobs }, () => screen(screening, 'ada', files, jobDescription)),
    );
    expect(model.answered).toHaveLength(jobs * perJob);
    const wanted = jobs * perJob * tokensPerAnswer;
    const used = await waitFor(
      async () => {
        const tokens = await tokensUsed();
        return tokens >= wanted && tokens;
      },
      { what: 'the charges' },
    );
    expect(used).toBe(wanted);
  }, 240_000);
});
