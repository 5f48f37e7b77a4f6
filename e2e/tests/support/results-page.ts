import type { Page } from 'playwright-core';

/** Where things are on the results page of a screening. */
export function createResultsPage(page: Page) {
  const row = (name: string) => page.getByRole('article', { name });
  const whatIf = () => page.getByRole('complementary', { name: 'What if' });
  return {
    /** A tab, with exactly this count if given. */
    tab: (name: string, count?: number) =>
      page.getByRole('tab', {
        name: count === undefined ? name : new RegExp(`^${name} ?\\(${count}\\)$`),
      }),
    /** A candidate; of the rejections the one whose letter is shown. */
    row,
    /** Shows the letter to one of the rejections. */
    letterOf: (name: string) =>
      page
        .getByRole('listitem')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click(),
    details: (name: string) => row(name).getByRole('button', { name: /View Details/ }),
    /** The criteria of an opened candidate for which the resume has evidence. */
    criteriaWithEvidence: (name: string) => row(name).locator('button[aria-pressed]:has(q)'),
    /** The highlighted words in the resume of an opened candidate. */
    highlighted: (name: string) =>
      page.getByRole('region', { name: `Resume of ${name}` }).locator('mark'),
    whatIf,
    slider: () => whatIf().getByLabel('Threshold to try'),
    dialog: () => page.getByRole('dialog'),
  };
}
