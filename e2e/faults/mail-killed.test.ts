import { RabbitMqBroker } from '@shortlist/bus/testing';
import type { JobDetail } from '@shortlist/contracts/job';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../processes/support/cluster.js';
import { readMailbox } from '../tests/support/mailbox.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { checkMails, Records } from './support/check-promises.js';
import { Line } from './support/line.js';
import { createRandom } from './support/random.js';
import { Recruiter } from './support/recruiter.js';
import { readSeeds, readSeedsEach } from './support/seeds.js';

const seeds = readSeeds(process.env).slice(0, readSeedsEach(process.env));
const resumesPerJob = 8;
/** Files of one name and nearly one text would be one person, who gets one mail. */
const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gwen', 'Hugo'];
/** The promise: so long after a fault screen, database and mailbox say the same. */
const promisedMs = 60_000;

let broker: RabbitMqBroker;
let cluster: Cluster;
let records: Records;
let recruiter: Recruiter;
let line: Line | undefined;

beforeAll(async () => {
  broker = await RabbitMqBroker.start();
  cluster = await startCluster(
    broker.url,
    {
      TOKEN_LIMIT_FREE: '100000000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
      SMTP_CONNECTIONS: '3',
    },
    {
      lineTo: async (name, url) => {
        if (name !== 'email to mail') return url;
        line = await Line.open(url);
        line.answerMs = 150;
        return line.url;
      },
    },
  );
  await cluster.startWorker();
  records = await Records.open(cluster);
  recruiter = await Recruiter.signUp(cluster, 'mina@example.com');
  await recruiter.signIn();
}, 180_000);

afterAll(async () => {
  await records?.close();
  await cluster?.stop();
  await line?.close();
  await broker?.stop();
}, 60_000);

async function screenRejected(): Promise<JobDetail> {
  const jobId = crypto.randomUUID();
  const resumes = new Map(
    Array.from({ length: resumesPerJob }, (_, index) => {
      const text = `${names[index]} Lindqvist\nada.${index}.${jobId}@example.com\n\nExperience\nWard nurse, St Elm Hospital, 2016 - 2024\nTriage, wound care.\n\nEducation\nBSc Nursing, 2015`;
      return [`resume-${index}.doc`, makeWordFile(text)] as const;
    }),
  );
  return recruiter.screen(jobId, resumes);
}

/** How many mails about a job stand in the mailbox. */
async function received(jobId: string): Promise<number> {
  const mails = await readMailbox(cluster.mailboxUrl);
  return mails.filter(({ to }) => to.includes(jobId)).length;
}

const statusesOf = ({ rejectionEmails }: JobDetail) =>
  rejectionEmails.map(({ status }) => status).sort();

/** The screening once nothing of it is being sent any more and all say the same of it. */
const settled = (jobId: string) =>
  waitFor(
    async () => {
      const job = await recruiter.readJob(jobId);
      if (statusesOf(job).includes('sending')) return null;
      await checkMails(cluster, records, job);
      return job;
    },
    { what: 'screen, database and mailbox to agree', timeoutMs: promisedMs },
  );

async function strikeAfter(jobId: string, mails: number, strike: () => Promise<void>) {
  await waitFor(async () => (await received(jobId)) >= mails, { what: `${mails} mails` });
  await strike();
}

describe.each(seeds)(
  'with the mail service killed in the middle of a bulk send (seed %i)',
  (seed) => {
    it('screen, database and mailbox say the same within a minute, and nobody gets two', async () => {
      const random = createRandom(seed);
      const { jobId } = await screenRejected();
      const first = recruiter.sendOnce(jobId).catch(() => 'lost' as const);
      await strikeAfter(jobId, 1 + Math.floor(random() * (resumesPerJob - 3)), () =>
        cluster.email.kill(),
      );
      expect(await first).toBe('lost');
      await cluster.email.restart();
      const began = Date.now();
      await settled(jobId);
      expect(Date.now() - began).toBeLessThan(promisedMs);
      const next = await recruiter.sendOnce(jobId);
      const ended = await settled(jobId);
      const unknown = statusesOf(ended).filter((status) => status === 'unknown').length;
      expect(next).toMatchObject({ failed: 0 });
      expect(statusesOf(ended).filter((status) => status === 'sent')).toHaveLength(
        resumesPerJob - unknown,
      );
    }, 180_000);
  },
);

describe('with the database killed in the middle of a bulk send', () => {
  it('every outcome is stored when it is back', async () => {
    const { jobId } = await screenRejected();
    const answer = recruiter.sendOnce(jobId).catch(() => 'lost' as const);
    await strikeAfter(jobId, 2, () => cluster.database.kill());
    const taken = await received(jobId);
    await cluster.database.restart();
    await answer;
    const after = await settled(jobId);
    expect(statusesOf(after)).not.toContain('unknown');
    const sent = statusesOf(after).filter((status) => status === 'sent').length;
    expect(sent).toBeGreaterThanOrEqual(taken);
    expect(sent).toBe(await received(jobId));
  }, 180_000);
});
