import path from 'node:path';
import type { Page } from 'playwright-core';
import { samples } from '../screening.js';
import { asking, button, dialogOf, heading, type Screen, type Shown, text } from './screen.js';

const openMenu = async (page: Page) => {
  await button(page, /^Actions for/).click();
};

const choose = async (page: Page) => {
  await page
    .locator('input[data-upload=files]')
    .setInputFiles([
      path.join(samples, 'resumes', 'yuki-tanaka.pdf'),
      path.join(samples, 'resumes', 'amara-okafor.pdf'),
      path.join(samples, '..', 'package.json'),
    ]);
};

const write = async (page: Page) => {
  await page
    .getByRole('textbox', { name: 'Job Description' })
    .fill('Ward manager. Must have: registered nurse. Nice to have: budgets.');
  await choose(page);
  await page.getByLabel('Job title').waitFor();
  await page.getByText('Uploaded Files (2)').waitFor();
};

/** Dashboard, history, upload and processing. */
export function listStartScreens({ jobId }: Shown): Screen[] {
  const running = {
    jobId,
    status: 'processing',
    phase: 'scoring',
    total: 6,
    done: 2,
    filesRead: 6,
  };
  const processing = { at: `/processing?job=${jobId}` };
  const made = (change: object) => ({
    '/events': 404,
    [`/job/${jobId}`]: (job: object) => ({ ...job, ...running, ...change }),
  });
  return [
    { name: 'dashboard', at: '/dashboard', show: text('Acute Ward Manager') },
    {
      name: 'dashboard, loading',
      at: '/dashboard',
      answers: { '/history': 'never', '/usage': 'never' },
      show: text('Loading token usage...'),
    },
    {
      name: 'dashboard, out of order',
      at: '/dashboard',
      answers: { '/history': 500, '/usage': 500, '/status': 503 },
      show: text('Failed to load token usage'),
    },
    {
      name: 'dashboard, empty',
      at: '/dashboard',
      answers: { '/history': [] },
      show: text('Try with sample resumes'),
    },
    {
      name: 'user menu',
      at: '/dashboard',
      show: async (page) => {
        await button(page, /user menu/).click();
        await button(page, 'Sign Out').waitFor();
      },
    },
    {
      name: 'history, a menu open',
      at: '/history',
      show: async (page) => {
        await openMenu(page);
        await button(page, 'Rename').waitFor();
      },
    },
    { name: 'history, nothing found', at: '/history?search=zzz', show: text(/No screening/) },
    {
      name: 'history, out of order',
      at: '/history',
      answers: { '/screenings': 500 },
      show: (page) => button(page, 'Retry').waitFor(),
    },
    { name: 'renaming', at: '/history', show: asking(openMenu, 'Rename') },
    { name: 'deleting', at: '/history', show: asking(openMenu, 'Delete') },
    {
      name: 'adding resumes',
      at: '/history',
      show: async (page) => {
        await asking(openMenu, 'Add resumes')(page);
        await choose(page);
        await text('Uploaded Files (2)')(page);
      },
    },
    { name: 'upload', at: '/upload', show: heading('Upload & Process') },
    { name: 'upload, ready', at: '/upload', show: write },
    {
      name: 'processing',
      ...processing,
      answers: made({}),
      show: text('2 of 6 resumes scored'),
    },
    {
      name: 'processing, waiting',
      ...processing,
      answers: made({ waiting: 'The AI provider does not answer.', needsPerson: true }),
      show: text('The screening is waiting'),
    },
    {
      name: 'stopping a screening',
      ...processing,
      answers: made({}),
      show: asking(text('2 of 6 resumes scored'), 'Stop screening'),
    },
    {
      name: 'processing, failed',
      ...processing,
      answers: made({ status: 'failed', failure: 'The AI provider refused the key.' }),
      show: text('The AI provider refused the key.'),
    },
    {
      name: 'processing, unknown',
      at: '/processing?job=unknown',
      show: text('This screening was not found'),
    },
    { name: 'demo', at: '/demo', show: text(/Sample data/) },
    {
      name: 'new screening with one prepared',
      at: '/upload',
      show: async (page) => {
        await write(page);
        await page.evaluate(
          `history.pushState({}, '', '/results?job=${jobId}'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await page.getByRole('link', { name: 'New Screening' }).first().click();
        await dialogOf(page);
      },
    },
  ];
}
