import type { Page } from 'playwright-core';
import { button, dialogOf, type Screen, type Shown, text } from './screen.js';

const isThere = (page: Page) => page.locator('mark').first().waitFor();
const pressing = (key: string) => async (page: Page) => {
  await isThere(page);
  await page.keyboard.press(key);
  await dialogOf(page);
};

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
      name: 'decision that was not saved',
      at,
      answers: { '/decide': 500 },
      show: async (page) => {
        await isThere(page);
        await page.keyboard.press('m');
        await text(/was not saved/)(page);
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
      name: 'end of the review',
      at: `${at}&candidate=end`,
      show: text(/undecided|decided/),
    },
    { name: 'review of nobody', at: `${at}&candidate=nobody`, show: text(/not|no longer/i) },
  ];
}
