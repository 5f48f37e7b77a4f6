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
const backup = path.join(repositoryRoot, 'e2e/upgrade/data-of-c132ff97.tar.gz');
const restore = path.join(repositoryRoot, 'stack/dist/cli/restore.js');
const shiftClock = path.join(repositoryRoot, 'e2e/faults/support/shift-clock.mjs');
/** Nothing of it is old enough to be deleted then, whenever this runs. */
const dayAfter = Date.parse('2026-11-26T12:00:00Z');
const jobId = '5b0f6a3e-7a86-4a0e-9a52-6a7a5f6c1d01';
const sentBefore = 'chidi.eze@example.com';
const draftedBefore = 'daniel.hughes@example.com';

let folder: string;
let product: Product;
let recruiter: Recruiter;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-upgrade-'));
  const dataDir = path.join(folder, 'data');
  await promisify(execFile)(process.execPath, [restore, backup], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const clockFile = path.join(folder, 'clock');
  await writeFile(clockFile, String(dayAfter - Date.now()));
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL(shiftClock).href}`,
    SHIFTED_CLOCK_FILE: clockFile,
  };
  product = await startProduct({ dataDir, env });
  const { url } = product;
  recruiter = Recruiter.of({ gatewayUrl: url, mailboxUrl: url }, 'mina@example.com');
  await recruiter.signIn();
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

describe('data of the first recorded release', () => {
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
