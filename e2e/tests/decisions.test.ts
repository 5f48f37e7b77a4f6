import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { http } from '@shortlist/contracts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { tabTo } from './support/keyboard.js';
import { signIn, signUp, verifyEmail, type Recruiter } from './support/person.js';
import { startProduct, type Product } from './support/product.js';
import { countFrom, readJob, readSamples, screenFiles } from './support/screening.js';

const recruiter: Recruiter = {
  firstName: 'Ines',
  lastName: 'Halvorsen',
  email: 'ines@example.com',
  password: 'a long enough password',
};

const sampleNames = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
];
/** Shows all that the job asks for. */
const best = 'Amara Okafor';
/** Has another profession. */
const least = 'Olena Kovalenko';
const threshold = 60;
const reason = 'Ward closed; asked to be considered for the next vacancy.';

let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;
let jobId: string;
const complaints: string[] = [];

const openResults = async () => {
  await page.goto(`${product.url}/results?job=${jobId}`);
  await page.getByRole('heading', { name: 'Screening Results' }).waitFor();
};
const currentJob = () => readJob(page, product.url, jobId);
const tab = (name: string, count?: number) =>
  page.getByRole('tab', {
    name: count === undefined ? name : new RegExp(`^${name} ?\\(${count}\\)$`),
  });
const row = (name: string) => page.getByRole('article', { name });
const details = (name: string) => row(name).getByRole('button', { name: /View Details/ });
/** The criteria of an opened candidate that have evidence; each says which part of the resume it is. */
const criteriaWithEvidence = (name: string) => row(name).locator('button[aria-pressed]');
const highlighted = (name: string) =>
  page.getByRole('region', { name: `Resume of ${name}` }).locator('mark');
const whatIf = () => page.getByRole('complementary', { name: 'What if' });
const slider = () => whatIf().getByLabel('Threshold to try');
const dialog = () => page.getByRole('dialog');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') complaints.push(`console: ${entry.text()}`);
  });
  await signUp(page, product.url, recruiter);
  await verifyEmail(page, product.url, recruiter);
  await signIn(page, product.url, recruiter);
  const resumes = await readSamples(sampleNames);
  const whole = await readSamples(['fatima-al-rashid.docx']);
  const damaged = [
    { fileName: 'nothing-in-it.pdf', bytes: new Uint8Array() },
    { fileName: 'cut-off.docx', bytes: whole[0]?.bytes.slice(0, 4000) ?? new Uint8Array() },
  ];
  const upload = { files: [...resumes, ...damaged], comparisonScore: threshold };
  ({ jobId } = await screenFiles(page, product.url, upload));
}, 120_000);

beforeEach(async () => {
  complaints.length = 0;
  await openResults();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('checking a screening', () => {
  it('lists the files that could not be read, each with its own reason', async () => {
    await tab('Could not be read', 2).click();
    const files = page.getByRole('region', { name: 'Files that could not be read' });
    const lines = await files.getByRole('listitem').allTextContents();
    const reasonFor = (fileName: string) => lines.find((line) => line.startsWith(fileName));
    expect(reasonFor('nothing-in-it.pdf')).toContain('contains no text');
    expect(reasonFor('cut-off.docx')).toContain('damaged or incomplete');
    expect(complaints).toEqual([]);
  });

  it('highlights in the resume exactly what each criterion quotes', async () => {
    await details(best).click();
    await highlighted(best).first().waitFor();
    const criteria = await criteriaWithEvidence(best).all();
    expect(criteria.length).toBeGreaterThan(5);
    const { candidates } = await currentJob();
    const { verdicts } = candidates.find(({ candidate }) => candidate === best) ?? { verdicts: [] };
    const quotes = verdicts.flatMap(({ quote }) => (quote === null ? [] : [quote]));
    const shown: (string | null)[] = [];
    for (const criterion of criteria) {
      await criterion.click();
      const quote = await criterion.locator('q').textContent();
      expect(await highlighted(best).allTextContents()).toEqual([quote]);
      shown.push(quote);
    }
    expect(shown.toSorted()).toEqual(quotes.toSorted());
    expect(complaints).toEqual([]);
  });

  it('opens the evidence and selects a criterion with the keyboard alone', async () => {
    await page.getByRole('tab', { name: /^Shortlisted/ }).focus();
    await tabTo(page, details(best));
    await page.keyboard.press('Enter');
    await highlighted(best).first().waitFor();
    const last = criteriaWithEvidence(best).last();
    expect(await last.getAttribute('aria-pressed')).toBe('false');
    await tabTo(page, last);
    await page.keyboard.press('Space');
    expect(await last.getAttribute('aria-pressed')).toBe('true');
    expect(await highlighted(best).allTextContents()).toEqual([
      await last.locator('q').textContent(),
    ]);
    expect(complaints).toEqual([]);
  });

  it('finds that no score goes by name, pronoun, year or postcode', async () => {
    await tab('Analytics').click();
    await page.getByRole('button', { name: 'Run swap test' }).click();
    await page.getByText('No score shifted').waitFor();
    await page.getByText(`All ${sampleNames.length} resumes were scored again.`).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what if', () => {
  it('counts anew while the threshold moves, and goes back with Reset', async () => {
    const { candidates } = await currentJob();
    const before = countFrom(candidates, threshold);
    const outcome = (count: number) => `${count} of ${candidates.length} shortlisted`;
    await whatIf().getByText(outcome(before)).waitFor();
    for (const [tried, expected] of [
      ['0', candidates.length],
      ['100', countFrom(candidates, 100)],
    ] as const) {
      await slider().fill(tried);
      await whatIf().getByText(outcome(expected)).waitFor();
      expect(expected).not.toBe(before);
    }
    await whatIf().getByRole('button', { name: 'Reset' }).click();
    await whatIf().getByText(outcome(before)).waitFor();
    expect(await slider().inputValue()).toBe(String(threshold));
    expect((await currentJob()).comparisonScore).toBe(threshold);
  });

  it('keeps an applied threshold', async () => {
    const { candidates } = await currentJob();
    const lower = Math.min(...candidates.map(({ score }) => score)) + 1;
    const expected = countFrom(candidates, lower);
    expect(expected).not.toBe(countFrom(candidates, threshold));
    await slider().fill(String(lower));
    await whatIf().getByRole('button', { name: 'Apply' }).click();
    await tab('Shortlisted', expected).waitFor();
    await page.reload();
    await tab('Shortlisted', expected).waitFor();
    await tab('Rejections', candidates.length - expected).waitFor();
    expect(await slider().inputValue()).toBe(String(lower));
    expect(complaints).toEqual([]);
  });

  it('scores without a criterion that was switched off', async () => {
    const before = await currentJob();
    const scoreOf = (job: typeof before, name: string) =>
      job.candidates.find(({ candidate }) => candidate === name)?.score;
    const name = 'Grace Lindqvist';
    const verdicts = before.candidates.find(({ candidate }) => candidate === name)?.verdicts ?? [];
    const lacking = verdicts.find(({ verdict }) => verdict === 'not-found')?.criterionId;
    const { text = '' } = before.criteria.find(({ id }) => id === lacking) ?? {};
    const showAll = whatIf().getByRole('button', { name: /^Show all/ });
    const counts = whatIf().getByRole('checkbox', { name: text, exact: true });
    await showAll.click();
    await counts.uncheck();
    await whatIf().getByRole('button', { name: 'Apply' }).click();
    await page.getByText(/^Applied: /).waitFor();
    await page.reload();
    await showAll.click();
    expect(await counts.isChecked()).toBe(false);

    const after = await currentJob();
    expect(scoreOf(after, name)).toBeGreaterThan(scoreOf(before, name) ?? 100);
    await row(name)
      .getByText(`Score ${scoreOf(after, name)}`, { exact: true })
      .waitFor();
    await details(name).click();
    await row(name).getByRole('listitem').filter({ hasText: text }).getByText('· off').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a decision by a person', () => {
  it('needs a reason, moves the candidate and stays', async () => {
    const { rejected } = await currentJob();
    await row(best)
      .getByRole('button', { name: /Move to rejected/ })
      .click();
    const move = dialog().getByRole('button', { name: 'Move to rejected' });
    await move.click();
    await dialog().getByText('Please give a reason').waitFor();
    await dialog().getByLabel('Reason').fill(reason);
    await move.click();
    await dialog().waitFor({ state: 'detached' });
    await row(best).waitFor({ state: 'detached' });
    for (const visit of ['at once', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await tab('Rejections', rejected + 1).click();
      await row(best).getByText(`Moved by ${recruiter.email}`).getByText(reason).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('stands in the decision record, on the page and in its file', async () => {
    await page.getByRole('link', { name: 'Decision record' }).click();
    const table = page.getByRole('table', { name: `Decisions about ${best}` });
    const moved = table.getByRole('row').filter({ hasText: 'Moved by a person' });
    await moved.getByText(reason).waitFor();
    await moved.getByText('Shortlisted to rejected').waitFor();
    await moved.getByText(recruiter.email).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const file = await (await download).path();
    const record = http.getDecisionRecord.response.parse(JSON.parse(await readFile(file, 'utf8')));
    expect(record.jobId).toBe(jobId);
    const decision = record.decisions.find(({ kind }) => kind === 'overridden');
    expect(decision).toMatchObject({
      candidate: best,
      by: recruiter.email,
      from: 'shortlisted',
      to: 'rejected',
      why: reason,
    });
    expect(complaints).toEqual([]);
  });
});

describe('the template of the rejection emails', () => {
  beforeEach(async () => {
    await tab('Rejections').click();
    await page.getByRole('button', { name: 'Edit template' }).click();
  });

  it('is previewed as it is written, and drafts the emails again', async () => {
    const preview = dialog().getByRole('region', { name: 'Preview' });
    await dialog().getByLabel('Subject').fill('News about {{job_title}}');
    await dialog().getByLabel('Email').fill('Dear {{first_name}},\n\nthank you from {{company}}.');
    await dialog().getByLabel('Company').fill('Harbour Vale');
    await preview.getByText('thank you from Harbour Vale.').waitFor();
    const { title } = await currentJob();
    await preview.getByText(`News about ${title}`).waitFor();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    await row(least).getByText('Dear Olena,').waitFor();
    await row(best).getByText('Dear Amara,').waitFor();
    const { rejectionEmails } = await currentJob();
    expect(new Set(rejectionEmails.map(({ subject }) => subject))).toEqual(
      new Set([`News about ${title}`]),
    );
    expect(complaints).toEqual([]);
  });

  it('refuses a placeholder it does not know, with the reason, and keeps the drafts', async () => {
    const { rejectionEmails: before } = await currentJob();
    await dialog().getByLabel('Email').fill('Dear {{first_name}}, your score was {{score}}.');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('The template uses {{score}}, which is not known.').waitFor();
    expect((await currentJob()).rejectionEmails).toEqual(before);
    // The browser notes each refused request.
    expect(complaints).toEqual([expect.stringContaining('422')]);
  });
});
