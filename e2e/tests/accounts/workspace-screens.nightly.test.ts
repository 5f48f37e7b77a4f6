import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, findInMail, invite, join } from '../support/colleagues.js';
import { mina } from '../support/person.js';
import { readSamples, screenFiles } from '../support/screening.js';
import { findProblems } from '../support/screens/find-problems.js';
import { listWorkspaceScreens } from '../support/screens/workspace-screens.js';
import { openSession, type Session } from '../support/session.js';
import { helen, markAs, owen, splitScreening } from '../support/three-people.js';

const files = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
];

let session: Session;

beforeAll(async () => {
  session = await openSession(mina);
});
afterAll(async () => {
  await session.close();
});

it('every screen of a shared workspace can be used by everybody', async () => {
  const { page, url } = session;
  const reached = { url, mailbox: url };
  const owens = await arrive(page, owen, reached);
  const upload = { files: await readSamples(files), comparisonScore: 30 };
  const { jobId: readId } = await screenFiles(page, url, upload);
  const { jobId: newId } = await screenFiles(page, url, upload);
  await page.goto(`${url}/account/workspace`);
  await invite(page, owen, 'Recruiter');
  await invite(page, helen, 'Viewer');
  await join(owens, owen, reached);
  const link = new URL(await findInMail(url, helen.email, /\S+\/invitation#token=\S+/));

  const results = `/results?job=${readId}`;
  const base = new URL(owens.url()).pathname.replace('/dashboard', '');
  await splitScreening(page, url + results, files.length);
  await markAs(page, url + results, 'ss');
  await markAs(owens, url + base + results, 'msss');

  const screens = listWorkspaceScreens({
    readId,
    newId,
    invitation: link.pathname + link.hash,
  });
  expect(await findProblems(session, screens)).toEqual({});
}, 400_000);
