import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutboxEntry, OutboxState } from '@shortlist/contracts/http/email';
import { startMailbox } from '@shortlist/mailbox';
import { createLogger } from '@shortlist/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../tests/support/product.js';
import { countRejections } from '../tests/support/rejection-mails.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { Line } from './support/line.js';
import { connectTo, multiplyRejected } from './support/multiply-rejected.js';
import { Recruiter } from './support/recruiter.js';

const people = 500;
const connections = 5;
const resume = `Ada Lindqvist\nada.lindqvist@example.com\n\nExperience\nWard nurse, St Elm Hospital, 2016 - 2024\nTriage, wound care.\n\nEducation\nBSc Nursing, 2015`;

let dataDir: string;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let line: Line;
let product: Product;
let recruiter: Recruiter;
const urls = { gatewayUrl: '', mailboxUrl: '' };

async function start(): Promise<void> {
  product = await startProduct({
    dataDir,
    ...(urls.gatewayUrl && { port: Number(new URL(urls.gatewayUrl).port) }),
    env: {
      SMTP_URL: line.url,
      SMTP_CONNECTIONS: String(connections),
      REJECTIONS_PER_ACCOUNT_DAY: String(people),
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
}

/** A power cut, and a start on what it left. */
async function killAndStart(): Promise<void> {
  await product.kill();
  await start();
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-outbox-'));
  const log = createLogger({ name: 'mailbox', level: 'silent' });
  mailbox = await startMailbox(path.join(dataDir, 'mails'), log);
  line = await Line.open(mailbox.smtpUrl);
  line.answerMs = 20;
  await start();
  Object.assign(urls, { gatewayUrl: product.url, mailboxUrl: mailbox.httpUrl });
  recruiter = await Recruiter.signUp(urls, 'mina@example.com');
  await recruiter.signIn();
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await line?.close();
  await mailbox?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function screenMany(): Promise<readonly string[]> {
  const jobId = crypto.randomUUID();
  await recruiter.screen(jobId, new Map([['ada.doc', makeWordFile(resume)]]));
  const client = await connectTo(path.join(dataDir));
  await multiplyRejected(client.db('resumes'), jobId, people);
  await client.close();
  const { rejectionEmails } = await recruiter.readJob(jobId);
  expect(rejectionEmails).toHaveLength(people);
  return [jobId, ...rejectionEmails.map(({ candidateId }) => candidateId)];
}

const received = async () => [...(await countRejections(mailbox.httpUrl)).keys()].length;
const untilReceived = (mails: number) =>
  waitFor(async () => (await received()) >= mails, { what: `${mails} mails`, timeoutMs: 60_000 });
const total = (counts: OutboxState['counts']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Each entry says what is true of its address, and the counts say what the entries say. */
async function checkOutbox({ entries, counts }: OutboxState): Promise<void> {
  const mails = await countRejections(mailbox.httpUrl);
  expect([...mails.values()].every((count) => count === 1)).toBe(true);
  expect(new Set(entries.map(({ email }) => email)).size).toBe(people);
  const addressesIn = (states: readonly OutboxEntry['state'][]) =>
    entries.filter(({ state }) => states.includes(state)).map(({ email }) => email);
  for (const [state, count] of Object.entries(counts))
    expect([state, addressesIn([state as never]).length]).toEqual([state, count]);
  expect(addressesIn(['sent']).filter((address) => !mails.has(address))).toEqual([]);
  const unsent = addressesIn(['queued', 'stopped', 'failed']);
  expect(unsent.filter((address) => mails.has(address))).toEqual([]);
}

it('fills and sends an outbox of 500 through three kills: nobody is mailed twice or left out in silence', async () => {
  const [jobId = '', ...candidateIds] = await screenMany();
  const fill = () => recruiter.queueMails(jobId, { candidateIds, delaySeconds: 0 });

  const records = await connectTo(dataDir);
  const filling = fill().catch(() => 'lost');
  await waitFor(() => records.db('email').collection('rejection_deliveries').findOne(), {
    what: 'the first record',
  });
  await product.kill();
  await filling;
  await records.close();
  await start();
  // A person who saw the line break confirms again.
  expect(total((await fill()).counts)).toBe(people);

  await untilReceived(15);
  await killAndStart();
  await untilReceived(30);
  await killAndStart();
  await recruiter.stopMails(jobId);
  const outbox = await waitFor(
    async () => {
      const state = await recruiter.readOutbox(jobId);
      return state.counts.sending + state.counts.queued === 0 && state;
    },
    { what: 'nothing to be under way', timeoutMs: 60_000 },
  );
  await checkOutbox(outbox);
  expect(total(outbox.counts)).toBe(people);
  expect(outbox.counts.stopped).toBeGreaterThan(people / 2);
  // Only what a kill found in the mail server's hands is not known, and only what it found before that has failed.
  expect(outbox.counts.unknown + outbox.counts.failed).toBeLessThanOrEqual(3 * connections);

  // The screening says the same.
  const said = await waitFor(
    async () => {
      const { rejectionEmails } = await recruiter.readJob(jobId);
      const statuses = rejectionEmails.map(({ status }) => status);
      const has = (status: string) => statuses.filter((each) => each === status).length;
      return (
        has('sent') === outbox.counts.sent && has('unknown') === outbox.counts.unknown && statuses
      );
    },
    { what: 'the screening to say the same' },
  );
  expect(said).toHaveLength(people);
}, 180_000);
