import { fail } from './lib/preflight.mjs';
import { ensureInstalled, root } from './lib/prepare.mjs';
import { findFrontEnds } from './lib/workspaces.mjs';
import { carryOut } from './new/carry-out.mjs';
import { NameError } from './new/names.mjs';
import { planPage } from './new/plan-page.mjs';

const help = `npm run new page <remote> <name>

Writes what something new needs, with a test, and says what is left to do. Nothing that exists is overwritten.

  npm run new page billing sales-tax     a page /sales-tax that billing shows`;

const plans = { page: planPage };

const [kind, ...words] = process.argv.slice(2);
if (kind === undefined || kind === '--help') {
  console.log(help);
} else {
  if (!Object.hasOwn(plans, kind)) fail(`npm run new does not know "${kind}".\n\n${help}`);
  await ensureInstalled();
  const remotes = findFrontEnds(root).filter((name) => name !== 'shell');
  try {
    const plan = plans[kind]({ remotes, words });
    const files = await carryOut(root, plan);
    console.log(`\nWritten:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    console.log(`Next:\n${plan.next.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof NameError)) throw error;
    fail(error.message);
  }
}
