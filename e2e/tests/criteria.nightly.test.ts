import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from './support/person.js';
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
const criteria = () => session.page.getByRole('group', { name: 'Requirements' });
const texts = () =>
  criteria()
    .getByLabel('Requirement', { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as unknown as { value: string }).value));
let jobId = '';
const job = () => readJob(session.page, session.url, jobId);

beforeAll(async () => {
  session = await openSession(mina);
});

afterAll(() => session.close());

describe('the criteria of a screening', () => {
  it('are in view below the description before anything is scored, to be changed', async () => {
    const { page, url } = session;
    await page.goto(`${url}/upload`);
    await page.getByRole('textbox', { name: 'Job Description' }).fill(advert);
    await page.getByLabel('Job title').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    const first = await criteria().getByRole('listitem').first().boundingBox();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const proposed = await texts();
    expect(proposed.join('\n')).toMatch(/NMC registration/);
    await criteria().getByText('registration: NMC').waitFor();
    await criteria().getByText('counts years: 3').waitFor();
    await page.getByLabel('Job title').fill('Night charge nurse');
    await page.getByLabel('Add a requirement').fill('Infection control audits');
    await page.getByLabel('Add a requirement').press('Enter');
    await page.getByLabel('Add a requirement').fill('Problem solver');
    await page.getByLabel('Add a requirement').press('Enter');
    await criteria().getByText('Vague: what would show this?').waitFor();
    await criteria().getByRole('button', { name: 'Leave out: Problem solver' }).click();
    await criteria()
      .getByRole('button', { name: /^Remove .*[Ll]eadership/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await criteria()
      .getByRole('button', { name: /^Remove .*[Ll]eadership/ })
      .click();
    const wanted = await texts();
    expect(wanted).toHaveLength(proposed.length);
    expect(wanted).toContain('Infection control audits');
    await page.reload();
    await page.getByLabel('Job title').waitFor();
    expect(await texts()).toEqual(wanted);
  });

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
    expect(used.map(({ text }) => text).sort()).toEqual(wanted.toSorted());
    expect(rejectionEmails.length).toBeGreaterThan(0);
    for (const { content } of rejectionEmails) expect(content).toContain('Night charge nurse');
  });

  it('give each score a band and a place, and say how its number is made', async () => {
    const card = results().row('Amara Okafor');
    await card.getByText(/(Strong|Good) · 1st of 3/).waitFor();
    await results().details('Amara Okafor').click();
    await card.getByText('How the number is made').click();
    const sum = card.getByText(/^Must-haves .* = \d+$/);
    await sum.waitFor();
    expect(await sum.textContent()).toContain('closeness of wording');
  });

  it('can be added after scoring: everybody is judged again, and taken back', async () => {
    const { page } = session;
    const before = await job();
    await page.getByRole('button', { name: 'Edit requirements' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add a requirement').fill('Discharge planning');
    await dialog.getByLabel('Add a requirement').press('Enter');
    await dialog.getByRole('button', { name: 'Rescore' }).click();
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
  });
});
