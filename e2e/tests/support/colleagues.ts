import type { Page } from 'playwright-core';
import { readMailbox } from './mailbox.js';
import { type Recruiter, signIn, signUp, verifyEmail } from './person.js';
import { waitFor } from './wait-for.js';

/** Where somebody reaches the product, and where its mails arrive. */
export interface Reached {
  readonly url: string;
  readonly mailbox: string;
}

/** Waits for a mail to an address that fits a pattern. Answers the first match. */
export function findInMail(mailbox: string, email: string, pattern: RegExp): Promise<string> {
  return waitFor(
    async () => {
      const theirs = (await readMailbox(mailbox)).filter(({ to }) => to.includes(email));
      return theirs.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
    },
    { what: `a mail to ${email} with ${pattern.source}` },
  );
}

/** Signs somebody up and in, in a browser profile of their own. */
export async function arrive(
  beside: Page,
  who: Recruiter,
  { url, mailbox }: Reached,
): Promise<Page> {
  const context = await beside.context().browser()?.newContext();
  if (!context) throw new Error('There is no second browser.');
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await signUp(page, url, who);
  await verifyEmail(page, mailbox, who);
  await signIn(page, url, who);
  return page;
}

/** Invites somebody on the page of the workspace, which is open. */
export async function invite(page: Page, { email }: Recruiter, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox').click();
  await dialog.getByRole('option', { name: new RegExp(`^${role}`) }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Follows the link of an invitation and joins. */
export async function join(
  page: Page,
  { email }: Recruiter,
  { url, mailbox }: Reached,
): Promise<void> {
  const link = await findInMail(mailbox, email, /\S+\/invitation#token=\S+/);
  const { pathname, hash } = new URL(link);
  await page.goto(`${url}${pathname}${hash}`);
  await page.getByRole('button', { name: /^Join / }).click();
  await page.waitForURL('**/w/*/dashboard');
}
