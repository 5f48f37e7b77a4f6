import path from 'node:path';
import { estimateTokens } from '@shortlist/contracts/constants';
import { errorBody } from '@shortlist/contracts/errors';
import * as http from '@shortlist/contracts/http/gateway';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { jobDescription, Recruiter } from './support/recruiter.js';
import { makeSmallDisk, type SmallDisk } from './support/small-disk.js';

/** The embedded product on a disk of its own, which only root can mount. */
const diskMegabytes = 48;
let disk: SmallDisk;
let product: Product;
let recruiter: Recruiter;

beforeAll(async () => {
  const made = await makeSmallDisk(diskMegabytes);
  if (typeof made === 'string') throw new Error(made);
  disk = made;
  product = await startProduct({
    dataDir: path.join(disk.folder, 'data'),
    env: { RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000' },
  });
  const urls = { gatewayUrl: product.url, mailboxUrl: product.url };
  recruiter = await Recruiter.signUp(urls, 'mina@example.com');
  await recruiter.signIn();
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await disk?.remove();
}, 60_000);

const experience = 'Ward nurse, St Elm Hospital, 2016 - 2024. Triage of emergency patients.\n';
const longResume = new Map([
  [
    'ada.doc',
    makeWordFile(`Ada Lindqvist\nada@example.com\n\nExperience\n${experience.repeat(6_000)}`),
  ],
]);

let registered = 0;

function register(): Promise<Response> {
  registered += 1;
  return fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lindqvist',
      email: `ada.${registered}@example.com`,
      password: 'a long enough password',
    }),
  });
}

async function readStatus() {
  const answer = await fetch(`${product.url}/api/status`);
  return Object.values(http.getStatus.response.parse(await answer.json()));
}

it('refuses with a sentence on a full disk, says so in its status, and goes on when there is space', async () => {
  await disk.fill();
  // The database keeps some room ahead, so that little still fits for a while. Whatever was accepted waits for space.
  const uploads = Array.from({ length: 6 }, () =>
    recruiter.upload(crypto.randomUUID(), longResume),
  );
  const refused = await waitFor(
    async () => {
      const answer = await register();
      return !answer.ok && answer;
    },
    { what: 'a refusal', timeoutMs: 60_000 },
  );
  expect(refused.status).toBe(503);
  expect(errorBody.parse(await refused.json()).message).toMatch(/^[A-Z].+\.$/);
  await waitFor(async () => (await readStatus()).includes('unavailable'), {
    what: 'the status to say so',
  });
  // Stored data can still be read.
  expect(await recruiter.readHistory()).toEqual(expect.any(Array));

  await disk.free();
  await waitFor(async () => (await register()).ok, { what: 'a registration' });
  await waitFor(async () => (await readStatus()).every((health) => health === 'active'), {
    what: 'the status to say so',
  });
  const answers = await Promise.all(uploads);
  for (const answer of answers) expect([200, 503]).toContain(answer.status);
  const screened = answers.filter(({ ok }) => ok).length;
  const price = estimateTokens(jobDescription, 1);
  await waitFor(async () => (await recruiter.tokensUsed()) === screened * price, {
    what: 'nothing else to be charged',
    timeoutMs: 60_000,
  });
}, 240_000);
