import type { Locator, Page } from 'playwright-core';

/** Product and screening that a screen shows, with ids in their order in the screening. */
export interface Shown {
  readonly page: Page;
  /** The product's address. */
  readonly url: string;
  readonly jobId: string;
  /** Those with a draft. */
  readonly rejectedIds: readonly string[];
  /** The best of the screening. */
  readonly best: { readonly id: string; readonly name: string };
  /** The read-only page of the shortlist. */
  readonly shareUrl: string;
}

/** An answer of the API that is made: its body, or that of the true answer's, the status of a failure, or none at all. */
export type Answer = object | ((body: object) => object) | number | 'never';

/** A state in which a person can find a page. */
export interface Screen {
  readonly name: string;
  /** The page's address, without the product's. */
  readonly at: string;
  /** Made answers, by what their addresses end on below /api; with a method before it for only that. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Brings it about and waits until it is there. */
  readonly show: (page: Page) => Promise<unknown>;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();
export const dialogOf = (page: Page): Promise<void> => page.getByRole('dialog').first().waitFor();
export const heading =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('heading', { name }).first().waitFor();
export const text =
  (sought: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByText(sought).first().waitFor();

/** After `first`, a press and the dialog it opens. */
export const asking =
  (first: (page: Page) => Promise<unknown>, name: string | RegExp) => async (page: Page) => {
    await first(page);
    await button(page, name).click();
    await dialogOf(page);
  };

const problem = (status: number) => ({
  type: 'about:blank',
  title: 'Out of order',
  status,
  detail: 'Something went wrong at the server. Please try again in a moment.',
});

/** Makes the answers of a screen until the next one. */
export async function makeAnswers(page: Page, answers: Screen['answers'] = {}): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [key, answer] of Object.entries(answers)) {
    const [ending = '', only] = key.split(' ').reverse();
    await page.route(
      (address) => address.pathname.startsWith('/api/') && address.pathname.endsWith(ending),
      async (route) => {
        if (only && route.request().method() !== only) return route.fallback();
        if (answer === 'never') return undefined;
        if (typeof answer === 'number') {
          return route.fulfill({ status: answer, json: problem(answer) });
        }
        if (typeof answer !== 'function') return route.fulfill({ json: answer });
        const response = await route.fetch();
        const made = answer as (body: object) => object;
        return route.fulfill({ json: made((await response.json()) as object) });
      },
    );
  }
}
