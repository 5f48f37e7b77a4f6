import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { signUp, verifyEmail } from '../support/person.js';
import { type Product, startProduct } from '../support/product.js';

const omar = {
  firstName: 'Omar',
  lastName: 'Reyes',
  email: 'omar@brookfield.example',
  password: 'nine green bottles hang',
};
const registered =
  'Email already registered! Please check your email for verification or use a different email address.';
const offline = 'Network error. Please check your internet connection and try again.';
let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-refusals-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(20_000);
  await signUp(page, product.url, omar);
  await verifyEmail(page, product.url, omar);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (at: string) => page.goto(product.url + at);
const choose = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
const textWith = (text: string) => page.getByText(text).first().innerText();

/** Fills in /signup and sends it. */
async function register(email: string): Promise<void> {
  await open('/signup');
  await page.getByLabel('First name').fill(omar.firstName);
  await page.getByLabel('Last name').fill(omar.lastName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(omar.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(omar.password);
  await choose('Create Account');
}

/** Fills in /signin and sends it. */
async function enter(email: string, password: string): Promise<void> {
  await open('/signin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await choose('Sign In');
}

async function askForReset(): Promise<void> {
  await open('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(omar.email);
  await choose('Send Reset Link');
}

async function resetWith(token: string): Promise<void> {
  await open(`/reset-password?token=${token}`);
  await page.getByLabel('New Password', { exact: true }).fill('ten green bottles stand');
  await page.getByLabel('Confirm Password', { exact: true }).fill('ten green bottles stand');
  await choose('Reset Password');
}

describe('what the server itself refuses', () => {
  it('is an address that has an account', async () => {
    await register(omar.email);
    expect(await textWith(registered)).toContain(registered);
    expect(await textWith('Resend Email')).toBe('Resend Email');
  });

  it('is a wrong password, and an address without an account, in the same words', async () => {
    await enter(omar.email, 'ten green bottles stand');
    expect(await textWith('Invalid email or password. Please try again.')).toContain(
      'Invalid email or password. Please try again.',
    );
    expect(await textWith('Sign In Failed')).toContain('Sign In Failed');
    await enter('nobody@brookfield.example', omar.password);
    expect(await textWith('Invalid email or password. Please try again.')).toContain(
      'Invalid email or password. Please try again.',
    );
  });

  it('is an account that was not verified', async () => {
    const unverified = 'omar.later@brookfield.example';
    await register(unverified);
    expect(await textWith('Check your email')).toContain('Check your email');
    await enter(unverified, omar.password);
    expect(
      await textWith(
        'Email verification required. Please check your inbox and verify your email before proceeding.',
      ),
    ).toContain(
      'Email verification required. Please check your inbox and verify your email before proceeding.',
    );
  });

  it('is a link of no mail, an incomplete one, and a password reset by either', async () => {
    await open('/verify-email?token=made-up');
    await page.getByRole('heading', { name: 'Verification Failed' }).waitFor();
    await open('/verify-email');
    expect(await textWith('No verification token provided')).toContain(
      'No verification token provided',
    );
    await open('/reset-password');
    expect(await textWith('This reset link is incomplete. Please request a new one.')).toContain(
      'This reset link is incomplete. Please request a new one.',
    );
    await resetWith('made-up');
    await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
  });
});

/** An answer of a server in a state that can't be brought about here; null is a lost connection. */
type Answer = { readonly status: number; readonly detail: string | null } | null;

async function answerWith(operation: string, answer: Answer): Promise<void> {
  await page.unrouteAll();
  await page.route(`**/api/auth/${operation}`, (route) =>
    answer === null
      ? route.abort('internetdisconnected')
      : route.fulfill({
          status: answer.status,
          json: answer.detail === null ? {} : { detail: answer.detail },
        }),
  );
}

describe('every other row of the error catalogue', () => {
  const rows: readonly (readonly [string, Answer, () => Promise<void>, string])[] = [
    [
      'register',
      { status: 400, detail: 'Email verification pending' },
      () => register('a@b.example'),
      'Email verification required! Please check your inbox and verify your email before proceeding.',
    ],
    [
      'register',
      { status: 400, detail: 'Names are too short' },
      () => register('a@b.example'),
      'Registration failed: Names are too short',
    ],
    [
      'register',
      { status: 500, detail: 'x' },
      () => register('a@b.example'),
      'Server error occurred. Please try again later.',
    ],
    [
      'register',
      { status: 422, detail: 'x' },
      () => register('a@b.example'),
      'Invalid data provided. Please check your information and try again.',
    ],
    [
      'register',
      { status: 409, detail: 'Not now' },
      () => register('a@b.example'),
      'Registration failed: Not now',
    ],
    ['login', null, () => enter(omar.email, omar.password), offline],
    ['forgot-password', { status: 500, detail: null }, askForReset, 'Failed to send reset email.'],
    ['forgot-password', null, askForReset, offline],
    [
      'reset-password',
      { status: 500, detail: null },
      () => resetWith('some'),
      'Failed to reset password.',
    ],
    [
      'verify-email*',
      { status: 400, detail: 'Verification token has expired' },
      async () => void (await open('/verify-email?token=some')),
      'Verification link has expired. Please request a new one.',
    ],
    [
      'verify-email*',
      { status: 500, detail: null },
      async () => void (await open('/verify-email?token=some')),
      'Verification failed. Please try again.',
    ],
  ];

  it.each(rows)('%s %j', async (operation, answer, act, text) => {
    await answerWith(operation, answer);
    await act();
    expect(await textWith(text)).toContain(text);
    expect(await page.locator('h1').count()).toBe(1);
  });
});
