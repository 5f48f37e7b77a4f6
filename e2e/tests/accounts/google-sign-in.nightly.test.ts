import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { readMailbox } from '../support/mailbox.js';
import { signIn, signUp, verifyEmail } from '../support/person.js';
import { type Product, startProduct } from '../support/product.js';
import { waitFor } from '../support/wait-for.js';

const maya = { name: 'Maya Lindqvist', email: 'maya.lindqvist@people.example' };
const tomas = {
  firstName: 'Tomás',
  lastName: 'Arriaga',
  email: 'tomas.arriaga@people.example',
  password: 'nine green bottles hang',
};
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

/** A browser of somebody who was never here. */
async function openBrowser(): Promise<void> {
  await page?.context().close();
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(30_000);
}

/** The signed-in user, from the server. */
async function readUser(): Promise<{ id: string; email: string }> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}/api/auth/me`, { headers });
  return (await answer.json()) as { id: string; email: string };
}

const waitForMail = (to: string, subject: string) =>
  waitFor(
    async () =>
      (await readMailbox(product.url)).find(
        (mail) => mail.to.includes(to) && mail.subject === subject,
      ),
    { what: `a mail to ${to}: ${subject}` },
  );

const choose = (name: string) => page.getByRole('button', { name }).click();

it('signs a sample person in at the place they wanted, and to the same account again', async () => {
  await openBrowser();
  await page.goto(`${product.url}/subscription`);
  await choose('Continue with Google');
  await page.getByRole('heading', { name: 'Choose a person' }).waitFor();
  await choose('Cancel');
  await page.getByText('Google sign-in was cancelled.').waitFor();
  await choose('Continue with Google');
  await choose(maya.name);
  await page.waitForURL('**/subscription');
  const first = await readUser();
  expect(first.email).toBe(maya.email);
  expect(page.url()).not.toContain('id_token');

  // From the other page, another browser and another name of this machine.
  await openBrowser();
  await page.goto(`${product.url.replace('localhost', '127.0.0.1')}/signup`);
  await choose('Sign up with Google');
  await choose(maya.name);
  await page.waitForURL('**/dashboard');
  expect(await readUser()).toEqual(first);
});

it('signs in to the account that has the address and a password', async () => {
  await openBrowser();
  await signUp(page, product.url, tomas);
  await verifyEmail(page, product.url, tomas);
  await signIn(page, product.url, tomas);
  const before = await readUser();
  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await choose('Continue with Google');
  await choose(`${tomas.firstName} ${tomas.lastName}`);
  await page.waitForURL('**/dashboard');
  expect(await readUser()).toEqual(before);
});

it('disconnects Google from an account with a password, and connects it again', async () => {
  await page.goto(`${product.url}/account#security`);
  await page.getByText(`Connected as ${tomas.email}`).waitFor();
  await choose('Disconnect');
  await page.getByLabel('Your password').fill(tomas.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Not connected').waitFor();
  await waitForMail(tomas.email, 'A way to sign in was removed');
  await choose('Connect Google');
  // A person with another address is no owner of this account.
  await choose(maya.name);
  await page.getByText(/signs in to another Shortlist account/).waitFor();
  await choose('Connect Google');
  await choose(`${tomas.firstName} ${tomas.lastName}`);
  await page.getByText(`Connected as ${tomas.email}`).waitFor();
  expect(page.url()).toBe(`${product.url}/account#security`);
});

it('proves by Google whose account it is that has no password', async () => {
  await openBrowser();
  await page.goto(`${product.url}/signin`);
  await choose('Continue with Google');
  await choose(maya.name);
  await page.waitForURL('**/dashboard');
  await page.goto(`${product.url}/account#security`);
  await choose('Disconnect');
  await page.getByText(/only way to sign in/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Set a password' }).click();
  await choose('Continue with Google');
  await choose(maya.name);
  await page.getByText('Google has confirmed that it is you.').waitFor();
  await page.getByLabel('New password').fill('ten green bottles stand');
  await choose('Set password');
  await page.getByText('Your password is changed.').waitFor();
  await choose('Change password');
  expect(await page.getByLabel('Your current password').isVisible()).toBe(true);
});
