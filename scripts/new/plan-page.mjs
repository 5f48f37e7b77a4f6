import { before } from './edit-text.mjs';
import { NameError, readName } from './names.mjs';
import {
  checkFree,
  componentFileOf,
  entryOf,
  filesOfPage,
  pagesOf,
  refuseOwnAddress,
} from './page-parts.mjs';

/**
 * Files of a new page of a remote: `made` are the texts of new files, `changed` the new texts of present ones;
 * `checked` throw where a text allows no such page.
 */
export async function planPage({ remotes, words }) {
  const [remote, page] = words;
  if (!remotes.includes(remote)) {
    throw new NameError(`Please name one of the remotes ${remotes.join(', ')}, then the page.`);
  }
  const name = readName(page, 'page');
  await refuseOwnAddress(name);
  const { kebab, pascal } = name;
  const route = `  <Route path="${kebab}" element={<${pascal}Page />} />\n`;
  return {
    made: filesOfPage(remote, name),
    changed: {
      [`mfe-${remote}/src/App.tsx`]: (text, at) =>
        `import { ${pascal}Page } from './${componentFileOf(name)}.js';\n${before('</Routes>', route)(text, at)}`,
      [pagesOf(remote)]: before('];\n', entryOf(name)),
    },
    checked: checkFree(remotes, name),
    next: [
      `See it: npm run dev ${remote}, then http://localhost:3000/${kebab} (signed in)`,
      `Test it: npm run test:web -- mfe-${remote}/tests/${kebab}`,
      `Its states without services: entries in mfe-${remote}/fixtures`,
      `Who may see it, and what stands around it: its line in mfe-${remote}/src/pages.ts`,
      'Where people find it: the header (shell/src/header/links.ts), or a link of another page',
    ],
  };
}
