import type { JobDetail } from '@shortlist/contracts/job';
import type { Page } from 'playwright-core';
import { readMailbox } from './mailbox.js';

/** How often each address got a rejection. */
export async function countRejections(productUrl: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { to, subject } of await readMailbox(productUrl)) {
    if (!subject.startsWith('Thank you for your application')) continue;
    const address = /[^<\s]+@[^>\s]+/.exec(to)?.[0] ?? to;
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

/** The addresses of a screening's rejection emails in this state. */
export function addressesOf(job: JobDetail, status: string): string[] {
  return job.rejectionEmails
    .filter((email) => email.status === status)
    .map(({ email }) => email)
    .sort();
}

/** Confirms Send All and answers how many emails the dialog said it would send. */
export async function confirmSendAll(page: Page): Promise<number> {
  await page.getByRole('tab', { name: /^Rejections/ }).click();
  await page.getByRole('button', { name: 'Send All Emails' }).click();
  const dialog = page.getByRole('dialog');
  const sentence = await dialog.getByText(/about to send \d+ rejection email/).textContent();
  await dialog.getByRole('button', { name: 'Yes, Send Emails' }).click();
  await page.getByRole('region', { name: 'Outbox' }).waitFor();
  return Number(/send (\d+)/.exec(sentence ?? '')?.[1]);
}
