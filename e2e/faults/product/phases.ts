import * as resumesHttp from '@shortlist/contracts/http/resumes';
import { expect } from 'vitest';
import { readMailbox } from '../../tests/support/mailbox.js';
import { checkMails, checkScores } from '../support/check-promises.js';
import { createResumes } from '../support/sitting.js';
import type { ProductWorld } from './product-world.js';

/** Activity of a person and the product when a fault strikes. */
export interface ProductPhase {
  readonly name: string;
  /** Prepares the state before it. */
  prepare?(world: ProductWorld, jobId: string): Promise<unknown>;
  /** Acts as the person; resolves when the product has acknowledged it. Done again when a fault broke it off. */
  act(world: ProductWorld, jobId: string): Promise<unknown>;
  /** Throws until everything that was acknowledged is done. */
  check(world: ProductWorld, jobId: string): Promise<unknown>;
}

const resumesOf = (jobId: string) => createResumes(jobId);
const addedOf = (jobId: string) =>
  new Map([...createResumes(`added-${jobId}`)].map(([name, bytes]) => [`added-${name}`, bytes]));

const screen = ({ recruiter }: ProductWorld, jobId: string) =>
  recruiter.screen(jobId, resumesOf(jobId));

async function upload({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const answer = await recruiter.upload(jobId, resumesOf(jobId));
  if (!answer.ok) throw new Error(`The upload was answered by ${answer.status}.`);
}

/** All files of the screening were scored once. */
async function checkScreening(world: ProductWorld, jobId: string, added: readonly string[] = []) {
  const job = await world.recruiter.readJob(jobId);
  expect(job.status).toBe('completed');
  const names = [...resumesOf(jobId).keys(), ...added];
  await world.look(async (records) => {
    await checkScores(records, job, names);
    const accounts = await records
      .database('usage')
      .collection<{ reservations: { state: string }[] }>('accounts')
      .find()
      .toArray();
    const open = accounts.flatMap(({ reservations }) =>
      reservations.filter(({ state }) => state === 'open'),
    );
    expect(open).toEqual([]);
  });
}

async function confirm({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const { rejectionEmails } = await recruiter.readJob(jobId);
  const candidateIds = rejectionEmails.map(({ candidateId }) => candidateId);
  await recruiter.queueMails(jobId, { candidateIds, delaySeconds: 0 });
}

/** Everybody got one mail, but those the mail server had in hand, which say so; nothing has failed or waits. */
async function checkSent(world: ProductWorld, jobId: string): Promise<void> {
  const { counts } = await world.recruiter.readOutbox(jobId);
  const { sent, unknown, ...others } = counts;
  expect(Object.values(others).filter((count) => count > 0)).toEqual([]);
  expect(sent + unknown).toBe(resumesOf(jobId).size);
  const job = await world.recruiter.readJob(jobId);
  await world.look((records) => checkMails({ mailboxUrl: world.url }, records, job));
}

async function remove({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const answer = await recruiter.ask(`/resumes/job/${jobId}`, { method: 'DELETE' });
  if (!answer.ok && answer.status !== 404) throw new Error(`It answered ${answer.status}.`);
}

async function checkRemoved(world: ProductWorld, jobId: string): Promise<void> {
  expect((await world.recruiter.ask(`/resumes/job/${jobId}`)).status).toBe(404);
  const left = await world.look((records) =>
    Promise.all([
      records
        .database('resumes')
        .collection('jobs')
        .countDocuments({ _id: jobId as never }),
      records.database('resumes').collection('candidates').countDocuments({ jobId }),
      records.database('email').collection('rejection_deliveries').countDocuments({ jobId }),
    ]),
  );
  expect(left).toEqual([0, 0, 0]);
}

async function add({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const form = new FormData();
  form.set('uploadId', jobId);
  for (const [name, bytes] of addedOf(jobId))
    form.append('resumes', new Blob([new Uint8Array(bytes)]), name);
  const path = `/resumes/job/${jobId}/resumes`;
  const answer = await recruiter.ask(path, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The files were answered by ${answer.status}.`);
}

const wish = 'Wound care';

async function changeCriteria({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const criteria = [
    { text: wish, kind: 'must', weight: 3 },
    { text: 'Surgery', kind: 'must', weight: 3 },
  ];
  const answer = await recruiter.ask(resumesHttp.setCriteria.path.replace('{id}', jobId), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Ward nurse', criteria }),
  });
  if (!answer.ok) throw new Error(`The criteria were answered by ${answer.status}.`);
}

async function checkCriteria(world: ProductWorld, jobId: string): Promise<void> {
  const { criteria, candidates } = await world.recruiter.readJob(jobId);
  expect(criteria.map(({ text }) => text)).toEqual([wish, 'Surgery']);
  const ids = criteria.map(({ id }) => id).sort();
  for (const { verdicts } of candidates)
    expect(verdicts.map(({ criterionId }) => criterionId).sort()).toEqual(ids);
  await checkScreening(world, jobId);
}

async function exportAll({ recruiter }: ProductWorld): Promise<void> {
  const answer = await recruiter.ask('/export', { method: 'POST' });
  await answer.arrayBuffer();
}

const address = (jobId: string) => `new.${jobId}@example.com`;

async function signUp({ recruiter }: ProductWorld, jobId: string): Promise<void> {
  const answer = await recruiter.ask('/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'New',
      lastName: 'Person',
      email: address(jobId),
      password: 'a long enough password',
    }),
  });
  if (!answer.ok && answer.status !== 400) throw new Error(`It answered ${answer.status}.`);
}

async function checkVerificationMail({ url }: ProductWorld, jobId: string): Promise<void> {
  const mails = await readMailbox(url);
  const texts = mails.filter(({ to }) => to.includes(address(jobId))).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('token='));
}

export const productPhases: readonly ProductPhase[] = [
  { name: 'signing-up', act: signUp, check: checkVerificationMail },
  { name: 'reading', act: upload, check: checkScreening },
  { name: 'scoring', prepare: upload, act: screen, check: checkScreening },
  { name: 'confirming', prepare: screen, act: confirm, check: checkSent },
  {
    name: 'sending',
    prepare: async (world, jobId) => {
      await screen(world, jobId);
      await confirm(world, jobId);
    },
    act: () => Promise.resolve(),
    check: checkSent,
  },
  { name: 'deleting', prepare: screen, act: remove, check: checkRemoved },
  {
    name: 'adding',
    prepare: screen,
    act: add,
    check: (world, jobId) => checkScreening(world, jobId, [...addedOf(jobId).keys()]),
  },
  { name: 'changing-criteria', prepare: screen, act: changeCriteria, check: checkCriteria },
  { name: 'exporting', prepare: screen, act: exportAll, check: checkScreening },
];
