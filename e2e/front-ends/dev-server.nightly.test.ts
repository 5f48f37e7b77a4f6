import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { repositoryRoot } from '../tests/support/product.js';

interface Copy {
  readonly folder: string;
  remove(): Promise<void>;
}
interface RunningDev {
  printed(text: string): Promise<void>;
  end(signal: string): Promise<number | null>;
  output(): string;
}

/** Support of the commands' own tests, which is not typed. */
const support = async <Module>(file: string) =>
  (await import(path.join(repositoryRoot, 'scripts/tests/support', file))) as Module;

let copy: Copy;
let dev: RunningDev;
let browser: Browser;
let port: number;
/** Complaints of a page in its console, including everything that its policy forbade. */
const complaints: string[] = [];

beforeAll(async () => {
  const { copyForDevelopment } = await support<{
    copyForDevelopment(name: string): Promise<Copy>;
  }>('copy-for-development.mjs');
  const { runDev } = await support<{ runDev(options: object): RunningDev }>('run-dev.mjs');
  [copy, port, browser] = await Promise.all([
    copyForDevelopment('marketing'),
    findFreePort(),
    launchBrowser(),
  ]);
  dev = runDev({ folder: copy.folder, port, args: ['marketing', '--no-types'] });
  await dev.printed(`Shortlist   http://localhost:${port}`);
});

afterAll(async () => {
  await browser?.close();
  await dev?.end('SIGKILL');
  await copy?.remove();
});

async function open(host: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${host}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${host}: ${error.message}`));
  const socket = page.waitForEvent('websocket', (opened) =>
    opened.url().startsWith(`ws://${host}:${port}/dev/marketing/`),
  );
  await page.goto(`http://${host}:${port}/contact`);
  await Promise.all([
    page.getByRole('heading', { name: 'Contact us', exact: true }).waitFor(),
    socket,
  ]);
  return page;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const target = path.join(copy.folder, file);
  const text = await readFile(target, 'utf8');
  expect(text).toContain(from);
  await writeFile(target, text.replace(from, to));
}

const contactPage = 'mfe-marketing/src/features/contact/components/ContactPage.tsx';

it('shows an edit of a remote in the shell, with what was typed, by whichever name the product is called', async () => {
  const pages = await Promise.all(['localhost', '127.0.0.1', 'dev.localhost'].map(open));
  for (const page of pages) await page.getByLabel('Full Name').fill('Ada Lovelace');
  await edit(contactPage, 'Contact us', 'Talk to us');
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { name, exact: true }).waitFor();
  for (const page of pages) {
    await heading(page, 'Talk to us');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada Lovelace');
  }
  expect(complaints).toEqual([]);
  // As a developer has it: one page is open, and something was edited before.
  const [page, ...others] = pages;
  for (const other of others) await other.close();
  const since = performance.now();
  await edit(contactPage, 'Talk to us', 'Write to us');
  if (page) await heading(page, 'Write to us');
  console.log(`From the edit to the screen: ${Math.round(performance.now() - since)} ms.`);
  await page?.close();
});

it('shows an edit of the shell, and the remotes beside it as they were built', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`http://localhost:${port}/signin`);
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.goto(`http://localhost:${port}/contact`);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await edit('shell/src/footer/SiteFooter.tsx', 'Privacy Policy', 'Your privacy');
  await page.getByRole('contentinfo').getByText('Your privacy').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada Lovelace');
  await page.close();
});

it('tells of what can not be compiled, and goes on when it is mended', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`http://localhost:${port}/contact`);
  await page.getByLabel('Full Name').waitFor();
  await edit(contactPage, '<Wrap>', '<Wrap');
  await dev.printed("marketing can't be compiled");
  await dev.printed('ContactPage.tsx');
  await edit(contactPage, '<Wrap', '<Wrap>');
  await edit(contactPage, 'Frequently asked questions', 'Often asked');
  const heading = page.getByRole('heading', { name: 'Often asked', exact: true });
  await heading.waitFor();
  expect(await heading.isVisible()).toBe(true);
  await page.close();
});

it('ends with Ctrl-C, and nothing goes on', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
});
