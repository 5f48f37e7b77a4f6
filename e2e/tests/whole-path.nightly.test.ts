import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyResumes } from './support/many-resumes.js';
import { addressesOf, confirmSendAll, countRejections } from './support/rejection-mails.js';
import { createResultsPage } from './support/results-page.js';
import { readJob } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { awaitResults, beginUpload } from './support/upload-files.js';
import { waitFor } from './support/wait-for.js';

const twice = 5;
let session: Session;
let page: Page;
/** The same screening in a second tab of the same browser. */
let other: Page;
let jobId: string;

const job = () => readJob(page, session.url, jobId);
const outboxOf = (tab: Page) => tab.getByRole('region', { name: 'Outbox' });
const rejectedNames = async () => {
  const { candidates } = await job();
  return candidates.filter(({ status }) => status === 'rejected').map(({ candidate }) => candidate);
};

beforeAll(async () => {
  const who = {
    firstName: 'Wanda',
    lastName: 'Path',
    email: 'wanda@example.com',
    password: 'a long enough password',
  };
  // The files of this suite are more than a free account has tokens for.
  session = await openSession(who, { EXEMPT_EMAILS: who.email });
  ({ page } = session);
});

afterAll(() => session?.close());

describe('a hundred files in two tabs', () => {
  it('are people, each once, in both', async () => {
    await beginUpload(page, session.url, manyResumes(100, { twice }));
    jobId = await awaitResults(page);
    const { candidates, rejected } = await job();
    expect(candidates).toHaveLength(100 - twice);
    expect(new Set(candidates.map(({ email }) => email)).size).toBe(100 - twice);
    other = await page.context().newPage();
    other.setDefaultTimeout(20_000);
    await other.goto(page.url());
    for (const tab of [page, other])
      await createResultsPage(tab).tab('Rejections', rejected).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it('show a move in the other tab by itself, and its taking back', async () => {
    const { rejected } = await job();
    const [name = ''] = await rejectedNames();
    await other.getByRole('tab', { name: /^Rejections/ }).click();
    await page.getByRole('tab', { name: /^Rejections/ }).click();
    await createResultsPage(page).letterOf(name);
    await createResultsPage(page)
      .row(name)
      .getByRole('button', { name: /Move to shortlisted/ })
      .click();
    await createResultsPage(other)
      .tab('Rejections', rejected - 1)
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await createResultsPage(other).tab('Rejections', rejected).waitFor();
    expect(session.complaints).toEqual([]);
  });

  it('end a contradiction in one truth, with a sentence, and keep what is being typed', async () => {
    await page.getByRole('tab', { name: /^Shortlisted/ }).click();
    await other.getByRole('tab', { name: /^Shortlisted/ }).click();
    const { candidates } = await job();
    const name = candidates.find(({ status }) => status === 'shortlisted')?.candidate ?? '';
    const move = (tab: Page) =>
      createResultsPage(tab)
        .row(name)
        .getByRole('button', { name: /Move to rejected/ })
        .click();
    await move(other);
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Typed in the other tab');
    await move(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Came first');
    await page.getByRole('dialog').getByRole('button', { name: 'Move to rejected' }).click();
    await createResultsPage(page).row(name).waitFor({ state: 'detached' });
    expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe(
      'Typed in the other tab',
    );
    await dialog.getByRole('button', { name: 'Move to rejected' }).click();
    await other
      .getByText(/Someone else decided about this candidate/)
      .first()
      .waitFor();
    const decided = (await job()).candidates.find(({ candidate }) => candidate === name);
    expect(decided?.override).toMatchObject({ status: 'rejected', reason: 'Came first' });
  });

  it('wait in the outbox of both tabs; what either stops or moves does not leave', async () => {
    const before = await job();
    const count = await confirmSendAll(page);
    expect(count).toBeGreaterThan(20);
    await other.getByRole('tab', { name: /^Rejections/ }).click();
    await outboxOf(other).getByText(`${count} emails go out`).waitFor();
    await outboxOf(other)
      .getByRole('button', { name: `Stop all ${count}` })
      .click();
    await outboxOf(page).waitFor({ state: 'detached' });
    expect((await countRejections(session.url)).size).toBe(0);
    expect(addressesOf(await job(), 'draft')).toEqual(addressesOf(before, 'draft'));
  });

  it('send once to each person who is still rejected, no matter who clicks what where', async () => {
    await page.reload();
    await page.getByRole('tab', { name: /^Rejections/ }).click();
    for (const name of (await rejectedNames()).slice(0, 6)) {
      await page.getByLabel('Search rejections...').fill(name);
      await page.getByLabel(`Send to ${name}`).check();
    }
    await page.getByLabel('Search rejections...').fill('');
    expect(await confirmSendAll(page)).toBe(6);
    const [stopped = '', moved = '', ...rest] = (await rejectedNames()).slice(0, 6);
    // In the list, and beside the letter if that is the one shown.
    await other
      .getByRole('list')
      .getByRole('button', { name: `Stop the email to ${stopped}` })
      .click();
    await createResultsPage(other).letterOf(moved);
    await createResultsPage(other)
      .row(moved)
      .getByRole('button', { name: /Move to shortlisted/ })
      .click();
    await Promise.all(
      [page, other].map((tab) => outboxOf(tab).getByRole('button', { name: 'Send now' }).click()),
    );
    const sent = await waitFor(
      async () => {
        const addresses = addressesOf(await job(), 'sent');
        return addresses.length >= rest.length && addresses;
      },
      { what: 'the emails' },
    );
    const mails = await countRejections(session.url);
    expect([...mails.keys()].sort()).toEqual(sent);
    expect([...mails.values()].every((count) => count === 1)).toBe(true);
    const { candidates } = await job();
    const addressOf = (name: string) =>
      candidates.find(({ candidate }) => candidate === name)?.email ?? name;
    expect(sent).toEqual(rest.map(addressOf).sort());
    const shortlisted = candidates.filter(({ status }) => status !== 'rejected');
    expect(shortlisted.filter(({ email }) => mails.has(email))).toEqual([]);
  });
});

describe('more files than one upload takes', () => {
  it('go up in parts with one progress, and are one screening', async () => {
    await beginUpload(page, session.url, manyResumes(230));
    jobId = await awaitResults(page);
    const { total, done, candidates } = await job();
    expect({ total, done, people: candidates.length }).toEqual({
      total: 230,
      done: 230,
      people: 230,
    });
  });
});
