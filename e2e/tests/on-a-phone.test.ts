import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutProblems } from './support/layout-problems.js';
import { openPhone, type Phone } from './support/phone.js';
import { fiveSamples, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { waitFor } from './support/wait-for.js';

let session: Session;
let phone: Phone;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = () => page.getByRole('heading', { level: 1 });
/** Pixels of the screen between what is above the shortlist and what is over its end. */
const roomForPeople = async () => {
  const list = await page.getByRole('region', { name: 'Shortlisted candidates' }).boundingBox();
  const bar = await page.getByRole('complementary', { name: 'What if' }).boundingBox();
  return (bar?.y ?? 0) - (list?.y ?? Infinity);
};
const outbox = () => page.getByRole('region', { name: 'Outbox' });

/** Taps what a finger must hit without aiming. */
const tapMain = async (target: Locator) => {
  const box = await target.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await target.tap();
};
const nextPerson = async (act: () => Promise<unknown>) => {
  const name = (await heading().textContent()) ?? '';
  await act();
  await waitFor(async () => (await heading().textContent()) !== name, { what: 'the next person' });
};

beforeAll(async () => {
  session = await openSession({
    firstName: 'Fons',
    lastName: 'Handy',
    email: 'fons@example.com',
    password: 'a long enough password',
  });
  phone = await openPhone(session.page);
  ({ page } = phone);
});

afterAll(() => session.close());

describe('on a phone', () => {
  it('screens five files, and the first candidate can be read without scrolling', async () => {
    await page.goto(`${session.url}/dashboard`);
    await page.getByRole('heading', { name: 'Fons' }).waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(button(/user menu/));
    await tapMain(link('Upload Resume'));
    await page
      .getByRole('textbox', { name: 'Job Description' })
      .fill(await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
    await page.getByLabel('Job title').waitFor();
    await page.locator('input[data-upload=files]').setInputFiles(fiveSamples);
    await page.getByText('Uploaded Files (5)').waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(button('Process Resumes with AI'));
    await page.getByRole('heading', { name: 'Screening Results' }).waitFor({ timeout: 60_000 });
    const first = page.getByRole('article').first();
    for (const part of [
      first.getByRole('heading'),
      first.getByText(/^Score \d+$/),
      first.getByText(/^Shown: /),
    ]) {
      await part.waitFor({ state: 'attached' });
      expect(await phone.isInSight(part)).toBe(true);
    }
    expect(await layoutProblems(page)).toEqual([]);
    expect(await roomForPeople()).toBeGreaterThanOrEqual(600);

    await tapMain(button('Tools'));
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(button(/^Actions for/));
    const rename = button('Rename');
    expect(await phone.isInSight(rename)).toBe(true);
    await page.keyboard.press('Escape');
    expect(session.complaints).toEqual([]);
  });

  it('reviews them by swiping and by buttons, with the marked line in view', async () => {
    await tapMain(link('Review 5 undecided'));
    await page.locator('mark').first().waitFor({ state: 'attached' });
    expect(await layoutProblems(page)).toEqual([]);
    const first = await heading().textContent();
    await nextPerson(() => phone.swipe('left'));
    await nextPerson(() => phone.swipe('right'));
    expect(await heading().textContent()).toBe(first);
    await page.locator('mark[data-on]').first().waitFor({ state: 'attached' });
    const back = button(/Back to the requirements/);
    // In the moment after a swipe, shorter than any finger needs, Chromium makes no click of a tap.
    await waitFor(
      async () => {
        await tapMain(button(/in the resume/));
        return back.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      },
      { what: 'the marked line' },
    );
    expect(await phone.isInSight(page.locator('mark[data-on]').first())).toBe(true);
    await back.tap();

    await nextPerson(() => tapMain(button(/^Shortlist/)));
    await nextPerson(() => tapMain(button(/^Maybe/)));
    await tapMain(button(/^Reject/));
    const dialog = page.getByRole('dialog');
    await tapMain(dialog.getByRole('button', { name: 'Others fit better' }));
    expect(await layoutProblems(page)).toEqual([]);
    await nextPerson(() => tapMain(dialog.getByRole('button', { name: 'Reject', exact: true })));
    await nextPerson(() => tapMain(button(/^Reject/)));
    await nextPerson(() => tapMain(button(/^Reject/)));
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(link('See the rejections'));
    expect(session.complaints).toEqual([]);
  });

  it('reads a letter, sends the letters and stops them', async () => {
    await page.getByRole('heading', { name: 'Rejection Email Management' }).waitFor();
    expect(await phone.isInSight(page.getByRole('tab', { selected: true }))).toBe(true);
    expect(await layoutProblems(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().tap();
    await dialog.getByText(/^Dear/).waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(dialog.getByRole('button', { name: 'Close' }));
    await tapMain(button('Send All Emails'));
    await tapMain(button('Yes, Send Emails'));
    await tapMain(outbox().getByRole('button', { name: /^Stop all/ }));
    await outbox().waitFor({ state: 'detached' });

    for (const tab of ['everyone', 'analytics']) {
      await page.goto(page.url().replace(/tab=\w+/, `tab=${tab}`));
      await page.getByRole('tab', { selected: true }).waitFor();
      expect(await phone.isInSight(page.getByRole('tab', { selected: true }))).toBe(true);
      expect(await layoutProblems(page)).toEqual([]);
    }
    await page.goto(`${session.url}/history`);
    await page.getByText('1 screening', { exact: true }).waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    await tapMain(button(/^Actions for/));
    await tapMain(button('Delete'));
    await dialog.waitFor();
    expect(await layoutProblems(page)).toEqual([]);
    expect(session.complaints).toEqual([]);
  });
});
