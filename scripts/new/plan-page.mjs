import { NameError, readName } from './names.mjs';

const component = ({
  pascal,
  title,
}) => `import { EmptyState, Page, PageHead } from '@shortlist/web-kit';

/** What people find here, in a sentence. */
export function ${pascal}Page() {
  return (
    <Page>
      <PageHead title="${title}" />
      <EmptyState title="Nothing is here yet" />
    </Page>
  );
}
`;

const test = ({ kebab, title }) => `import { describe, expect, it } from '@jest/globals';
import { createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { screen } from '@testing-library/react';
import { App } from '../src/App.js';

describe('the page /${kebab}', () => {
  it('says what it is', () => {
    const host = createTestHost();
    renderWithHost(<App host={host} />, { host, route: '/${kebab}' });
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });
});
`;

/** Where a remote's pages are listed. */
const pagesOf = (remote) => `mfe-${remote}/src/pages.ts`;

/** Puts `line` before the only `anchor` in a file. */
const before = (anchor, line) => (text, file) => {
  if (text.split(anchor).length !== 2) {
    throw new NameError(`${file} has not exactly one "${anchor.trim()}" to write before.`);
  }
  return text.replace(anchor, () => `${line}${anchor}`);
};

/**
 * What a new page of a remote needs: `made` are the texts of new files, `changed` what becomes of the text of present
 * ones; `checked` throw where a text allows no such page. It is for the signed-in until its entry in the list of pages says otherwise.
 */
export function planPage({ remotes, words }) {
  const [remote, page] = words;
  if (!remotes.includes(remote)) {
    throw new NameError(`Please name one of the remotes ${remotes.join(', ')}, then the page.`);
  }
  const name = readName(page, 'page');
  const { kebab, pascal, title } = name;
  const refuseTaken = (text, at) => {
    if (!text.includes(`path: '/${kebab}'`)) return;
    throw new NameError(`There is a page /${kebab} already, in ${at}.`);
  };
  const file = `features/${kebab}/components/${pascal}Page`;
  return {
    made: {
      [`mfe-${remote}/src/${file}.tsx`]: component(name),
      [`mfe-${remote}/tests/${kebab}.test.tsx`]: test(name),
    },
    changed: {
      [`mfe-${remote}/src/App.tsx`]: (text, at) =>
        `import { ${pascal}Page } from './${file}.js';\n${before('</Routes>', `  <Route path="${kebab}" element={<${pascal}Page />} />\n`)(text, at)}`,
      [pagesOf(remote)]: before(
        '];\n',
        `  { path: '/${kebab}', title: '${title}', guarded: true },\n`,
      ),
    },
    checked: Object.fromEntries(remotes.map((each) => [pagesOf(each), refuseTaken])),
    next: [
      `See it: npm run dev ${remote}, then http://localhost:3000/${kebab} (signed in)`,
      `Test it: npm run test:web -- mfe-${remote}/tests/${kebab}`,
      `Who may see it, and what stands around it: its line in mfe-${remote}/src/pages.ts`,
      'Where people find it: the header (shell/src/header/links.ts), or a link of another page',
    ],
  };
}
