import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina, type Recruiter, signIn, signUp, verifyEmail } from '../support/person.js';
import { readJob, readSamples, screenFiles } from '../support/screening.js';
import { openSession, type Session } from '../support/session.js';
import { waitFor } from '../support/wait-for.js';

const { password } = mina;
const owen: Recruiter = {
  firstName: 'Owen',
  lastName: 'Hartley',
  email: 'owen@example.com',
  password,
};
const helen: Recruiter = {
  firstName: 'Helen',
  lastName: 'Moss',
  email: 'helen@example.com',
  password,
};

let session: Session;
let url: string;

beforeAll(async () => {
  session = await openSession(mina);
  ({ url } = session);
}, 120_000);
afterAll(async () => {
  await session.close();
}, 30_000);

/** A browser of somebody else, who has an account and is signed in. */
async function arrive(who: Recruiter): Promise<Page> {
  const context = await session.page.context().browser()?.newContext();
  if (!context) throw new Error('There is no second browser.');
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await signUp(page, url, who);
  await verifyEmail(page, url, who);
  await signIn(page, url, who);
  return page;
}

async function invite(page: Page, { email }: Recruiter, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox').click();
  await dialog.getByRole('option', { name: new RegExp(`^${role}`) }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function join(page: Page, { email }: Recruiter): Promise<void> {
  const link = await waitFor(
    async () => {
      const mails = await fetch(`${url}/mailbox/messages.json`);
      const all = (await mails.json()) as { to: string; text: string }[];
      const theirs = all.filter(({ to }) => to.includes(email));
      return theirs.map(({ text }) => /\S+\/invitation#token=\S+/.exec(text)?.[0]).find(Boolean);
    },
    { what: `an invitation to ${email}` },
  );
  await page.goto(link);
  await page.getByRole('button', { name: /^Join / }).click();
  await page.waitForURL('**/w/*/dashboard');
}

it('three people share a workspace: invite, join, see, decide, and hand over when one leaves', async () => {
  const { page } = session;
  // First: they follow the link of the only mail that they have.
  const owens = await arrive(owen);
  const helens = await arrive(helen);
  const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
  const { jobId } = await screenFiles(page, url, { files, comparisonScore: 30 });
  await page.goto(`${url}/account/workspace`);
  await page.getByText('Only you work here').first().waitFor();
  await invite(page, owen, 'Recruiter');
  await invite(page, helen, 'Viewer');
  await join(owens, owen);
  await join(helens, helen);

  // Both see the screening at the workspace's address, and nothing at their own.
  const base = new URL(owens.url()).pathname.replace('/dashboard', '');
  await owens.goto(`${url}/results?job=${jobId}`);
  await owens.getByText('This screening does not exist or is not yours.').first().waitFor();
  for (const colleague of [owens, helens]) {
    await colleague.goto(`${url}${base}/results?job=${jobId}`);
    await colleague.getByRole('heading', { name: 'Screening Results' }).waitFor();
  }

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
        address: `${url}/api/resumes/job/${jobId}/decide`,
        workspaceId: base.replace('/w/', ''),
        body: JSON.stringify({ changes: [{ candidateId, choice: 'maybe' }] }),
      },
    );
  const { candidates } = await readJob(page, url, jobId);
  const candidateId = candidates[0]?.id ?? '';
  expect([await decide(helens, candidateId), await decide(owens, candidateId)]).toEqual([403, 200]);

  // The owner removes the recruiter; their access ends, and the viewer still reads.
  await page.goto(`${url}/account/workspace`);
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
  await owens.goto(`${url}${base}/results?job=${jobId}`);
  await owens.getByText('You are not a member of this workspace').waitFor();
  await helens.reload();
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
}, 240_000);
