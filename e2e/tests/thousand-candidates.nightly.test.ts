import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cookies } from '@shortlist/contracts/constants';
import { MongoClient } from 'mongodb';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseProcess, startDatabase } from '../processes/support/database.js';
import { makeScreenings } from '../scripts/screens/make-screenings.mjs';
import { repositoryRoot } from './support/product.js';
import { openSession, type Session } from './support/session.js';
import { waitFor } from './support/wait-for.js';

/** Stored fields of a candidate that are checked here. */
interface Stored {
  readonly _id: string;
  readonly jobId: string;
  readonly result: { readonly name: string; readonly score: number; readonly status: string };
  readonly resume: { readonly text: string };
  readonly override: { readonly status: string; readonly reason: string } | null;
}

const size = 1000;
const reason = 'The ward closes in May.';

let folder: string;
let database: DatabaseProcess;
let client: MongoClient;
let session: Session;
let page: Page;
let jobId: string;
let all: Stored[];

const readAll = () =>
  client
    .db('resumes')
    .collection<Stored>('candidates')
    .find({ jobId })
    .sort({ position: 1 })
    .toArray();
const namesOf = (candidates: readonly Stored[]) => candidates.map(({ result }) => result.name);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const matches = (count: number) => page.getByText(`${count} of ${size} match`).waitFor();
const people = () =>
  page
    .locator('[data-person] button[aria-expanded]')
    .evaluateAll((found) => found.map(({ textContent }) => textContent));
const open = async (rest: string) => {
  await page.goto(`${session.url}/results?job=${jobId}${rest}`);
  await page.getByRole('tab', { name: `Everyone (${size})` }).waitFor({ timeout: 40_000 });
  // All have come: what is counted and exported is whole.
  await page.getByText('Loading more…').waitFor({ state: 'detached' });
};
const best = () => all.toSorted((a, b) => b.result.score - a.result.score);

/** A word of one sample's resume only, so that every twelfth candidate is found by it: some shortlisted, some rejected. */
const rareWord = () => {
  const texts = [...new Set(all.map(({ resume }) => resume.text))];
  for (const text of texts) {
    const candidates = all.filter(({ resume }) => resume.text === text);
    const rejected = candidates.filter(({ result }) => result.status === 'rejected');
    const others = texts.filter((each) => each !== text).map((each) => each.toLowerCase());
    const word = (text.toLowerCase().match(/[a-z]{8,}/g) ?? []).find((each) =>
      others.every((other) => !other.includes(each)),
    );
    if (word && rejected.length > 5 && rejected.length < candidates.length) return word;
  }
  throw new Error('No resume has a word of its own and both kinds of candidates.');
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-thousand-'));
  database = await startDatabase(folder);
  session = await openSession(
    {
      firstName: 'Milla',
      lastName: 'Many',
      email: 'milla@example.com',
      password: 'a long enough password',
    },
    { MONGODB_URI: database.uri },
  );
  ({ page } = session);
  client = await MongoClient.connect(database.uri);
  const stored = await page.context().cookies();
  const token = stored.find(({ name }) => name === cookies.authToken.name)?.value ?? '';
  const product = { url: session.url, token, root: repositoryRoot, mongodbUri: database.uri };
  jobId = (await makeScreenings([size], product)).get(size) ?? '';
  all = await readAll();
});

beforeEach(() => {
  session.complaints.length = 0;
});

afterAll(async () => {
  await client.close();
  await session.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a thousand candidates', () => {
  it('are counted, the best first, and only those in sight are drawn', async () => {
    await open('');
    const shortlisted = all.filter(({ result }) => result.status === 'shortlisted');
    await page.getByRole('tab', { name: `Shortlisted (${shortlisted.length})` }).waitFor();
    await page.getByRole('tab', { name: `Rejections (${size - shortlisted.length})` }).waitFor();
    const first = await page.getByRole('article').first().getByRole('heading').textContent();
    const top = best()[0]?.result.score;
    const leaders = all.filter(({ result }) => result.score === top);
    expect(namesOf(leaders)).toContain(first);
    expect(await page.getByRole('article').count()).toBeLessThan(60);
    expect(session.complaints).toEqual([]);
  });

  it('are found by the words of their resumes, filtered and sorted', async () => {
    const word = rareWord();
    const found = all.filter(({ resume }) => resume.text.toLowerCase().includes(word));
    await open('&tab=everyone');
    await page.getByRole('searchbox').fill(word);
    await matches(found.length);
    await button('+ Filter').click();
    const rejected = found.filter(({ result }) => result.status === 'rejected');
    await page.getByRole('checkbox', { name: /^Rejected/ }).check();
    await matches(rejected.length);
    await button(/^Sort/).click();
    await page.getByRole('radio', { name: 'Name' }).check();
    const byName = new Intl.Collator('en', { sensitivity: 'base' });
    const expected = namesOf(rejected).toSorted((a, b) => byName.compare(a, b));
    await waitFor(async () => (await people())[0] === expected[0], { what: 'the order by name' });
    const shown = await people();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(expected.slice(0, shown.length));
    expect(session.complaints).toEqual([]);
  });

  it('are rejected in one go for one reason, and taken back', async () => {
    const meant = all.filter(
      ({ result }) => result.name.includes('Bianchi') && result.status === 'shortlisted',
    );
    await open('&tab=everyone&status=shortlisted&q=Bianchi');
    await matches(meant.length);
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await button(`Select all ${meant.length} matching`).click();
    await page.getByText(`${meant.length} selected`).waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Move to rejected' }).click();
    await page.getByText(`${meant.length} people were moved to rejected.`).waitFor();
    const moved = (await readAll()).filter(({ override }) => override?.reason === reason);
    expect(namesOf(moved)).toEqual(namesOf(meant));

    await button('Undo').click();
    await matches(meant.length);
    await waitFor(async () => (await readAll()).every(({ override }) => override === null), {
      what: 'all as they were',
    });
    expect(session.complaints).toEqual([]);
  });

  it('are compared and reviewed one after another', async () => {
    await open('&tab=everyone');
    await page.getByText('Score', { exact: true }).first().waitFor();
    const [first = '', second = '', third = ''] = (await people()).map((name) => name ?? '');
    for (const name of [first, second])
      await page.getByLabel(`Select ${name}`, { exact: true }).check();
    await button('Compare').click();
    const heads = page.getByRole('dialog').getByRole('columnheader');
    expect(await heads.filter({ hasText: first }).count()).toBe(1);
    expect(await heads.filter({ hasText: second }).count()).toBe(1);
    expect(await heads.count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: `Review ${size} undecided` }).click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await heading(first).waitFor();
    await page.keyboard.press('j');
    await heading(second).waitFor();
    await button('Next candidate').click();
    await heading(third).waitFor();
    await button('Previous candidate').click();
    await heading(second).waitFor();
    await page.getByText(`0 of ${size} decided`).first().waitFor();
    expect(session.complaints).toEqual([]);
  });

  it('are exported, all and in order', async () => {
    await open('');
    const download = page.waitForEvent('download');
    await button('Export Excel').click();
    const rows = await readSheet(await (await download).path(), 'Shortlisted Candidates');
    const expected = best().filter(({ result }) => result.status === 'shortlisted');
    expect(rows.slice(1).map((row) => row[2])).toEqual(expected.map(({ result }) => result.score));
    expect(
      rows
        .slice(1)
        .map((row) => String(row[0]))
        .toSorted(),
    ).toEqual(namesOf(expected).toSorted());
    expect(session.complaints).toEqual([]);
  });
});
