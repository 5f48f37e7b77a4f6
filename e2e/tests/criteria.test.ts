import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createResultsPage } from './support/results-page.js';
import { readJob, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const advert = `Charge Nurse
We are looking for a Charge Nurse to join our surgical ward.

Requirements
- Current NMC registration
- At least 3 years of acute nursing experience

Nice to have
- Leadership training`;

let session: Session;
const results = () => createResultsPage(session.page);
const criteria = () => session.page.getByRole('list', { name: 'What will be looked for' });
const texts = () =>
  criteria()
    .getByLabel('Criterion')
    .evaluateAll((fields) => fields.map((field) => (field as unknown as { value: string }).value));
let jobId = '';
const job = () => readJob(session.page, session.url, jobId);

beforeAll(async () => {
  session = await openSession({
    firstName: 'Mina',
    lastName: 'Castellano',
    email: 'mina@example.com',
    password: 'a long enough password',
  });
}, 120_000);

afterAll(() => session.close());

describe('the criteria of a screening', () => {
  it('stand beside the description before anything is scored, to be changed', async () => {
    const { page, url } = session;
    await page.goto(`${url}/upload`);
    await page.getByLabel('Job Description').fill(advert);
    await page.getByLabel('Job title').waitFor();
    const proposed = await texts();
    expect(proposed.join('\n')).toMatch(/NMC registration/);
    await page.getByLabel('Job title').fill('Night charge nurse');
    await page.getByLabel('Add a criterion').fill('Infection control audits');
    await page.getByLabel('Add a criterion').press('Enter');
    await criteria()
      .getByRole('button', { name: /^Remove .*[Ll]eadership/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await criteria()
      .getByRole('button', { name: /^Remove .*[Ll]eadership/ })
      .click();
    const wanted = await texts();
    expect(wanted).toHaveLength(proposed.length);
    expect(wanted.at(-1)).toBe('Infection control audits');
    await page.reload();
    await page.getByLabel('Job title').waitFor();
    expect(await texts()).toEqual(wanted);
  }, 60_000);

  it('are the ones that are looked for, and the title goes into the mails', async () => {
    const { page } = session;
    const wanted = await texts();
    await page
      .locator('input[data-upload=files]')
      .setInputFiles(
        ['amara-okafor.pdf', 'daniel-hughes.doc', 'grace-lindqvist.doc'].map((name) =>
          path.join(samples, 'resumes', name),
        ),
      );
    await page.getByText('Uploaded Files (3)').waitFor();
    await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
    await page.waitForURL('**/results?job=*', { timeout: 60_000 });
    jobId = new URL(page.url()).searchParams.get('job') ?? '';
    const { title, criteria: used, rejectionEmails } = await job();
    expect(title).toBe('Night charge nurse');
    expect(used.map(({ text }) => text)).toEqual(wanted);
    expect(rejectionEmails.length).toBeGreaterThan(0);
    for (const { content } of rejectionEmails) expect(content).toContain('Night charge nurse');
  }, 90_000);

  it('give each score a band and a place, and each word its points and its line', async () => {
    const card = results().row('Amara Okafor');
    await card.getByText(/(Strong|Good) · 1st of 3/).waitFor();
    await results().details('Amara Okafor').click();
    const words = card.getByRole('list', { name: 'Words in common with the job' });
    const word = words.getByRole('button').first();
    const [, text = ''] = /^(.*?)\d/.exec((await word.textContent()) ?? '') ?? [];
    await word.click();
    const mark = card.locator('mark').first();
    await mark.waitFor();
    expect((await mark.textContent())?.toLowerCase()).toBe(text);
  }, 60_000);

  it('can be added after scoring: everybody is judged again, and taken back', async () => {
    const { page } = session;
    const before = await job();
    await page.getByRole('button', { name: 'Edit criteria' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add a criterion').fill('Discharge planning');
    await dialog.getByLabel('Add a criterion').press('Enter');
    await dialog.getByRole('button', { name: 'Judge again' }).click();
    await dialog.waitFor({ state: 'detached' });
    const added = await job();
    const { id } = added.criteria.at(-1) ?? { id: '' };
    for (const { verdicts } of added.candidates) {
      expect(verdicts.map(({ criterionId }) => criterionId)).toContain(id);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    const after = await job();
    expect(after.criteria).toEqual(before.criteria);
    expect(after.candidates).toEqual(before.candidates);
    expect(session.complaints).toEqual([]);
  }, 60_000);
});
