import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Recruiter } from '../faults/support/recruiter.js';
import { createResumes } from '../faults/support/sitting.js';
import { type Product, repositoryRoot, startProduct } from '../tests/support/product.js';
import { countRejections } from '../tests/support/rejection-mails.js';
import { waitFor } from '../tests/support/wait-for.js';

/** Made with `npm run backup` of the release whose builds were recorded first (decision 044), after one screening. */
const firstBackup = 'data-of-c132ff97.tar.gz';
/** The same of the last release before workspaces (decision 053), after one screening. */
const lastBackup = 'data-of-05242c89.tar.gz';
const restore = path.join(repositoryRoot, 'stack/dist/cli/restore.js');
const shiftClock = path.join(repositoryRoot, 'e2e/faults/support/shift-clock.mjs');
const jobId = '5b0f6a3e-7a86-4a0e-9a52-6a7a5f6c1d01';
const sentBefore = 'chidi.eze@example.com';
const draftedBefore = 'daniel.hughes@example.com';

let folder: string;
let product: Product;

/** Starts the product on the data of a backup. `at`: a day on which nothing of it is old enough to be deleted. */
async function startOn(backup: string, at: string): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-upgrade-'));
  const dataDir = path.join(folder, 'data');
  await promisify(execFile)(
    process.execPath,
    [restore, path.join(repositoryRoot, 'e2e/upgrade', backup)],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  const clockFile = path.join(folder, 'clock');
  await writeFile(clockFile, String(Date.parse(at) - Date.now()));
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL(shiftClock).href}`,
    SHIFTED_CLOCK_FILE: clockFile,
  };
  product = await startProduct({ dataDir, env });
}

async function stop(): Promise<void> {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}

describe('data of the first recorded release', () => {
  let recruiter: Recruiter;

  beforeAll(async () => {
    await startOn(firstBackup, '2026-11-26T12:00:00Z');
    const { url } = product;
    recruiter = Recruiter.of({ gatewayUrl: url, mailboxUrl: url }, 'mina@example.com');
    await recruiter.signIn();
  }, 120_000);
  afterAll(stop, 60_000);

  it('shows the screening as it was', async () => {
    const job = await recruiter.readJob(jobId);
    expect(job.status).toBe('completed');
    expect(job.candidates).toHaveLength(8);
    const statuses = job.rejectionEmails.map(({ email, status }) => [email, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      [sentBefore]: 'sent',
      [draftedBefore]: 'draft',
    });
    const history = await recruiter.readHistory();
    expect(history.map((item) => item.jobId)).toEqual([jobId]);
  });

  it('is gone on with: a decision is kept, and the draft is sent once', async () => {
    const { candidates, rejectionEmails } = await recruiter.readJob(jobId);
    const shortlisted = candidates.find(({ status }) => status === 'shortlisted');
    const decided = await recruiter.ask(`/resumes/job/${jobId}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        changes: [{ candidateId: shortlisted?.id, choice: 'rejected' }],
        reason: 'No licence',
      }),
    });
    expect(decided.status).toBe(200);
    const candidateIds = rejectionEmails
      .filter(({ email }) => email === draftedBefore)
      .map(({ candidateId }) => candidateId);
    await recruiter.queueMails(jobId, { candidateIds, delaySeconds: 0 });
    await waitFor(async () => (await countRejections(product.url)).has(draftedBefore), {
      what: 'the rejection',
    });
    expect(Object.fromEntries(await countRejections(product.url))).toEqual({
      [sentBefore]: 1,
      [draftedBefore]: 1,
    });
  });

  it('takes another screening', async () => {
    const job = await recruiter.screen(crypto.randomUUID(), createResumes('upgrade'));
    expect(job.candidates).toHaveLength(12);
  });
});

describe('data of the last release before workspaces', () => {
  let token: string;

  const read = async (pathname: string) => {
    const answer = await fetch(`${product.url}/api${pathname}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([pathname, answer.status]).toEqual([pathname, 200]);
    return (await answer.json()) as unknown;
  };

  beforeAll(async () => {
    await startOn(lastBackup, '2026-11-29T12:00:00Z');
    const answer = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bea@bench.example', password: 'Correct-Horse-9' }),
    });
    token = ((await answer.json()) as { token: string }).token;
  }, 120_000);
  afterAll(stop, 60_000);

  it('is that of a workspace of one, with all that belonged to the account', async () => {
    expect(await read('/auth/workspace')).toMatchObject({
      workspace: { name: 'Bea’s workspace', role: 'owner', members: 1, isOwn: true },
    });
    const [screening] = (await read('/resumes/history')) as { jobId: string; total: number }[];
    expect(screening?.total).toBe(12);
    const job = `/resumes/job/${screening?.jobId}`;
    const { candidates } = (await read(job)) as {
      candidates: { note?: string; starred?: boolean; override?: object | null }[];
    };
    expect(candidates).toHaveLength(12);
    expect(candidates.filter(({ override }) => override)).toHaveLength(1);
    expect(await read('/resumes/webhooks')).toMatchObject({
      webhooks: [{ url: 'https://example.com/hook' }],
    });
    expect(await read('/resumes/mail-settings')).toMatchObject({ company: 'Bench' });
    expect(await read(`${job}/shares`)).toMatchObject({ shares: [{ label: 'Hiring manager' }] });
    expect(await read('/auth/api-tokens')).toMatchObject({ tokens: [{ name: 'T' }] });
    expect(await read('/auth/token/usage')).toMatchObject({ tokens_used: 6351 });
  });
});
