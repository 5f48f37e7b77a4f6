import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyResumes } from './support/many-resumes.js';
import { addressesOf, confirmSendAll, countRejections } from './support/rejection-mails.js';
import { createResultsPage } from './support/results-page.js';
import { readJob } from './support/screening.js';
import { openSession, type Session } from './support/session.js';
import { awaitResults, beginUpload } from './support/upload-files.js';
import { waitFor } from './support/wait-for.js';

let session: Session;
let page: Page;
let jobId: string;

const job = () => readJob(page, session.url, jobId);
const outbox = () => page.getByRole('region', { name: 'Outbox' });
const killAndRestart = async () => {
  await session.kill();
  await session.restart();
};

/** The screening once nothing of it waits or leaves any more. */
const settled = () =>
  waitFor(
    async () => {
      const found = await job();
      return addressesOf(found, 'sending').length === 0 && found;
    },
    // The promise: screen, database and mailbox say the same again within a minute.
    { what: 'an end of sending', timeoutMs: 60_000 },
  );

beforeAll(async () => {
  session = await openSession({
    firstName: 'Iris',
    lastName: 'Cut',
    email: 'iris@example.com',
    password: 'a long enough password',
  });
  ({ page } = session);
});

afterAll(() => session?.close());

describe('a product that is killed', () => {
  it('while it scores, goes on after its return, and the page with it', async () => {
    await beginUpload(page, session.url, manyResumes(100));
    jobId = await waitFor(
      async () => {
        const listed = await page.evaluate<string | null>(
          `Object.values({ ...sessionStorage }).join().match(/[0-9a-f]{8}-[0-9a-f-]{27}/)?.[0] ?? null`,
        );
        return listed;
      },
      { what: 'the id of the screening' },
    );
    const before = await waitFor(
      async () => {
        const found = await job();
        return found.phase !== 'starting' && found;
      },
      { what: 'the start of scoring' },
    );
    expect(before.done).toBeLessThan(before.total);
    await killAndRestart();
    expect(await awaitResults(page)).toBe(jobId);
    const { total, done, candidates } = await job();
    expect({ total, done, people: candidates.length }).toEqual({
      total: 100,
      done: 100,
      people: 100,
    });
  });

  it('while mails wait, forgets no decision and no mail, and the page says the truth', async () => {
    const { candidates, rejected } = await job();
    const moved = candidates.find(({ status }) => status === 'shortlisted')?.candidate ?? '';
    const results = createResultsPage(page);
    await results
      .row(moved)
      .getByRole('button', { name: /Move to rejected/ })
      .click();
    await results.dialog().getByRole('textbox', { name: 'Reason' }).fill('Withdrew');
    await results.dialog().getByRole('button', { name: 'Move to rejected' }).click();
    await results.tab('Rejections', rejected + 1).waitFor();
    const count = await confirmSendAll(page);
    await killAndRestart();
    const { candidates: after } = await job();
    expect(after.find(({ candidate }) => candidate === moved)?.override).toMatchObject({
      status: 'rejected',
      reason: 'Withdrew',
    });
    await outbox()
      .getByRole('button', { name: `Stop all ${count}` })
      .waitFor();
    expect((await countRejections(session.url)).size).toBe(0);
  });

  it('while it sends, mails nobody twice and says of whom it does not know', async () => {
    await outbox().getByRole('button', { name: 'Send now' }).click();
    await waitFor(async () => (await countRejections(session.url)).size > 0, {
      what: 'the first mail',
    });
    await killAndRestart();
    await outbox().waitFor({ state: 'detached', timeout: 90_000 });
    const ended = await settled();
    const mails = await countRejections(session.url);
    expect([...mails.values()].every((count) => count === 1)).toBe(true);
    const sent = addressesOf(ended, 'sent');
    const unknown = addressesOf(ended, 'unknown');
    // Every person who is said to have got one has it; one with an unknown outcome may have.
    expect(sent.filter((address) => !mails.has(address))).toEqual([]);
    const others = [...mails.keys()].filter((address) => !sent.includes(address));
    expect(others.filter((address) => !unknown.includes(address))).toEqual([]);
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
    if (unknown.length > 0)
      await page
        .getByText(/may have arrived/)
        .first()
        .waitFor();
  });
});

describe('a browser that is offline', () => {
  it('keeps a decision and a note, says what they wait for, and stores them by itself', async () => {
    const context = page.context();
    const { candidates } = await job();
    const person = candidates.find(({ override, status }) => !override && status !== 'review');
    if (!person) throw new Error('Somebody is undecided.');
    await page.goto(`${session.url}/results?job=${jobId}&view=review&candidate=${person.id}`);
    await page.getByRole('heading', { level: 1, name: person.candidate, exact: true }).waitFor();
    await context.setOffline(true);
    await page.keyboard.press('n');
    await page.keyboard.type('Typed on the train');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await page
      .getByText(/waits? for your connection/)
      .first()
      .waitFor();
    expect(
      (await job()).candidates.find(({ id }) => id === person.id)?.override ?? null,
    ).toBeNull();
    await context.setOffline(false);
    await waitFor(
      async () => {
        const { candidates: now } = await job();
        const found = now.find(({ id }) => id === person.id);
        return found?.note === 'Typed on the train' && found.override?.status === 'maybe';
      },
      { what: 'the note and the decision' },
    );
  });

  it('waits with an upload and goes on with it by itself', async () => {
    const context = page.context();
    // Cut off between the click and the first byte.
    let isCut = false;
    await page.route('**/api/resumes/process', async (route) => {
      if (isCut) return route.continue();
      isCut = true;
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    await beginUpload(page, session.url, manyResumes(5));
    await page.getByText('You are offline').waitFor();
    await context.setOffline(false);
    jobId = await awaitResults(page);
    expect((await job()).candidates).toHaveLength(5);
  });
});
