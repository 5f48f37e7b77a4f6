import type { Page } from 'playwright-core';
import { waitForMail } from './mailbox.js';

/** A recruiter as the test signs them up. */
export interface Recruiter {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The recruiter of tests to which it does not matter who that is. */
export const mina: Recruiter = {
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@example.com',
  password: 'a long enough password',
};

/** Fills in the sign-up form; the account is not verified yet. */
export async function signUp(page: Page, productUrl: string, who: Recruiter): Promise<void> {
  await page.goto(`${productUrl}/signup`);
  await page.getByLabel('First name').fill(who.firstName);
  await page.getByLabel('Last name').fill(who.lastName);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  // A slow machine answers that it is still working, and mails all the same.
  const answer = /Account created!|look into your inbox before you try again/;
  await page.getByText(answer).first().waitFor();
}

/** Opens the mailbox page and follows the link of the verification mail. */
export async function verifyEmail(page: Page, productUrl: string, who: Recruiter): Promise<void> {
  await waitForMail(productUrl, who.email);
  await page.goto(`${productUrl}/mailbox?view=text&q=${encodeURIComponent(who.email)}`);
  await page.locator('article a[href*="/verify-email?token="]').first().click();
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
}

/** Signs in at /signin and waits for the dashboard. */
export async function signIn(page: Page, productUrl: string, who: Recruiter): Promise<void> {
  if (!page.url().endsWith('/signin')) await page.goto(`${productUrl}/signin`);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  const press = () => page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const greeting = page.getByRole('heading', { name: who.firstName });
  const late = page.getByText('look whether it is done before you try again');
  await press();
  await greeting.or(late).first().waitFor();
  // A machine that just started may be too slow for the first try, and says so.
  if (await late.isVisible()) await press();
  await page.waitForURL('**/dashboard');
  await greeting.waitFor();
}

/**
 * Leaves the page and removes all cookies, as if they had run out. The page is left first: its calls that are
 * under way would be refused without cookies, and be reported as errors of the console.
 */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
