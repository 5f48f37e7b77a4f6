import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loseMessages, RabbitMqBroker } from '@shortlist/bus/testing';
import * as messages from '@shortlist/contracts/messages/resumes';
import { type Cluster, startCluster } from '../processes/support/cluster.js';
import type { ServiceProcess } from '../processes/support/service-process.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { checkScores, Records } from './support/check-promises.js';
import { Recruiter } from './support/recruiter.js';

/** The promise: so long after the workers are back everything that was accepted is scored. */
const recoveryMs = 60_000;
const patienceMs = 150_000;

let broker: RabbitMqBroker;
let cluster: Cluster;
let records: Records;
let recruiter: Recruiter;
let worker: ServiceProcess;

beforeAll(async () => {
  broker = await RabbitMqBroker.start();
  cluster = await startCluster(broker.url, { TOKEN_LIMIT_FREE: '100000000' });
  records = await Records.open(cluster);
  recruiter = await Recruiter.signUp(cluster, 'mina@example.com');
  await recruiter.signIn();
  worker = await cluster.startWorker();
}, 180_000);

afterAll(async () => {
  await records?.close();
  await cluster?.stop();
  await broker?.stop();
}, 60_000);

describe.each(['purged', 'deleted'] as const)('a queue that is %s while no worker runs', (how) => {
  it('costs no resume: all are scored within 60 s after a worker is back', async () => {
    await worker.kill();
    const jobId = crypto.randomUUID();
    const text = 'Ada Lindqvist\nada@example.com\n\nExperience\nWard nurse, 2016 - 2024. Triage.';
    const resumes = new Map(
      Array.from({ length: 12 }, (_, index) => [`resume-${index}.doc`, makeWordFile(text)]),
    );
    const answer = recruiter.upload(jobId, resumes);
    const waiting = async () => {
      const { phase, total } = await recruiter.readJob(jobId);
      return phase === undefined && total === 12;
    };
    await waitFor(waiting, { what: 'the screening to be accepted' });
    await loseMessages(broker.url, messages.scoreCandidate.key, how);
    await worker.restart();
    const back = Date.now();
    const job = await waitFor(
      async () => {
        const now = await recruiter.readJob(jobId);
        return now.status === 'completed' && now;
      },
      { what: 'the screening to be complete', timeoutMs: patienceMs },
    );
    const tookMs = Date.now() - back;
    process.stdout.write(`queue ${how}: complete ${tookMs} ms after the worker was back\n`);
    expect(tookMs).toBeLessThan(recoveryMs);
    await checkScores(records, job, [...resumes.keys()]);
    expect((await answer).status).toBe(200);
  }, 240_000);
});
