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
const olive = {
  firstName: 'Olive',
  lastName: 'Hart',
  email: 'olive.hart@brookfield.example',
  password: 'seven blue kettles sing',
};
const domain = 'people.example';
let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
});

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

const part = () => page.getByRole('region', { name: 'Single sign-on' });

async function register(person: typeof tomas): Promise<void> {
  await openBrowser();
  await signUp(page, product.url, person);
  await verifyEmail(page, product.url, person);
}

async function setUp(): Promise<void> {
  await part().getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Issuer').fill(`${product.url}/identity`);
  await page.getByLabel('Client id').fill('shortlist-workspace');
  await page.getByLabel('Client secret').fill('sample-secret-of-this-machine');
  await choose('Save');
  await page.getByText('not tested yet').waitFor();
  await choose('Add domain');
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText(`_shortlist.${domain}`).waitFor();
  await commandUser('domain', olive.email, domain);
  await page.reload();
}

async function test(): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await part().getByRole('link', { name: 'Test sign-in' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Tomás Arriaga' }).click();
  await tab.getByText('It passed').waitFor();
  await tab.getByText(tomas.email).waitFor();
  await tab.close();
  await page.bringToFront();
  await page.reload();
  await page.getByText('last test passed').waitFor();
}

async function beginAt(email: string, person: string): Promise<void> {
  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await page.getByRole('link', { name: 'Continue with single sign-on' }).click();
  await page.getByLabel('Work email').fill(email);
  await choose('Continue with single sign-on');
  await choosePerson(person);
}

it('is set up, tested and made the only way in', async () => {
  await register(tomas);
  await register(olive);
  await signIn(page, product.url, olive);
  await page.goto(`${product.url}/account/workspace`);
  await setUp();
  await test();
  await page.getByRole('switch', { name: 'Only by single sign-on' }).click();
  await page.getByRole('switch', { checked: true }).waitFor();
  expect(await page.getByText('has never signed in this way').count()).toBe(0);
});

it('signs a new colleague in', async () => {
  await beginAt(`maya.lindqvist@${domain}`, 'Maya Lindqvist');
  await page.waitForURL('**/dashboard');
  expect(page.url()).not.toContain('code=');
});

it('opens an account of before once its owner has proved that it is theirs', async () => {
  await beginAt(tomas.email, 'Tomás Arriaga');
  await page.getByLabel('Password of your Shortlist account').fill(tomas.password);
  await choose('Continue');
  await page.waitForURL('**/dashboard');
  await beginAt(tomas.email, 'Tomás Arriaga');
  await page.waitForURL('**/dashboard');
  expect(page.url()).not.toContain('code=');
});

it('stops the password of a member', async () => {
  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await page.getByLabel('Email', { exact: true }).fill(tomas.email);
  await page.getByLabel('Password', { exact: true }).fill(tomas.password);
  await choose('Sign In');
  await page.getByText('Your workspace asks you to sign in by single sign-on.').waitFor();
  expect(page.url()).toContain('/signin');
});
