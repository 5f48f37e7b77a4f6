import { NameError } from './names.mjs';

/** Where a remote's pages are listed. */
export const pagesOf = (remote) => `mfe-${remote}/src/pages.ts`;

/** The file of a page's component, below the remote's `src` and without its ending. */
export const componentFileOf = ({ kebab, pascal }) => `features/${kebab}/components/${pascal}Page`;

/** A page's entry in the list of pages. It is for the signed-in until that says otherwise. */
export const entryOf = ({ kebab, title }) =>
  `  { path: '/${kebab}', title: '${title}', guarded: true },\n`;

const component = ({
  pascal,
  title,
}) => `import { EmptyState, Page, PageHead } from '@shortlist/web-kit';

/** Says in a sentence what people find here. */
export function ${pascal}Page() {
  return (
    <Page>
      <PageHead title="${title}" />
      <EmptyState title="Nothing is here yet" />
    </Page>
  );
}
`;

const test = ({
  kebab,
  title,
}) => `import { createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../src/App.js';

describe('the page /${kebab}', () => {
  it('says what it is', () => {
    const host = createTestHost();
    renderWithHost(<App host={host} />, { host, route: '/${kebab}' });
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });
});
`;

/** The files of a page alone: its component and a test. */
export const filesOfPage = (remote, name) => ({
  [`mfe-${remote}/src/${componentFileOf(name)}.tsx`]: component(name),
  [`mfe-${remote}/tests/${name.kebab}.test.tsx`]: test(name),
});

/** Checks a new page for a plan: no remote has it already. */
export function checkFree(remotes, { kebab }) {
  const refuseTaken = (text, at) => {
    if (!text.includes(`path: '/${kebab}'`)) return;
    throw new NameError(`There is a page /${kebab} already, in ${at}.`);
  };
  return Object.fromEntries(remotes.map((each) => [pagesOf(each), refuseTaken]));
}

/** Throws NameError where an address is no remote's to have. */
export async function refuseOwnAddress({ kebab }) {
  const { isForRemotes } = await import('@shortlist/contracts/front-ends/pages');
  if (isForRemotes(`/${kebab}`)) return;
  throw new NameError(`/${kebab} belongs to Shortlist itself: please take another name.`);
}
