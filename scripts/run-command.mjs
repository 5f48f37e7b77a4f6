import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';

// node scripts/run-command.mjs <command> …: runs a command of package.json as it was built. A running product may use the same files,
// so nothing is built, but for an engine's command in a checkout that was never built: the engine needs no product.

const stack = '@shortlist/stack';
const engine = '@shortlist/screening';
const commands = {
  backup: stack,
  'dead-letters': stack,
  extract: engine,
  remotes: stack,
  restore: stack,
  score: engine,
  user: stack,
};
const folders = { [stack]: 'stack', [engine]: 'packages/screening' };

/** Says on standard error where the sources are newer: standard output belongs to the command. */
async function warnIfOutdated(name) {
  if (process.env.BUILT_BEFORE_TESTS) return;
  const { findBuilt } = await import('./build/packages.mjs');
  const { isOutdated } = await import('./build/stamps.mjs');
  if (!findBuilt(root, [name]).some((each) => isOutdated(root, each))) return;
  console.error('The sources have changed since they were built; npm run build takes them along.');
}

requireNode();
// The command finds its own words where they always are.
const [command] = process.argv.splice(2, 1);
const name = commands[command];
const file = path.join(root, folders[name], 'dist/cli', `${command}.js`);
if (!existsSync(file)) {
  if (name !== engine) fail('Shortlist is not built yet. Run npm start or npm run build first.');
  const options = { only: [name], whole: false, say: console.error };
  await ensureInstalled(options);
  await ensureBuilt(options);
}
if (!process.argv.includes('--help')) await warnIfOutdated(name);
await import(pathToFileURL(file).href);
