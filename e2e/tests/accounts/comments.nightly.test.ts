import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina, type Recruiter, signIn, signUp, verifyEmail } from '../support/person.js';
import { readSamples, screenFiles } from '../support/screening.js';
import { openSession, type Session } from '../support/session.js';
import { waitFor } from '../support/wait-for.js';

const owen: Recruiter = {
  firstName: 'Owen',
  lastName: 'Hartley',
  email: 'owen@example.com',
  password: mina.password,
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

/** The first match of `pattern` in mails to an address, once there is one. */
const inMail = (email: string, pattern: RegExp) =>
  waitFor(
    async () => {
      const mails = await fetch(`${url}/mailbox/messages.json`);
      const all = (await mails.json()) as { to: string; text: string }[];
      const theirs = all.filter(({ to }) => to.includes(email));
      return theirs.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
    },
    { what: `a mail to ${email} with ${pattern.source}` },
  );

it('a mention reaches a colleague by mail, who answers, and stops the mails', async () => {
  const { page } = session;
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no second browser.');
  const owens = await context.newPage();
  owens.setDefaultTimeout(20_000);
  await signUp(owens, url, owen);
  await verifyEmail(owens, url, owen);
  await signIn(owens, url, owen);
  const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
  const { jobId } = await screenFiles(page, url, { files, comparisonScore: 30 });
  await page.goto(`${url}/account/workspace`);
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(owen.email);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
  await owens.goto(await inMail(owen.email, /\S+\/invitation#token=\S+/));
  await owens.getByRole('button', { name: /^Join / }).click();
  await owens.waitForURL('**/w/*/dashboard');

  await page.goto(`${url}/results?job=${jobId}&view=review`);
  const field = page.getByRole('combobox', { name: 'Comment' });
  await field.waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('@');
  await page.getByRole('option', { name: /Owen Hartley/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('could she start at 22:00 without a car?');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('list', { name: 'Comments' }).getByText('@Owen').waitFor();

  await owens.goto(await inMail(owen.email, /\S+\/results\?job=\S+/));
  const list = owens.getByRole('list', { name: 'Comments' });
  await list.getByText('could she start at 22:00 without a car?').waitFor();
  await owens.getByText('Mina Castellano is reading this now').waitFor();
  await owens.getByRole('combobox', { name: 'Comment' }).fill('Two others come by the van.');
  await owens.getByRole('button', { name: 'Comment', exact: true }).click();
  await list.getByText('Two others come by the van.').waitFor();

  const results = owens.url().replace(/&view=review.*/, '');
  const details = owens.context();
  const other = await details.newPage();
  await other.goto(results);
  await other.getByRole('button', { name: /^View Details of Amara/ }).click();
  await other.getByText('Two others come by the van.').waitFor();
  await other.close();

  // Mina decides while Owen still sees nobody's decision.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('s');
  await page.getByText(/was moved to shortlisted/).waitFor();
  await owens.getByRole('heading', { level: 1 }).focus();
  await owens.keyboard.press('m');
  await owens.getByText(/^Mina Castellano shortlisted Amara Okafor at/).waitFor();
  await owens.getByRole('button', { name: 'Object' }).click();
  await owens.getByRole('combobox', { name: 'Why do you object?' }).press('Control+Enter');
  await owens.getByText(/^Mina Castellano shortlisted/).waitFor({ state: 'detached' });
  await inMail(mina.email, /mentioned you in a comment/);

  const stop = await inMail(owen.email, /\S+\/comment-mails#token=\S+/);
  await owens.goto(stop);
  await owens.getByText('We send you no more mails about comments').waitFor();
  expect(owens.url()).toContain('/comment-mails');
}, 180_000);
