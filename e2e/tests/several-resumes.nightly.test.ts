import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePdf } from '../../packages/screening/tests/support/make-pdf.js';
import { mina } from './support/person.js';
import { readJob, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

let session: Session;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'several-'));
  session = await openSession(mina);
});

afterAll(async () => {
  await session.close();
  await rm(folder, { recursive: true });
});

const pages = [
  'Wanda Kosmala\nwanda.kosmala@example.com\n\nExperience\nFlorist, Blumen Wien, 2016 - 2020',
  'Education\nGarden school, 2015',
  'Rufus Achterberg\nrufus.achterberg@example.com\n\nExperience\nCharge nurse, Haven Clinic, 2012 - 2021',
  'Skills\nWound care, infection control, medication administration',
];

async function writeFileOfTwo(): Promise<string> {
  const bytes = await makePdf((document) => {
    for (const [at, text] of pages.entries()) {
      if (at > 0) document.addPage();
      document.fontSize(11).text(text);
    }
  });
  const file = path.join(folder, 'applications.pdf');
  await writeFile(file, bytes);
  return file;
}

it('a file of two resumes is two people, each with the pages of the file', async () => {
  const { page, url } = session;
  await page.goto(`${url}/upload`);
  await page
    .getByRole('textbox', { name: 'Job Description' })
    .fill(await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  await page.locator('input[data-upload=files]').setInputFiles(await writeFileOfTwo());
  await page.getByText('Each resume in a file becomes a candidate').waitFor();
  await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
  await page.waitForURL('**/results?job=*', { timeout: 60_000 });
  const jobId = new URL(page.url()).searchParams.get('job') ?? '';
  const { candidates } = await readJob(page, url, jobId);
  expect(candidates.map(({ candidate, fileName }) => [candidate, fileName]).toSorted()).toEqual([
    ['Rufus Achterberg', 'applications.pdf, pages 3–4'],
    ['Wanda Kosmala', 'applications.pdf, pages 1–2'],
  ]);
  await page.getByRole('link', { name: /^Review (\d+ undecided|one by one)/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const [first, last] = name === 'Rufus Achterberg' ? [3, 4] : [1, 2];
  const pagesOfOne = new RegExp(`This file holds 2 resumes\\. This one: pages.${first}.–.${last}`);
  await page.getByText(pagesOfOne).waitFor();
  await page.getByText(`Page ${first}`, { exact: true }).waitFor();
  await page.keyboard.press('o');
  const frame = page.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(new RegExp(`page=[${first}${last}]&`));
});
