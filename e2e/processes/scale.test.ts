import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StubModel, startStubModel } from '../../bench/src/scale/stub-model.js';
import { Recruiter } from '../faults/support/recruiter.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { type Cluster, startCluster } from './support/cluster.js';

const amqpUrl = process.env['AMQP_URL'];
const perJob = 30;
/** More than two workers ask at once. */
const bears = 3;
const tokensPerAnswer = 1000;
let model: StubModel;
let cluster: Cluster;

beforeAll(async () => {
  if (!amqpUrl) throw new Error('Set AMQP_URL to a RabbitMQ broker, or run npm run test:real.');
  model = await startStubModel(20, bears);
  cluster = await startCluster(amqpUrl, {
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_API_KEY: 'of-the-test',
    TOKEN_LIMIT_FREE: '100000000',
  });
  await Promise.all([cluster.startWorker(), cluster.startWorker()]);
}, 240_000);

afterAll(async () => {
  await cluster?.stop();
  await model?.stop();
}, 60_000);

const resumes = () =>
  new Map(
    Array.from({ length: perJob }, (_, index) => [
      `resume-${index}.doc`,
      makeWordFile(
        `Ada Lindqvist\nada${index}@example.com\n\nExperience\nWard nurse, 2016 - 2024. Triage.`,
      ),
    ]),
  );

describe('two workers and two jobs', () => {
  it('ask for the criteria once per job, for each resume once, and charge that', async () => {
    const recruiter = await waitFor(() => Recruiter.signUp(cluster, 'mina@example.com'), {
      what: 'the sign-up',
    });
    await recruiter.signIn();
    const jobs = await Promise.all(
      [1, 2].map(() => recruiter.screen(crypto.randomUUID(), resumes())),
    );
    for (const job of jobs) {
      expect(job).toMatchObject({ status: 'completed', total: perJob, done: perJob });
      expect(job.unreadable).toEqual([]);
    }
    expect(model.criteriaCalls).toBe(2);
    expect(model.answered).toHaveLength(2 * perJob);
    expect(model.refused).toBe(0);
    const used = await waitFor(
      async () => {
        const tokens = await recruiter.tokensUsed();
        return tokens >= (2 + 2 * perJob) * tokensPerAnswer && tokens;
      },
      { what: 'the charges' },
    );
    expect(used).toBe((2 + 2 * perJob) * tokensPerAnswer);
  }, 240_000);
});
