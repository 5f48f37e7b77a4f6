import { randomUUID } from 'node:crypto';
import type { ProcessingResult } from '@shortlist/contracts/screening';
import { createExtractor, createLocalEngine, type Extractor } from '@shortlist/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../../../packages/screening/tests/support/make-pdf.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { add, get, screen } from '../support/upload.js';

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

const wanda = [
  'Wanda Kosmala\nwanda.kosmala@example.com\n\nExperience\nFlorist, Blumen Wien, 2016 - 2020',
  'Education\nGarden school, 2015',
];
const rufus = [
  'Rufus Achterberg\nrufus.achterberg@example.com\n\nExperience\nStaff nurse, Haven Clinic, 2012 - 2021',
  'Skills\nWound care, infection control',
];
const ida = ['Ida Ray\nida.ray@example.com\n\nExperience\nNurse, Elm House, 2019 - 2023'];

function makeFile(pages: readonly string[]): Promise<Buffer> {
  return makePdf((document) => {
    for (const [at, page] of pages.entries()) {
      if (at > 0) document.addPage();
      document.fontSize(11).text(page);
    }
  });
}

const advert = 'Staff nurse\nMust have:\n- wound care\n- infection control';
const sortedNames = ({ candidates }: ProcessingResult) =>
  candidates.map(({ candidate, fileName }) => [candidate, fileName]).toSorted();

describe('a file of several resumes', () => {
  it('becomes candidates, charged one by one, each with its pages', async () => {
    const jobId = randomUUID();
    const files = [['all.pdf', await makeFile([...wanda, ...rufus])] as const];
    const { body } = await screen(instance, { jobId, jobDescription: advert, files });
    const result = body as ProcessingResult;
    expect(sortedNames(result)).toEqual([
      ['Rufus Achterberg', 'all.pdf, pages 3–4'],
      ['Wanda Kosmala', 'all.pdf, pages 1–2'],
    ]);
    const found = result.candidates.find(({ email }) => email === 'rufus.achterberg@example.com');
    const part = { fileName: 'all.pdf', firstPage: 3, lastPage: 4, resumes: 2 };
    expect(found).toMatchObject({ part, facts: { years: { computed: 9 } } });
    // The page is that of the file.
    expect(found?.verdicts[0]).toMatchObject({ verdict: 'met', place: { page: 4 } });
    const { body: resume } = await get(
      instance,
      `/resumes/job/${jobId}/candidate/${found?.id}/resume`,
    );
    expect(resume).toMatchObject({ part, pageStarts: [0, expect.any(Number)] });
    expect(resume.text).toMatch(/^Rufus Achterberg/);
    expect((await get(instance, `/resumes/job/${jobId}`)).body).toMatchObject({
      total: 2,
      done: 2,
      tokensUsed: Math.ceil(advert.length / 4) + 2 * 500,
    });
  });

  it('is added with as many resumes as it holds', async () => {
    const jobId = randomUUID();
    await screen(instance, { jobId, files: [['one.pdf', await makeFile(wanda)]] });
    const added = await add(instance, jobId, {
      uploadId: randomUUID(),
      files: [['more.pdf', await makeFile([...rufus, ...ida])]],
    });
    expect(added.body).toMatchObject({ total: 3 });
    const next = await add(instance, jobId, {
      uploadId: randomUUID(),
      files: [['last.pdf', await makeFile(ida)]],
    });
    expect(next.body).toMatchObject({ total: 4 });
    const { body } = await get(instance, `/resumes/job/${jobId}`);
    expect(sortedNames(body).map(([, fileName]) => fileName)).toContain('more.pdf, pages 1–2');
  });

  it('stays whole, and says so, where the account has no tokens for more', async () => {
    harness.usage.remaining = 600;
    const files = [['all.pdf', await makeFile([...wanda, ...rufus, ...ida])] as const];
    const { body } = await screen(instance, { jobDescription: advert, files });
    harness.usage.remaining = undefined;
    const [only, ...others] = (body as ProcessingResult).candidates;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ candidate: 'Wanda Kosmala', fileName: 'all.pdf' });
    expect(only?.flags.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('holds 3 resumes. We scored only the first'),
    );
  });
});
