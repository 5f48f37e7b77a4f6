import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMail } from '../../packages/screening/tests/support/make-mail.js';
import { makeZip } from '../../packages/screening/tests/support/make-zip.js';
import { mina } from './support/person.js';
import { createResultsPage } from './support/results-page.js';
import { readJob, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const resume = (name: string) => readFile(path.join(samples, 'resumes', name));
let session: Session;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  session = await openSession(mina);
});

afterAll(async () => {
  await session.close();
  await rm(folder, { recursive: true });
});

/** Two resumes of one name, a mail with a resume, and a picture. */
async function writeArchive(): Promise<string> {
  const mail = makeMail({ From: 'Grace <grace@example.com>', Subject: 'Charge Nurse' }, [
    { type: 'text/plain', content: 'I would like to work on your ward.' },
    {
      type: 'application/msword',
      content: await resume('grace-lindqvist.doc'),
      fileName: 'grace.doc',
    },
  ]);
  const file = path.join(folder, 'applications.zip');
  const files = [
    { name: 'Okafor/cv.pdf', content: await resume('amara-okafor.pdf') },
    { name: 'Hughes/cv.pdf', content: await resume('daniel-hughes.doc') },
    { name: 'mails/grace.eml', content: mail },
    { name: 'photo.png', content: Buffer.of(0x89, 0x50, 0x4e, 0x47, 0) },
  ];
  await writeFile(file, makeZip(files));
  return file;
}

it('an archive becomes its resumes, each with its name, letter or reason', async () => {
  const { page, url } = session;
  await page.goto(`${url}/upload`);
  await page
    .getByRole('textbox', { name: 'Job Description' })
    .fill(await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  await page.locator('input[data-upload=files]').setInputFiles(await writeArchive());
  await page.getByText('Opened when uploaded').waitFor();
  await page.getByText('or more, by the files in mails and inner archives').waitFor();
  await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
  await page.waitForURL('**/results?job=*', { timeout: 60_000 });
  const jobId = new URL(page.url()).searchParams.get('job') ?? '';
  const { candidates } = await readJob(page, url, jobId);
  expect(candidates.map(({ fileName }) => fileName).toSorted()).toEqual([
    'Hughes/cv.pdf',
    'Okafor/cv.pdf',
    'grace.doc',
  ]);
  const results = createResultsPage(page);
  await results.tab('Shortlisted').click();
  await results.details('Grace Lindqvist').click();
  await page.getByText('Mail with this resume (not scored)').click();
  await page.getByText('I would like to work on your ward.').waitFor();
  await results.tab('Could not be read', 1).click();
  await page.getByText('photo.png', { exact: true }).waitFor();
});
