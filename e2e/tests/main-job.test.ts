import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.js';
import { readMailbox } from './support/mailbox.js';
import { forgetSignIn, mina, signIn, signUp, verifyEmail } from './support/person.js';
import { type Product, repositoryRoot, startProduct } from './support/product.js';
import { waitFor } from './support/wait-for.js';

const samples = path.join(repositoryRoot, 'samples');
const resume = (name: string) => path.join(samples, 'resumes', name);
/** One of each format; people and figures below are what these files say. */
const files = ['amara-okafor.pdf', 'olena-kovalenko.docx', 'chidi-eze.doc'].map(resume);

let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') complaints.push(`console: ${entry.text()}`);
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const count = (tab: string) => page.getByRole('tab', { name: new RegExp(`^${tab}`) });

describe('the main job', () => {
  it('begins at the landing page', async () => {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.waitForURL('**/signup');
    await page.getByLabel('First name').waitFor();
    expect(complaints).toEqual([]);
  });

  it('signs up, verifies by the mail that arrives, and signs in', async () => {
    await signUp(page, product.url, mina);
    await verifyEmail(page, product.url, mina);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, product.url, mina);
    expect(complaints).toEqual([]);
  });

  it('uploads three real files with a job description and a threshold', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Upload Resume' }).first().click();
    const jobDescription = await readFile(path.join(samples, 'job-description.txt'), 'utf8');
    await page.getByRole('textbox', { name: 'Job Description' }).fill(jobDescription);
    await page.locator('input[data-upload=files]').setInputFiles(files);
    await page.getByText('Uploaded Files (3)').waitFor();
    await page.getByLabel('AI Comparison Threshold').fill('60');
    const estimate = Math.ceil(jobDescription.length / 4) + 3 * 500;
    await page.getByText(estimate.toLocaleString('en-US')).waitFor();
    await page.getByRole('button', { name: 'Process Resumes with AI' }).click();
    await page.waitForURL('**/processing**');
    await heading('AI Resume Processing').waitFor();
    await page.waitForURL('**/results?job=*', { timeout: 60_000 });
    expect(complaints).toEqual([]);
  });

  it('shows what the files say, split at the threshold', async () => {
    await heading('Screening Results').waitFor();
    await page.getByText('3 resumes processed').waitFor();
    const best = page.getByRole('article', { name: 'Amara Okafor' });
    await best.getByText('amara-okafor.pdf').waitFor();
    await best.getByText('@example.com').waitFor();
    await best.getByText(/^\d+ years$/).waitFor();
    const score = Number(/Score (\d+)/.exec((await best.textContent()) ?? '')?.[1]);
    expect(score).toBeGreaterThanOrEqual(60);
    await best.getByRole('button', { name: /View Details/ }).click();
    const quote = await best.locator('mark').first().textContent();
    expect(quote?.length).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });

  it('keeps off the shortlist somebody who only wants to be what the job needs', async () => {
    expect(await page.getByRole('article', { name: 'Chidi Eze' }).count()).toBe(0);
    await count('Everyone').click();
    const row = page.locator('tr[data-person]', { hasText: 'Chidi Eze' });
    const score = (await row.locator('[data-score]').textContent()) ?? '';
    expect(Number(/\d+/.exec(score)?.[0])).toBeLessThan(40);
    await count('Shortlisted').click();
    await page.getByRole('article', { name: 'Amara Okafor' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('exports the shortlist as an Excel file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Excel' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('shortlisted_candidates.xlsx');
    const rows = await readSheet(await file.path(), 'Shortlisted Candidates');
    expect(rows[0]?.slice(0, 7)).toEqual([
      'Candidate Name',
      'Email',
      'Score (%)',
      'Experience',
      'Skills',
      'Summary',
      'File Name',
    ]);
    expect(rows.some((row) => row[0] === 'Amara Okafor' && row[6] === 'amara-okafor.pdf')).toBe(
      true,
    );
    expect(rows.slice(1).every((row) => Number(row[2]) >= 60)).toBe(true);
  });

  it('drafts rejection emails and sends them, each once', async () => {
    await count('Rejections').click();
    await heading('Rejection Email Management').waitFor();
    await page
      .getByText(/Thank you for your application - .* Position/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Send All Emails' }).click();
    await page.getByText(/You.re about to send \d rejection email/).waitFor();
    await page.getByRole('button', { name: 'Yes, Send Emails' }).click();
    await page
      .getByRole('region', { name: 'Outbox' })
      .getByText(/go(es)? out in/)
      .waitFor();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page
      .getByRole('dialog')
      .getByText(/\d sent successfully, 0 failed\./)
      .waitFor();
    const rejections = await waitFor(
      async () => {
        const mails = await readMailbox(product.url);
        return mails.filter((mail) => mail.subject.startsWith('Thank you for your application'));
      },
      { what: 'the rejection emails' },
    );
    expect(new Set(rejections.map((mail) => mail.to)).size).toBe(rejections.length);
    for (const mail of rejections) expect(mail.text).not.toMatch(/\{\{|undefined|null|score/i);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/dashboard', 'Mina'],
    ['/upload', 'Upload & Process'],
    ['/results', 'Screening Results'],
    ['/subscription', 'Subscription'],
  ])('is there again after a reload of %s', async (route, title) => {
    await page.goto(product.url + route);
    await heading(title).first().waitFor();
    await page.reload();
    await heading(title).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds the result in the history after the process was killed and started again', async () => {
    await product.kill();
    product = await startProduct({ dataDir, port: Number(new URL(product.url).port) });
    await forgetSignIn(page);
    await signIn(page, product.url, mina);
    await page.locator('a[href*="/results?job="]').first().click();
    await heading('Screening Results').waitFor();
    await page.getByRole('article', { name: 'Amara Okafor' }).waitFor();
    await count('Rejections').click();
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
    expect(await page.getByText(/^sent \d\d:\d\d$/).count()).toBeGreaterThan(0);
  });

  it('signs out, and the guard keeps the pages', async () => {
    await page.getByRole('button', { name: /user menu/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/signin');
    await page.goto(`${product.url}/results`);
    await page.waitForURL('**/signin');
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.endsWith('_token'))).toEqual([]);
  });
});
