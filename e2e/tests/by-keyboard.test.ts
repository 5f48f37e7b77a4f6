import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyboardWalk, walkByKeyboard } from './support/keyboard-walk.js';
import { forgetSignIn, type Recruiter } from './support/person.js';
import { fiveSamples, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { waitFor } from './support/wait-for.js';

const recruiter: Recruiter = {
  firstName: 'Kay',
  lastName: 'Board',
  email: 'kay@example.com',
  password: 'a long enough password',
};

let session: Session;
let page: Page;
let keys: KeyboardWalk;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const outbox = () => page.getByRole('region', { name: 'Outbox' });
const hasFocus = (target: Locator) =>
  waitFor(async () => (await target.and(page.locator(':focus')).count()) > 0, {
    what: `the focus on ${String(target)}`,
  });
const goneFrom = (target: Locator) => target.waitFor({ state: 'detached' });

beforeAll(async () => {
  session = await openSession(recruiter);
  ({ page } = session);
  keys = walkByKeyboard(page);
  await forgetSignIn(page);
});

afterAll(() => session.close());

it('in forced colours, what is marked can be read', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${session.url}/signin`);
  const colours = await page.getByText('Led a team of 22 nurses').evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: MarkText; background: Mark';
    const of = (one: Element) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return { color, backgroundColor };
    };
    return { mark: of(element), system: of(probe) };
  });
  await page.emulateMedia({ forcedColors: 'none' });
  expect(colours.mark).toEqual(colours.system);
  expect(colours.mark.color).not.toBe(colours.mark.backgroundColor);
});

it('in forced colours, the meter of a password is empty before one is typed', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${session.url}/signup`);
  const bar = page.locator('[aria-hidden="true"] > i').first();
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const empty = await ground();
  await page.getByLabel('Password', { exact: true }).fill('nine green bottles');
  await page.locator('[aria-hidden="true"] > i[data-on="true"]').first().waitFor();
  const full = await ground();
  await page.emulateMedia({ forcedColors: 'none' });
  expect(empty).toBe('rgba(0, 0, 0, 0)');
  expect(full).not.toBe(empty);
});

describe('with a keyboard alone', () => {
  it('somebody signs in, skips to the content, and opens and closes the menu', async () => {
    await page.goto(`${session.url}/signin`);
    await keys.to(page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(recruiter.email);
    await keys.to(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(recruiter.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: recruiter.firstName }).waitFor();
    await keys.check();

    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Upload Resumes' }).first().waitFor();
    await keys.press('Tab');
    await hasFocus(link('Skip to content'));
    await keys.press('Enter');
    await keys.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);

    await keys.to(button(/user menu/), { back: true });
    await keys.press('Enter');
    await keys.to(button('Sign Out'));
    await keys.press('Escape');
    await hasFocus(button(/user menu/));
  });

  it('screens five files', async () => {
    await keys.to(link('Skip to content'), { back: true });
    await keys.enter(link('Upload Resume'));
    await page.getByRole('heading', { name: 'Upload & Process' }).waitFor();
    await keys.to(page.getByRole('textbox', { name: 'Job Description' }));
    await page.keyboard.insertText(
      await readFile(path.join(samples, 'job-description.txt'), 'utf8'),
    );
    await page.getByLabel('Job title').waitFor();
    const choosing = page.waitForEvent('filechooser');
    await keys.to(page.locator('input[data-upload=files]'), { mostPresses: 200 });
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(fiveSamples);
    await page.getByText('Uploaded Files (5)').waitFor();
    await keys.check();
    // Past each criterion.
    await keys.to(button('Process Resumes with AI'), { mostPresses: 200 });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Screening Results' }).waitFor({ timeout: 60_000 });
    await keys.check();
    expect(session.complaints).toEqual([]);
  });

  it('reviews five people', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const next = async (decide: () => Promise<unknown>) => {
      const name = await heading.textContent();
      await decide();
      await waitFor(async () => (await heading.textContent()) !== name, {
        what: 'the next person',
      });
      await keys.check();
    };
    await keys.enter(link('Review 5 undecided'));
    await page.locator('mark').first().waitFor();
    await keys.press('?');
    await keys.press('Escape');
    await goneFrom(dialog());
    await keys.press('n');
    await page.keyboard.type('Ask about nights');
    await keys.press('Escape');
    await next(() => page.keyboard.press('s'));
    await next(() => page.keyboard.press('m'));
    await keys.press('r');
    await keys.press('Escape');
    await goneFrom(dialog());
    await keys.press('r');
    await keys.to(dialog().getByRole('button', { name: 'Others fit better' }));
    await keys.press('Enter');
    await next(() => keys.enter(dialog().getByRole('button', { name: 'Reject', exact: true })));
    await next(() => page.keyboard.press('r'));
    // The last by its button.
    await next(() => keys.enter(button(/^Reject/)));
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await keys.enter(link('See the rejections'));
    await page.getByRole('heading', { name: 'Rejection Email Management' }).waitFor();
    await keys.check();
    expect(session.complaints).toEqual([]);
  });

  it('sends the rejections, stops them, and sends them after all', async () => {
    const tab = page.getByRole('tab', { selected: true });
    const send = button('Send All Emails');
    await keys.to(tab);
    await keys.press('ArrowRight');
    await hasFocus(page.getByRole('tab', { name: /^Everyone/ }));
    await keys.press('ArrowLeft');
    await keys.enter(send);
    await dialog().waitFor();
    await keys.press('Escape');
    await hasFocus(send);
    await keys.press('Enter');
    await dialog().waitFor();
    await keys.enter(button('Yes, Send Emails'));
    await outbox()
      .getByText(/go(es)? out in/)
      .waitFor();
    await goneFrom(dialog());
    await keys.check();
    await keys.to(tab, { back: true });
    await keys.enter(outbox().getByRole('button', { name: /^Stop all/ }));
    await goneFrom(outbox());
    await keys.check();

    // Stopped emails are chosen again by hand.
    const stopped = page.getByRole('checkbox', { name: /^Select all of/ }).first();
    await keys.to(stopped);
    await keys.press('Space');
    await keys.to(send, { back: true });
    await keys.press('Enter');
    await keys.enter(button('Yes, Send Emails'));
    await outbox()
      .getByText(/go(es)? out in/)
      .waitFor();
    await keys.to(tab, { back: true });
    await keys.enter(outbox().getByRole('button', { name: 'Send now' }));
    await dialog()
      .getByText(/sent successfully, 0 failed\./)
      .waitFor();
    await keys.check();
    await page.keyboard.press('Escape');
    await goneFrom(dialog());
    await keys.check();
    expect(session.complaints).toEqual([]);
  });
});
