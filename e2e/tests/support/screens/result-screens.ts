import type { Page } from 'playwright-core';
import { asking, button, heading, type Screen, type Shown, text } from './screen.js';

const select = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};
const openWhatIf = async (page: Page) => {
  await page.getByRole('tab', { name: /^Shortlisted/ }).waitFor();
  const edit = button(page, 'Edit requirements');
  if (!(await edit.isVisible())) await button(page, /What if/).click();
  await edit.waitFor();
};

/** The results of a screening, tab by tab. */
export function listResultScreens({ jobId, best, shareUrl }: Shown): Screen[] {
  const at = `/results?job=${jobId}`;
  const bestIs = text(best.name);
  const everyone = `${at}&tab=everyone`;
  return [
    {
      name: 'results, loading',
      at,
      answers: { '/screening': 'never' },
      show: text('Loading the results'),
    },
    {
      name: 'results, out of order',
      at,
      answers: { '/screening': 500 },
      show: text('The results could not be loaded'),
    },
    { name: 'results of nobody', at: '/results?job=unknown', show: text('was not found') },
    { name: 'shortlist', at, show: bestIs },
    {
      name: 'candidate open',
      at,
      show: async (page) => {
        await button(page, /View Details/).click();
        await page.locator('mark').first().waitFor();
      },
    },
    {
      name: 'candidate out of order',
      at,
      answers: { '/resume': 500, [best.id]: 500 },
      show: async (page) => {
        await button(page, /View Details/).click();
        await text('could not be loaded')(page);
      },
    },
    { name: 'nothing found', at: `${at}&q=zzz`, show: heading('No Candidates Found') },
    {
      name: 'sorting',
      at,
      show: async (page) => {
        await bestIs(page);
        await button(page, /^Sort/).click();
        await text('Sort by')(page);
      },
    },
    { name: 'criteria', at, show: asking(openWhatIf, 'Edit requirements') },
    { name: 'moving', at, show: asking(bestIs, /Move to rejected/) },
    {
      name: 'everyone, filtered and selected',
      at: everyone,
      show: async (page) => {
        await button(page, '+ Filter').click();
        await select(page);
      },
    },
    {
      name: 'everyone, columns',
      at: everyone,
      show: async (page) => {
        await bestIs(page);
        const columns = button(page, 'Columns');
        if (await columns.isVisible()) await columns.click();
        else await button(page, /Sort/).click();
      },
    },
    { name: 'comparing', at: everyone, show: asking(select, 'Compare') },
    { name: 'tagging', at: everyone, show: asking(select, 'Tag') },
    { name: 'needs a person', at: `${at}&tab=review`, show: text('Sabine Keller') },
    { name: 'not read', at: `${at}&tab=unreadable`, show: text('nothing-in-it.pdf') },
    { name: 'analytics', at: `${at}&tab=analytics`, show: heading('Score Distribution') },
    {
      name: 'fairness check',
      at: `${at}&tab=analytics`,
      show: async (page) => {
        await button(page, 'Run swap test').click();
        await button(page, 'Run again').waitFor();
      },
    },
    {
      name: 'decision record',
      at: `${at}&view=decisions`,
      show: heading(/Decision record/i),
    },
    {
      name: 'sharing',
      at,
      show: async (page) => {
        await bestIs(page);
        await asking((shown) => button(shown, /^Actions for/).click(), 'Share the shortlist')(page);
        await text('Head of nursing')(page);
      },
    },
    {
      name: 'shared shortlist, commenting',
      at: shareUrl,
      show: async (page) => {
        await button(page, /^See the reasons/).click();
        await page.locator('mark').first().waitFor();
        await button(page, /^Comment/).click();
        await page.getByLabel('Your name').waitFor();
      },
    },
    {
      name: 'shared shortlist that is gone',
      at: `/shared#${'x'.repeat(43)}`,
      show: text(/^This link does not work/),
    },
  ];
}
