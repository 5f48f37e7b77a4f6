import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrive, invite, join } from './colleagues.js';
import { mina, type Recruiter } from './person.js';
import { readJob, readSamples, screenFiles } from './screening.js';

const { password } = mina;
/** A colleague of Mina's. */
export const owen: Recruiter = {
  firstName: 'Owen',
  lastName: 'Hartley',
  email: 'owen@example.com',
  password,
};
/** Another colleague of Mina's. */
export const helen: Recruiter = {
  firstName: 'Helen',
  lastName: 'Moss',
  email: 'helen@example.com',
  password,
};

/** Where each of three people reaches the product, and where its mails arrive. */
export interface Places {
  readonly mina: string;
  readonly owen: string;
  readonly helen: string;
  readonly mailbox: string;
}

/** Time within which an open page shows what others do; it asks by itself less often. */
const liveMs = 15_000;

/** Splits the undecided of a screening between two blind readers, from its results. */
export async function splitScreening(page: Page, results: string, people: number): Promise<void> {
  await page.goto(results);
  await page.getByRole('button', { name: `Split ${people} undecided` }).click();
  await page.getByRole('button', { name: 'Split among 2 people' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Marks as many people as there are keys, one after the other, from the results of a screening. */
export async function markAs(page: Page, results: string, keys: string): Promise<void> {
  await page.goto(results);
  await page.getByRole('link', { name: /^Mark my/ }).click();
  for (const key of keys) {
    await page.getByText('Score hidden until you mark').waitFor();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.keyboard.press(key);
    await page.waitForFunction(
      (before) => document.querySelector('h1')?.textContent !== before,
      name,
    );
  }
}

/**
 * Mina splits the screening between Owen and herself. Both mark its people, neither knows the other's mark, and she decides
 * where they differ.
 */
async function readBlindly(
  minas: Page,
  owens: Page,
  at: { readonly mina: string; readonly owen: string },
): Promise<void> {
  await splitScreening(minas, at.mina, 2);
  await markAs(minas, at.mina, 'ss');
  await minas.goto(`${at.mina}&tab=everyone&show=undecided`);
  await minas.getByText('Waiting for the other reader').waitFor();
  // The page stays open: Owen's marks reach it by themselves.
  await markAs(owens, at.owen, 'ms');
  await minas.getByText(/Readers differ/).waitFor({ timeout: liveMs });
  await minas.getByRole('button', { name: 'Confirm 1' }).waitFor();
}

/** Helen mentions Mina, whose dashboard says so; Owen sees both come on the open page of the candidate. */
async function mentionMina(
  minas: Page,
  { owens, helens }: { readonly owens: Page; readonly helens: Page },
  at: {
    readonly dashboard: string;
    readonly owen: string;
    readonly helen: string;
    readonly results: string;
  },
): Promise<void> {
  await helens.goto(`${at.results}&view=review`);
  await helens.getByRole('textbox', { name: 'Comment' }).waitFor();
  await owens.goto(helens.url().replace(at.helen, at.owen));
  await owens.getByText('Helen Moss is reading this now').waitFor({ timeout: liveMs });
  await helens.getByText('Owen Hartley is reading this now').waitFor({ timeout: liveMs });
  await helens.keyboard.press('n');
  await helens.keyboard.type('@Mi');
  await helens.getByRole('option', { name: /Mina Castellano/ }).waitFor();
  await helens.keyboard.press('Enter');
  await helens.keyboard.type('could she start in May?');
  await helens.keyboard.press('Control+Enter');
  await helens.getByRole('list', { name: 'Comments' }).getByText('could she start').waitFor();
  await owens
    .getByRole('list', { name: 'Comments' })
    .getByText('could she start')
    .waitFor({ timeout: liveMs });
  await minas.goto(at.dashboard);
  const waiting = minas.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByText('Mention', { exact: true }).waitFor();
  await waiting.getByText(/Helen Moss on .*could she start in May/).waitFor();
}

/**
 * Three people, each in a browser of their own, share a workspace: they are invited, join, see, read, mention, decide, and
 * hand over when one leaves. `page` is Mina's, who is signed in.
 */
export async function workTogether(page: Page, at: Places): Promise<void> {
  // First: they follow the link of the only mail that they have.
  const owens = await arrive(page, owen, { url: at.owen, mailbox: at.mailbox });
  const helens = await arrive(page, helen, { url: at.helen, mailbox: at.mailbox });
  const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
  const { jobId } = await screenFiles(page, at.mina, { files, comparisonScore: 30 });
  await page.goto(`${at.mina}/account/workspace`);
  await page.getByText('Only you work here').first().waitFor();
  await invite(page, owen, 'Recruiter');
  await invite(page, helen, 'Viewer');
  await join(owens, owen, { url: at.owen, mailbox: at.mailbox });
  await join(helens, helen, { url: at.helen, mailbox: at.mailbox });

  // Both see the screening at the workspace's address, and nothing at their own.
  const base = new URL(owens.url()).pathname.replace('/dashboard', '');
  await owens.goto(`${at.owen}/results?job=${jobId}`);
  await owens.getByText('This screening does not exist or is not yours.').first().waitFor();
  for (const [colleague, url] of [
    [owens, at.owen],
    [helens, at.helen],
  ] as const) {
    await colleague.goto(`${url}${base}/results?job=${jobId}`);
    await colleague.getByRole('heading', { name: 'Screening Results' }).waitFor();
  }

  const results = (url: string) => `${url}${base}/results?job=${jobId}`;
  await readBlindly(page, owens, {
    mina: `${at.mina}/results?job=${jobId}`,
    owen: results(at.owen),
  });
  await mentionMina(
    page,
    { owens, helens },
    {
      dashboard: `${at.mina}/dashboard`,
      ...{ owen: at.owen, helen: at.helen },
      results: results(at.helen),
    },
  );

  // A recruiter decides; a viewer can't.
  const decide = (colleague: Page, candidateId: string) =>
    colleague.evaluate(
      async ({ address, workspaceId, body }) => {
        const token = /(?:^|; )auth_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(address, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-shortlist-workspace': workspaceId,
          },
          body,
        });
        return answer.status;
      },
      {
        address: `/api/resumes/job/${jobId}/decide`,
        workspaceId: base.replace('/w/', ''),
        body: JSON.stringify({ changes: [{ candidateId, choice: 'maybe' }] }),
      },
    );
  const { candidates } = await readJob(page, at.mina, jobId);
  const candidateId = candidates[1]?.id ?? '';
  expect([await decide(helens, candidateId), await decide(owens, candidateId)]).toEqual([403, 200]);

  // The owner removes the recruiter; their access ends, and the viewer still reads.
  await page.goto(`${at.mina}/account/workspace`);
  await page
    .getByRole('button', { name: /^Remove Owen/ })
    .first()
    .click();
  await page
    .getByRole('form', { name: 'Remove Owen Hartley?' })
    .getByRole('button', { name: /^Remove Owen/ })
    .click();
  await page
    .getByRole('button', { name: /^Remove Owen/ })
    .first()
    .waitFor({ state: 'detached' });
  await owens.goto(`${at.owen}${base}/results?job=${jobId}`);
  await owens.getByText('You are not a member of this workspace').waitFor();
  await helens.goto(results(at.helen));
  await helens.getByRole('heading', { name: 'Screening Results' }).waitFor();

  await page.reload();
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity
    .getByText('Owen Hartley')
    .or(activity.getByText('A former member'))
    .first()
    .waitFor();
  await activity.getByText(/decided about 1 candidate/).waitFor();
  await activity.getByText(/joined as viewer/).waitFor();
}
