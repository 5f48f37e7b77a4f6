import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RabbitMqBroker } from '@shortlist/bus/testing';
import { estimateTokens } from '@shortlist/contracts/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../processes/support/cluster.js';
import { fileNamesOf } from '../tests/support/file-names-of.js';
import { repositoryRoot } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { checkCharges, Records } from './support/check-promises.js';
import { createRandom } from './support/random.js';
import { jobDescription, Recruiter } from './support/recruiter.js';
import { readSeeds, readSeedsEach } from './support/seeds.js';

const seeds = readSeeds(process.env).slice(0, readSeedsEach(process.env));
const resumesPerJob = 100;
const price = estimateTokens(jobDescription, resumesPerJob);
/** The promise: a person whose start died sees it within so long; usually it is 10 to 20 s. */
const seenMs = 60_000;
const filesNotKept = 'The files were not kept. Upload them again';

let broker: RabbitMqBroker;
let cluster: Cluster;
let records: Records;
let recruiter: Recruiter;
let resumes: ReadonlyMap<string, Buffer>;
const jobIds: string[] = [];

beforeAll(async () => {
  const folder = path.join(repositoryRoot, 'samples/resumes');
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  resumes = new Map(
    Array.from({ length: resumesPerJob }, (_, index) => {
      const which = index % names.length;
      return [`${index}-${names[which]}`, files[which] ?? Buffer.alloc(0)] as const;
    }),
  );
  broker = await RabbitMqBroker.start();
  cluster = await startCluster(broker.url, { TOKEN_LIMIT_FREE: '100000000' });
  await cluster.startWorker();
  records = await Records.open(cluster);
  recruiter = await Recruiter.signUp(cluster, 'mina@example.com');
  await recruiter.signIn();
}, 180_000);

afterAll(async () => {
  await records?.close();
  await cluster?.stop();
  await broker?.stop();
}, 60_000);

const stored = (jobId: string) =>
  records
    .database('resumes')
    .collection<{ _id: string; status: string }>('jobs')
    .findOne({ _id: jobId });

interface StruckStart {
  readonly jobId: string;
  readonly usedBefore: number;
  readonly answer: Promise<Response | null>;
}

/**
 * Uploads, and takes the API away so many milliseconds after it began to read. When all was read by then, that screening is
 * left to end, and the next one is struck sooner.
 */
async function strikeWhileReading(
  waitMs: number,
  strike: () => Promise<void> | void,
  giveBack: () => Promise<void> | void,
): Promise<StruckStart> {
  const jobId = crypto.randomUUID();
  const usedBefore = await recruiter.tokensUsed();
  const answer = recruiter.upload(jobId, resumes).catch(() => null);
  // It reads once its tokens are reserved.
  await waitFor(
    async () => (await stored(jobId)) !== null && (await recruiter.tokensUsed()) > usedBefore,
    { what: 'the start', timeoutMs: 60_000 },
  );
  await delay(waitMs);
  await strike();
  if ((await stored(jobId))?.status === 'starting') return { jobId, usedBefore, answer };
  await giveBack();
  await recruiter.screen(jobId, resumes);
  jobIds.push(jobId);
  await checkCharges(records, jobIds, price);
  return strikeWhileReading(waitMs / 2, strike, giveBack);
}

/** The start is told as failed everywhere, and nothing of it is left or charged. */
async function checkDead(jobId: string, usedBefore: number): Promise<void> {
  const job = await recruiter.readJob(jobId);
  expect(job).toMatchObject({ status: 'failed', failure: filesNotKept, candidates: [], done: 0 });
  const line = (await recruiter.readHistory()).find((item) => item.jobId === jobId);
  expect(line).toMatchObject({ status: 'failed', failure: filesNotKept, total: resumesPerJob });
  await waitFor(async () => (await recruiter.tokensUsed()) === usedBefore, {
    what: 'the tokens to be back',
  });
  const candidates = records.database('resumes').collection('candidates');
  expect(await candidates.countDocuments({ jobId })).toBe(0);
}

const isDead = (jobId: string) => async () => (await recruiter.readJob(jobId)).status === 'failed';

describe('an API that is killed while it reads the files', () => {
  it.each(seeds)(
    'leaves a failed screening that the same files start again (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const { resumes: api } = cluster;
      const { jobId, usedBefore } = await strikeWhileReading(
        random() * 1000,
        api.kill,
        api.restart,
      );
      const killed = Date.now();
      await api.restart();
      await waitFor(isDead(jobId), { what: 'the dead start to be told', timeoutMs: 90_000 });
      const tookMs = Date.now() - killed;
      process.stdout.write(`seed ${seed}: told ${tookMs} ms after the kill\n`);
      expect(tookMs).toBeLessThan(seenMs);
      await checkDead(jobId, usedBefore);

      const job = await recruiter.screen(jobId, resumes);
      expect(job).toMatchObject({ status: 'completed', total: resumesPerJob, failure: null });
      expect(fileNamesOf(job.candidates)).toHaveLength(resumesPerJob);
      jobIds.push(jobId);
      await checkCharges(records, jobIds, price);
    },
    180_000,
  );
});

describe('an API that is stopped while it reads the files, until its start was given up', () => {
  it('does not bring the start back, and tells its client so', async () => {
    const { suspend, resume } = cluster.resumes;
    const { jobId, usedBefore, answer } = await strikeWhileReading(200, suspend, resume);
    await waitFor(async () => (await stored(jobId))?.status === 'failed', {
      what: 'the start to be given up',
      timeoutMs: 60_000,
    });
    resume();
    const response = await answer;
    expect(response?.status).toBe(503);
    expect(await response?.json()).toMatchObject({ detail: filesNotKept });
    await checkDead(jobId, usedBefore);
  }, 120_000);
});
