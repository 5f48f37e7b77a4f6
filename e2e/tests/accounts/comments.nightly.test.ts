import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, findInMail, invite, join } from '../support/colleagues.js';
import { mina, type Recruiter } from '../support/person.js';
import { readSamples, screenFiles } from '../support/screening.js';
import { openSession, type Session } from '../support/session.js';

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
});
afterAll(async () => {
  await session.close();
});

const inMail = (email: string, pattern: RegExp) => findInMail(url, email, pattern);

it('a mention reaches a colleague by mail, who answers, and stops the mails', async () => {
  const { page } = session;
  const reached = { url, mailbox: url };
  const owens = await arrive(page, owen, reached);
  const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
  const { jobId } = await screenFiles(page, url, { files, comparisonScore: 30 });
  await page.goto(`${url}/account/workspace`);
  await invite(page, owen, 'Recruiter');
  await join(owens, owen, reached);

  await page.goto(`${url}/results?job=${jobId}&view=review`);
  const field = page.getByRole('textbox', { name: 'Comment' });
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
  await owens.getByRole('textbox', { name: 'Comment' }).fill('Two others come by the van.');
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
  await owens.getByRole('textbox', { name: 'Why do you object?' }).press('Control+Enter');
  await owens.getByText(/^Mina Castellano shortlisted/).waitFor({ state: 'detached' });
  await inMail(mina.email, /mentioned you in a comment/);

  const stop = await inMail(owen.email, /\S+\/comment-mails#token=\S+/);
  await owens.goto(stop);
  await owens.getByText('We send you no more mails about comments').waitFor();
  expect(owens.url()).toContain('/comment-mails');
});
