import type { JobDetail } from '@shortlist/contracts/job';
import { createExtractor, createLocalEngine, type Extractor } from '@shortlist/screening';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

const jobDescription = 'Driver for our depot. Must have a driving licence. 5 years of experience.';
const mail = `Return-Path: <sarah@agency.example>
From: Sarah Blake <sarah@agency.example>
To: jobs@client.example
Subject: Candidate
Date: Tue, 24 Nov 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: text/plain

Hi, Tom's CV is attached. Sarah, sarah@agency.example`;
const invoice = `INVOICE
Invoice number: 7
Bill to: Northern Bakeries, accounts@northern.example
Subtotal 521.00
VAT 104.20
Total due 625.20
Payment terms: 30 days`;
const table =
  'name,email,phone\nTom,tom@example.com,07700900111\nRita,rita@example.com,07700900112\n';
const data = '{"name":"Tom Reed","email":"tom@example.com","skills":["driving"],"years":5}';

let harness: Harness;
let instance: Instance;
let extractor: Extractor;

beforeAll(async () => {
  harness = await createHarness();
  extractor = createExtractor();
  instance = await harness.start({}, { extractor, engine: createLocalEngine() });
});

afterAll(async () => {
  await harness.stop();
  await extractor.stop();
});

const kindsOf = (body: JobDetail) =>
  body.unreadable.map(({ reason, documentKind }) => [reason, documentKind]);

it('a mail, an invoice, a table and data are no resumes, whatever they are named', async () => {
  const files = [
    ['mail.eml', mail],
    ['bill.txt', invoice],
    ['people.csv', table],
    ['resume.json', data],
    ['resume.pdf', mail],
    ['cv.docx', data],
  ] as const;
  const { body } = await screen(instance, { jobDescription, files });
  const job = body as JobDetail;
  expect(kindsOf(job)).toEqual([
    ['not-a-resume', 'email'],
    ['not-a-resume', 'invoice'],
    ['not-a-resume', 'table'],
    ['not-a-resume', 'data'],
    ['not-a-resume', 'email'],
    ['not-a-resume', 'data'],
  ]);
  expect(job.candidates).toEqual([]);
  expect(job.rejectionEmails).toEqual([]);
});

it('a mail that a person has scored all the same has no address to write to', async () => {
  const { body } = await screen(instance, { jobDescription, files: [['mail.eml', mail]] });
  const { jobId, unreadable } = body as JobDetail;
  const path = `/resumes/job/${jobId}`;
  await send(instance, 'post', `${path}/files/${unreadable[0]?.id ?? ''}/score`, {});
  const job = await until(async () => {
    const found = (await get(instance, path)).body as JobDetail;
    return found.candidates.length === 1 && found;
  });
  expect(job.candidates[0]?.email).toBe('');
});

it('a text of some other kind goes to a person, and a stamp alone is no candidate', async () => {
  const essay = `${'The old mill by the river was mended in spring and the village came to see it. '.repeat(5)}editor@paper.example`;
  const files = [
    ['essay.txt', essay],
    ['stamp.txt', 'Scanned with CamScanner'],
  ] as const;
  const { body } = await screen(instance, { jobDescription, files });
  const job = body as JobDetail;
  expect(job.candidates).toMatchObject([{ fileName: 'essay.txt', status: 'review' }]);
  expect(job.unreadable).toMatchObject([{ fileName: 'stamp.txt', reason: 'image-only' }]);
  expect(job.rejectionEmails).toEqual([]);
});
