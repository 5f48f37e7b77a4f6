import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { readMailbox } from '../support/mailbox.js';
import { forgetSignIn, signUp } from '../support/person.js';
import { type Product, startProduct } from '../support/product.js';
import { waitFor } from '../support/wait-for.js';

const nadia = {
  firstName: 'Nadia',
  lastName: 'Haddad',
  email: 'nadia@brookfeild.example',
  password: 'nine green bottles hang',
};
const right = 'nadia@brookfield.example';
const later = 'nadia.haddad@brookfield.example';
const second = 'ten green bottles stand';
let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-accounts-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
  page = await openPage();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openPage(): Promise<Page> {
  const opened = await (await browser.newContext()).newPage();
  opened.setDefaultTimeout(20_000);
  return opened;
}

const choose = (name: string, at: Page = page) =>
  at.getByRole('button', { name, exact: true }).last().click();

/** Follows the link in the newest mail to `address` that leads to `target`. */
async function followLink(address: string, target: string): Promise<void> {
  const link = await waitFor(
    async () => {
      const mail = (await readMailbox(product.url)).find(
        ({ to, text }) => to.includes(address) && text.includes(`${target}?`),
      );
      return mail?.text.split(/\s+/).find((word) => word.includes(`${target}?`));
    },
    { what: `a mail to ${address} with a link to ${target}` },
  );
  await page.goto(link);
}

/** Fills in the form of /signin, where the page is. */
async function enter(email: string, password: string, at: Page = page): Promise<void> {
  await at.getByLabel('Email', { exact: true }).fill(email);
  await at.getByLabel('Password', { exact: true }).fill(password);
  await choose('Sign In', at);
}

it('signs up without scrolling on a usual laptop', async () => {
  const laptop = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  await laptop.goto(`${product.url}/signup`);
  await laptop.getByText('By continuing you accept').waitFor();
  await laptop.getByLabel('Password', { exact: true }).fill('kq8vz2mb');
  await laptop.getByText('Fair. A few words').waitFor();
  expect(await laptop.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  await laptop.context().close();
});

it('corrects a mistyped address before it counts', async () => {
  await signUp(page, product.url, nadia);
  await choose('No email, or a wrong address?');
  await choose('Wrong address? Correct it');
  await page.getByLabel('Right email address').fill(right);
  await choose('Send the link there');
  await page.getByText(`We sent the verification link to ${right}.`).first().waitFor();
  await followLink(right, '/verify-email');
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();

  await page.goto(`${product.url}/subscription`);
  await enter(right, nadia.password);
  await page.waitForURL('**/subscription');
  expect((await readMailbox(product.url))[0]?.to).toContain(right);
});

it('ends another sign-in, which says why and comes back to its place', async () => {
  const elsewhere = await openPage();
  await elsewhere.goto(`${product.url}/signin`);
  await enter(right, nadia.password, elsewhere);
  await elsewhere.waitForURL('**/dashboard');
  // A call of the dashboard would learn of the end in place of the next page.
  await elsewhere.waitForLoadState('networkidle');
  await elsewhere.goto('about:blank');

  await page.goto(`${product.url}/account#security`);
  await choose('Sign out everywhere else');
  const cookies = await elsewhere.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  await waitFor(
    async () => (await fetch(`${product.url}/api/auth/me`, { headers })).status === 401,
    { what: 'the end of the other sign-in' },
  );
  await elsewhere.goto(`${product.url}/subscription`);
  await elsewhere.getByText('Your session has ended').waitFor();
  await enter(right, nadia.password, elsewhere);
  await elsewhere.waitForURL('**/subscription');
  expect(elsewhere.url()).toBe(`${product.url}/subscription`);
  await elsewhere.context().close();
});

it('changes the address once the new one was shown to be theirs', async () => {
  await page.goto(`${product.url}/account`);
  await choose('Change address');
  await page.getByLabel('New email address').fill(later);
  await page.getByLabel('Your password').fill(nadia.password);
  await choose('Send the link');
  await page.getByText(`${later} is not confirmed yet`).waitFor();
  await followLink(later, '/verify-email');
  await page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
  const told = (await readMailbox(product.url)).filter(({ to }) => to.includes(right));
  expect(told.map(({ text }) => text).join()).toContain('address');
});

it('sets a new password by mail, which ends every sign-in', async () => {
  await page.goto(`${product.url}/dashboard`);
  await forgetSignIn(page);
  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel('Email', { exact: true }).fill(later);
  await choose('Send Reset Link');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await followLink(later, '/reset-password');
  await page.getByLabel('New Password', { exact: true }).fill(second);
  await page.getByLabel('Confirm Password', { exact: true }).fill(second);
  await choose('Reset Password');
  await page.getByRole('heading', { name: 'Password reset' }).waitFor();

  await page.goto(`${product.url}/signin`);
  await enter(later, nadia.password);
  await page.getByText('Invalid email or password. Please try again.').waitFor();
  await enter(later, second);
  await page.waitForURL('**/dashboard');
  expect(page.url()).toBe(`${product.url}/dashboard`);
});

it('deletes the account, after which nobody signs in to it', async () => {
  await page.goto(`${product.url}/account#your-data`);
  await choose('Delete account…');
  await page.getByLabel('Your password').fill(nadia.password);
  await choose('Delete account');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByLabel('Your password').fill(second);
  await choose('Delete account');
  await page.waitForURL((url) => url.pathname !== '/account');
  await page.goto(`${product.url}/signin`);
  await enter(later, second);
  const refusal = 'Invalid email or password. Please try again.';
  expect(await page.getByText(refusal).first().innerText()).toContain(refusal);
});
