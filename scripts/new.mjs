import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, installWorkspace, root } from './lib/prepare.mjs';
import { findFrontEnds } from './lib/workspaces.mjs';
import { carryOut } from './new/carry-out.mjs';
import { NameError } from './new/names.mjs';
import { planOperation } from './new/plan-operation.mjs';
import { planPage } from './new/plan-page.mjs';
import { planRemote } from './new/plan-remote.mjs';

const help = `npm run new page <remote> <name>
npm run new remote <name> [-- --no-install]
npm run new operation <service> <name>

Writes what something new needs, with a test, and says what is left to do. Nothing that exists is overwritten.

  npm run new page billing sales-tax            a page /sales-tax that billing shows
  npm run new remote reports                    a front end mfe-reports with a page /reports; --no-install leaves npm install to you
  npm run new operation usage list-receipts     GET /api/auth/token/receipts, from contract to service`;

const plans = { page: planPage, remote: planRemote, operation: planOperation };

const noInstall = '--no-install';
const [kind, ...given] = process.argv.slice(2);
const words = given.filter((word) => word !== noInstall);

if (kind === undefined || kind === '--help') {
  console.log(help);
} else {
  if (!Object.hasOwn(plans, kind)) fail(`npm run new does not know "${kind}".\n\n${help}`);
  await ensureInstalled();
  // Plans ask the contracts which names may be had.
  if (!existsSync(path.join(root, 'packages/contracts/dist'))) {
    await ensureBuilt({ only: '@shortlist/contracts' });
  }
  const remotes = findFrontEnds(root).filter((name) => name !== 'shell');
  const read = (file) => readFile(path.join(root, file), 'utf8');
  try {
    const plan = await plans[kind]({ remotes, words, read });
    const files = await carryOut(root, plan);
    if (plan.isWorkspace && !given.includes(noInstall)) await installWorkspace();
    console.log(`\nWritten:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    console.log(`Next:\n${plan.next.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof NameError)) throw error;
    fail(error.message);
  }
}
