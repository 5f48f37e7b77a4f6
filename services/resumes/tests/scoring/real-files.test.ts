import { readdir, readFile } from 'node:fs/promises';
import type { ProcessingResult } from '@shortlist/contracts/screening';
import { createExtractor, createLocalEngine, type Extractor } from '@shortlist/screening';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen } from '../support/upload.js';

const samples = new URL('../../../../samples/', import.meta.url);
const sample = (name: string) => readFile(new URL(`resumes/${name}`, samples));

let harness: Harness;
let instance: Instance;
let extractor: Extractor;
let jobDescription: string;

beforeAll(async () => {
  harness = await createHarness();
  extractor = createExtractor();
  instance = await harness.start({}, { extractor, engine: createLocalEngine() });
  jobDescription = await readFile(new URL('job-description.txt', samples), 'utf8');
});

afterAll(async () => {
  await harness.stop();
  await extractor.stop();
});

/** A PNG of one pixel: drawn over a page it is what a scanner makes. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function pdf(
  draw: (document: InstanceType<typeof PDFDocument>) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve).on('error', reject);
  });
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('the samples, with the real extraction and the local engine', () => {
  it('become candidates with name, address, quotes from the file, a score and a draft', async () => {
    const names = await readdir(new URL('resumes/', samples));
    const files = await Promise.all(names.map(async (name) => [name, await sample(name)] as const));
    const response = await screen(instance, { jobDescription, comparisonScore: 60, files });
    expect(response.status).toBe(200);
    const result = response.body as ProcessingResult;
    expect(result.unreadable).toEqual([]);
    expect(result.candidates).toHaveLength(names.length);
    expect(result.criteria.length).toBeGreaterThan(5);
    for (const candidate of result.candidates) {
      expect(candidate.candidate).toMatch(/^\p{Lu}/u);
      expect(candidate.email).toContain('@example.com');
      expect(candidate.experience).toMatch(/^\d+ years/);
      expect(candidate.skills.length).toBeGreaterThan(0);
      expect(candidate.status).toBe(candidate.score >= 60 ? 'shortlisted' : 'rejected');
      expect(candidate.verdicts).toHaveLength(result.criteria.length);
    }
    const scores = result.candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const rejected = result.candidates.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBeGreaterThan(0);
    expect(new Set(result.rejectionEmails.map(({ candidateId }) => candidateId))).toEqual(
      new Set(rejected.map(({ id }) => id)),
    );

    const detail = await get(instance, `/resumes/job/${result.jobId}`);
    expect(detail.body).toMatchObject({
      title: 'Acute Ward Manager',
      status: 'completed',
      engine: { name: 'local', model: null },
      candidates: result.candidates,
      jobDescription,
      failure: null,
    });
  });

  it('score the same when they are screened again', async () => {
    const files = [['amara.pdf', await sample('amara-okafor.pdf')]] as const;
    const [first, second] = [
      await screen(instance, { jobDescription, files }),
      await screen(instance, { jobDescription, files }),
    ];
    expect(first.body.jobId).not.toBe(second.body.jobId);
    expect(first.body.candidates[0].score).toBe(second.body.candidates[0].score);
    expect(first.body.candidates[0].verdicts).toEqual(second.body.candidates[0].verdicts);
  });
});

describe('files that can not be read', () => {
  it('are each listed with the reason, and the others are scored', async () => {
    const good = await sample('priya-raghunathan.pdf');
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const files = [
      ['good.pdf', good],
      ['empty.pdf', Buffer.alloc(0)],
      [
        'encrypted.pdf',
        await pdf((document) => document.text('Secret'), { userPassword: 'secret' }),
      ],
      ['truncated.pdf', good.subarray(0, Math.floor(good.length / 3))],
      [
        'scanned.pdf',
        await pdf((document) => document.image(pixel, 0, 0, { width: 500, height: 700 })),
      ],
      ['picture.pdf', png],
      ['program.docx', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.')],
    ] as const;
    const { status, body } = await screen(instance, { jobDescription, files });
    expect(status).toBe(200);
    expect(body.candidates).toMatchObject([{ fileName: 'good.pdf' }]);
    expect(body.unreadable).toMatchObject([
      { fileName: 'empty.pdf', reason: 'empty' },
      { fileName: 'encrypted.pdf', reason: 'encrypted' },
      { fileName: 'truncated.pdf', reason: 'corrupt' },
      { fileName: 'scanned.pdf', reason: 'image-only' },
      { fileName: 'picture.pdf', reason: 'unsupported-type' },
      { fileName: 'program.docx', reason: 'unsupported-type' },
    ]);
    for (const { message } of body.unreadable) expect(message).toMatch(/^[A-Z].*\.$/);
    const history = await get(instance, '/resumes/history');
    expect(history.body[0]).toMatchObject({ total: 7, done: 7, unreadable: 6 });
  });
});
