import type { ChangedRows } from '@shortlist/contracts/people';
import type { Page } from 'playwright-core';
import { button, dialogOf, type Screen, type Shown, text } from './screen.js';

const isThere = (page: Page) => page.locator('mark').first().waitFor();
const pressing = (key: string) => async (page: Page) => {
  await isThere(page);
  await page.keyboard.press(key);
  await dialogOf(page);
};

/** Answer of the server when somebody else wrote another note first. */
function refuseNote({ rows, ...rest }: ChangedRows): ChangedRows {
  return {
    ...rest,
    rows: rows.map((row) => ({
      ...row,
      candidate: { ...row.candidate, note: 'Speaks of a second job in Leeds' },
    })),
    skipped: rows.map(({ candidate }) => ({
      candidateId: candidate.id,
      reason: 'Somebody else changed this note in the meantime.',
    })),
  };
}

/** The review of a screening. */
export function listReviewScreens({ jobId, best }: Shown): Screen[] {
  const at = `/results?job=${jobId}&view=review`;
  return [
    {
      name: 'review, loading',
      at,
      answers: { '/screening': 'never' },
      show: text('Loading the candidates'),
    },
    {
      name: 'review, out of order',
      at,
      answers: { '/screening': 500 },
      show: text('The candidates could not be loaded'),
    },
    { name: 'review', at, show: isThere },
    {
      name: 'review without its resume',
      at,
      answers: { '/resume': 500 },
      show: text('The resume could not be loaded'),
    },
    { name: 'keys of the review', at, show: pressing('?') },
    { name: 'reason in the review', at, show: pressing('r') },
    {
      name: 'end of the review',
      at: `${at}&candidate=end`,
      show: text(/undecided|decided/),
    },
    { name: 'review of nobody', at: `${at}&candidate=nobody`, show: text(/not|no longer/i) },
    {
      name: 'review, at the line in the resume',
      at: `${at}&candidate=${best.id}`,
      show: async (page) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await isThere(page);
        await button(page, /in the resume/).click();
        await button(page, /Back to the requirements/).waitFor();
      },
    },
    {
      name: 'note that was not saved',
      at: `${at}&candidate=${best.id}`,
      answers: { '/marks': 500 },
      show: async (page) => {
        await isThere(page);
        await page.getByLabel('Note').fill('Ask about nights');
        await button(page, 'Retry').waitFor();
      },
    },
    {
      name: 'note that somebody else changed',
      at: `${at}&candidate=${best.id}`,
      answers: { '/marks': (changed: object) => refuseNote(changed as ChangedRows) },
      show: async (page) => {
        await isThere(page);
        await button(page, 'Keep both').waitFor();
      },
    },
    {
      name: 'decision that waits',
      at: `${at}&candidate=${best.id}`,
      answers: { '/decide': 503, '/marks': 503 },
      show: async (page) => {
        await isThere(page);
        await page.keyboard.press('m');
        await text(/^\d changes? waits? for the server/)(page);
        await page.keyboard.press('k');
        await text('waiting for the server')(page);
      },
    },
  ];
}
