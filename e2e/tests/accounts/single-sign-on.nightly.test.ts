import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { signIn, signUp, verifyEmail } from '../support/person.js';
import { type Product, repositoryRoot, startProduct } from '../support/product.js';

const run = promisify(execFile);
const tomas = {
  firstName: 'Tomás',
  lastName: 'Arriaga',
  email: 'tomas.arriaga@people.example',
  password: 'nine green bottles hang',
};
const domain = 'people.example';
let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openBrowser(): Promise<void> {
  await page?.context().close();
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(30_000);
}

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choosePerson = (name: string) => page.getByRole('button', { name }).click();

const commandUser = (...words: string[]) =>
  run(process.execPath, ['stack/dist/cli/user.js', ...words], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir },
  });

it('is set up, tested, and signs a new colleague in', async () => {
  await openBrowser();
  await signUp(page, product.url, tomas);
  await verifyEmail(page, product.url, tomas);
  await signIn(page, product.url, tomas);
  await page.goto(`${product.url}/account/workspace`);
  await page
    .getByRole('region', { name: 'Single sign-on' })
    .getByRole('button', { name: 'Set up' })
    .click();
  await page.getByLabel('Issuer').fill(`${product.url}/identity`);
  await page.getByLabel('Client id').fill('shortlist-workspace');
  await page.getByLabel('Client secret').fill('sample-secret-of-this-machine');
  await choose('Save');
  await page.getByText('not tested yet').waitFor();
  await choose('Add domain');
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText(`_shortlist.${domain}`).waitFor();
  await commandUser('domain', tomas.email, domain);

  await page.reload();
  await choose('Test sign-in');
  await choosePerson('Tomás Arriaga');
  await page.waitForURL('**/account/workspace');
  await page.getByText('The test passed.').waitFor();
  await page.getByText('last test passed').waitFor();
  await page.getByRole('switch', { name: 'Only by single sign-on' }).click();
  await page.getByRole('switch', { checked: true }).waitFor();

  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await page.getByRole('link', { name: 'Single sign-on' }).click();
  await page.getByLabel('Work email').fill(`maya.lindqvist@${domain}`);
  await choose('Continue');
  await choosePerson('Maya Lindqvist');
  await page.waitForURL('**/dashboard');
  expect(page.url()).not.toContain('code=');

  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('Email', { exact: true }).fill(tomas.email);
  await page.getByLabel('Password', { exact: true }).fill(tomas.password);
  await choose('Sign In');
  await page.getByText('Your workspace asks you to sign in by single sign-on.').waitFor();
}, 180_000);
