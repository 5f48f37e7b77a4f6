import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from './support/person.js';
import { createResultsPage } from './support/results-page.js';
import { readJob, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { makeWordFile } from './support/word-file.js';

const german = `Sabine Keller
sabine.keller@example.com
Berufserfahrung
Seit 2012 Stationsleitung auf einer internistischen Station mit 28 Betten, verantwortlich für Dienstplanung und Beurteilungen
2005 – 2012 Gesundheits- und Krankenpflegerin, Klinikum Nord
Ausbildung
2002 – 2005 Ausbildung zur Gesundheits- und Krankenpflegerin
Kenntnisse
Wundversorgung, Medikamentengabe, Anleitung von Auszubildenden`;

const invoice = `Bright Spark Supplies Ltd
INVOICE
Invoice number: BS-20391
Bill to: Harbour Vale Hospital
Nurse call units, quantity 4, unit price 210.00
Subtotal 840.00
VAT 168.00
Total due 1008.00
Payment terms: 30 days`;

let session: Session;
const results = () => createResultsPage(session.page);
const tabCount = (name: string, count: number) => results().tab(name, count).waitFor();
let jobId = '';
const job = () => readJob(session.page, session.url, jobId);

beforeAll(async () => {
  session = await openSession(mina);
});

afterAll(() => session.close());

describe('what the machine must not decide', () => {
  it('is kept apart: a resume in another language, and a file that is no resume', async () => {
    const { page, url } = session;
    await page.goto(`${url}/upload`);
    const advert = await readFile(path.join(samples, 'job-description.txt'), 'utf8');
    await page.getByRole('textbox', { name: 'Job Description' }).fill(advert);
    const mimeType = 'application/msword';
    const okafor = path.join(samples, 'resumes', 'amara-okafor.pdf');
    await page.locator('input[data-upload=files]').setInputFiles([
      { name: 'keller.doc', mimeType, buffer: makeWordFile(german) },
      { name: 'invoice.doc', mimeType, buffer: makeWordFile(invoice) },
      { name: 'amara-okafor.pdf', mimeType: 'application/pdf', buffer: await readFile(okafor) },
    ]);
    await page.getByText('Uploaded Files (3)').waitFor();
    await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
    await page.waitForURL('**/results?job=*', { timeout: 60_000 });
    jobId = new URL(page.url()).searchParams.get('job') ?? '';
    await tabCount('Shortlisted', 1);
    await tabCount('Rejections', 0);
    await tabCount('To review', 1);
    await tabCount('Could not be read', 1);
    expect((await job()).rejectionEmails).toEqual([]);
  });

  it('says why, and shows no score as if it counted', async () => {
    await results().tab('To review').click();
    const card = results().row('Sabine Keller');
    await card.getByText(/in German, the job description in English/).waitFor();
    expect(await card.textContent()).toContain('Score not used');
    await results().details('Sabine Keller').click();
    await card.getByText('German', { exact: true }).waitFor();
  });

  it('scores the invoice all the same when asked, and shows it as a candidate', async () => {
    const { page } = session;
    await results().tab('Could not be read').click();
    await page.getByText('This is not a resume: it reads like an invoice.').waitFor();
    await page.getByRole('button', { name: /Score it anyway/ }).click();
    await tabCount('Rejections', 1);
    await results().tab('Could not be read').waitFor({ state: 'detached' });
    expect((await job()).rejected).toBe(1);
    await page.reload();
    await tabCount('Rejections', 1);
    await tabCount('To review', 1);
  });

  it('is decided by a person, who is then mailed or not as everybody is', async () => {
    const { page } = session;
    await results().tab('To review').click();
    await page.getByRole('button', { name: /Move to rejected.*Sabine Keller/ }).click();
    await results()
      .dialog()
      .getByRole('textbox', { name: 'Reason' })
      .fill('No licence for this country.');
    await results().dialog().getByRole('button', { name: 'Move to rejected' }).click();
    await tabCount('Rejections', 2);
    await results().tab('To review').waitFor({ state: 'detached' });
    const { rejectionEmails, review } = await job();
    expect(review).toBe(0);
    expect(rejectionEmails.map(({ email }) => email)).toContain('sabine.keller@example.com');
    expect(session.complaints).toEqual([]);
  });
});
