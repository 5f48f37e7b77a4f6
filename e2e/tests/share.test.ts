import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recruiter } from './support/person.js';
import { readJob, readSamples, screenFiles } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const recruiter: Recruiter = {
  firstName: 'Sana',
  lastName: 'Sharer',
  email: 'sana@example.com',
  password: 'a long enough password',
};

let session: Session;
let page: Page;
let jobId: string;
let best: { readonly name: string; readonly email: string };

beforeAll(async () => {
  session = await openSession(recruiter);
  ({ page } = session);
  const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
  ({ jobId } = await screenFiles(page, session.url, { files, comparisonScore: 30 }));
  const { candidates } = await readJob(page, session.url, jobId);
  const [first] = [...candidates].sort((a, b) => b.score - a.score);
  if (first?.status !== 'shortlisted') throw new Error('Nobody is shortlisted.');
  best = { name: first.candidate, email: first.email };
});

afterAll(async () => {
  await session.close();
});

async function openDialog() {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'Share the shortlist' }).click();
  return page.getByRole('dialog');
}

describe('a shortlist shared by a link', () => {
  it('is read and commented without an account, and no more once the link is revoked', async () => {
    await page.goto(`${session.url}/results?job=${jobId}`);
    const dialog = await openDialog();
    await dialog.getByLabel('Recipient').fill('Head of nursing');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByLabel('The link').inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();

    // Somebody else: no cookies, nothing kept, a phone.
    const browser = page.context().browser();
    const context = await browser?.newContext({ viewport: { width: 375, height: 740 } });
    const other = await context?.newPage();
    if (!context || !other) throw new Error('There is no second browser.');
    other.setDefaultTimeout(20_000);
    const asked: string[] = [];
    other.on('request', (request) => {
      asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
    });
    await other.goto(address);
    const person = other.getByRole('article', { name: best.name });
    await person.getByRole('button', { name: /^See the reasons/ }).click();
    await person.locator('mark').first().waitFor();
    const shown = await other.locator('main').innerText();
    expect(shown).toContain('Shortlist shared by Sana Sharer');
    expect(shown).not.toContain(best.email);
    const width = await other.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(375);

    // The first stop of the keyboard leaves the secret in the address.
    await other.keyboard.press('Home');
    await other.getByRole('link', { name: 'Skip to content' }).focus();
    await other.keyboard.press('Enter');
    expect(other.url()).toBe(address);
    await person.getByRole('button', { name: /^Comment/ }).click();
    await person.getByLabel('Your name').fill('Mo');
    await person.getByRole('textbox', { name: 'Comment' }).fill('Please invite her');
    await person.getByRole('button', { name: 'Send comment' }).click();
    await person.getByText('Please invite her').waitFor();
    const [, secret = ''] = address.split('#');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(asked.filter((line) => line.includes(secret))).toEqual([]);

    await page.reload();
    const card = page.getByRole('article', { name: best.name });
    await card.getByText('1 new comment').waitFor();
    await card.getByRole('button', { name: /^View Details/ }).click();
    await card.getByText('Please invite her').waitFor();
    await card.getByText('1 comment', { exact: true }).waitFor();

    const again = await openDialog();
    await again.getByText(/Last opened/).waitFor();
    await again.getByRole('button', { name: /^Revoke/ }).click();
    await again.getByRole('button', { name: 'Revoke link' }).click();
    await again.getByText('No active links.').waitFor();
    await other.reload();
    await other.getByText(/^This link does not work, or no longer/).waitFor();
    await context.close();
    expect(session.complaints).toEqual([]);
  });
});
