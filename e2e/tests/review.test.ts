import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Recruiter } from './support/person.js';
import { readJob, readSamples, samples, screenFiles } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { waitFor } from './support/wait-for.js';

const recruiter: Recruiter = {
  firstName: 'Rhea',
  lastName: 'Viewer',
  email: 'rhea@example.com',
  password: 'a long enough password',
};

const sampleNames = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
];

let session: Session;
let page: Page;
let jobId: string;
/** Names by score, the best first. */
let names: string[];
/** The candidate whose resume has evidence. */
let bestId: string;

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const choices = async () => {
  const { candidates } = await readJob(page, session.url, jobId);
  return Object.fromEntries(
    candidates.flatMap(({ candidate, override }) =>
      override ? [[candidate, override.status]] : [],
    ),
  );
};

beforeAll(async () => {
  session = await openSession(recruiter);
  ({ page } = session);
  const files = await readSamples(sampleNames);
  const job = await screenFiles(page, session.url, { files, comparisonScore: 50 });
  ({ jobId } = job);
  const ranked = [...job.candidates].sort((a, b) => b.score - a.score);
  names = ranked.map(({ candidate }) => candidate);
  bestId = ranked[0]?.id ?? '';
});

beforeEach(() => {
  session.complaints.length = 0;
});

afterAll(async () => {
  await session.close();
});

describe('reviewing by keyboard alone', () => {
  it('decides about everybody, takes one back, and leaves everything with the server', async () => {
    const [first, second, third, fourth, last] = names as [string, string, string, string, string];
    await page.goto(`${session.url}/results?job=${jobId}`);
    await page.getByRole('link', { name: /^Review (\d+ undecided|one by one)/ }).focus();
    await page.keyboard.press('Enter');
    await heading(first).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);

    // The marked line of the next criterion is in view.
    await page.locator('mark[data-on]').first().waitFor();
    await page.keyboard.press('c');
    const box = await page.locator('mark[data-on]').first().boundingBox();
    expect(box && box.y > 56 && box.y + box.height < 900 - 68).toBe(true);

    await page.keyboard.press('s');
    await heading(second).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Ask about nights');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await heading(third).waitFor();
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Starred' }).waitFor();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Others fit better' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).focus();
    await page.keyboard.press('Enter');
    await heading(fourth).waitFor();
    // The reason is kept: no dialog.
    await page.keyboard.press('r');
    await heading(last).waitFor();
    await page.keyboard.press('z');
    await heading(fourth).waitFor();
    await page.getByText('3 of 5 decided').first().waitFor();

    await page.reload();
    await heading(fourth).waitFor();
    await page.getByText('3 of 5 decided').first().waitFor();
    // A minute without a connection costs nothing.
    await page.context().setOffline(true);
    await page.keyboard.press('r');
    await heading(last).waitFor();
    await page.keyboard.press('s');
    await heading('All done').waitFor();
    await page.getByText(/^2 changes wait for your connection/).waitFor();
    session.complaints.length = 0;
    await page.context().setOffline(false);
    await waitFor(async () => Object.keys(await choices()).length === 5, {
      what: 'all decisions with the server',
    });
    expect(await choices()).toEqual({
      [first]: 'shortlisted',
      [second]: 'maybe',
      [third]: 'rejected',
      [fourth]: 'rejected',
      [last]: 'shortlisted',
    });
    await page.getByText(/wait for your connection/).waitFor({ state: 'detached' });
    const { candidates } = await readJob(page, session.url, jobId);
    const byName = new Map(candidates.map((candidate) => [candidate.candidate, candidate]));
    expect(byName.get(second)?.note).toBe('Ask about nights');
    expect(byName.get(third)?.starred).toBe(true);
    expect(byName.get(fourth)?.override?.reason).toBe('Others fit better');

    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Screening Results' }).waitFor();
    await page.goBack();
    await heading('All done').waitFor();
    expect(session.complaints).toEqual([]);
  });

  it('shows the PDF as it was sent while the tab holds it, and says so when not', async () => {
    await page.goto(`${session.url}/results?job=${jobId}&view=review`);
    await page.getByText('Original file not kept (privacy). Showing its text').waitFor();

    await page.goto(`${session.url}/upload`);
    await page
      .getByRole('textbox', { name: 'Job Description' })
      .fill('Ward manager. Must have: registered nurse.');
    await page
      .locator('input[data-upload=files]')
      .setInputFiles(`${samples}/resumes/amara-okafor.pdf`);
    await page.getByRole('button', { name: /^Process/ }).click();
    await page
      .getByRole('link', { name: /^Review (\d+ undecided|one by one)/ })
      .click({ timeout: 60_000 });
    await heading('Amara Okafor').waitFor();
    await page.keyboard.press('o');
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/^blob:/);
    expect(session.complaints).toEqual([]);
  });

  it('fits a phone: no sideways scrolling, and the marked line one tap away', async () => {
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${session.url}/results?job=${jobId}&view=review&candidate=${bestId}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const peek = page.getByRole('button', { name: /in the resume/ });
      await peek.waitFor();
      const widths = await page.evaluate<number[]>(
        `[document.documentElement, ...document.querySelectorAll('[data-fills-screen] > *')].map((each) => each.scrollWidth)`,
      );
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      await peek.click();
      await page.getByRole('button', { name: /Back to the requirements/ }).waitFor();
      const box = await page.locator('mark[data-on]').first().boundingBox();
      expect(box && box.y > 0 && box.y < 740).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
