import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, requireNode } from './preflight.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The built file of a command. */
export const builtFile = (file) => path.join(root, file);

/**
 * Runs a command of a package as it was built, such as `packages/stack/dist/cli/user.js`. Builds and installs nothing, since a product
 * may be running from the same files; says on standard error where the sources of `name` are newer.
 */
export async function runBuilt(name, file) {
  requireNode();
  if (!existsSync(builtFile(file))) {
    fail('Shortlist is not built yet. Run npm start or npm run build first.');
  }
  if (!process.argv.includes('--help')) await warnIfOutdated(name);
  await import(pathToFileURL(builtFile(file)).href);
}

async function warnIfOutdated(name) {
  if (process.env.BUILT_BEFORE_TESTS) return;
  const { findBuilt } = await import('../build/packages.mjs');
  const { isOutdated } = await import('../build/stamps.mjs');
  if (!findBuilt(root, [name]).some((each) => isOutdated(root, each))) return;
  // Standard output belongs to the command: a program may read it.
  console.error('The sources have changed since they were built; npm run build takes them along.');
}
