import { cp, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkModules } from '../../lib/link-modules.mjs';
import { root } from '../../lib/prepare.mjs';
import { readPackages } from '../../lib/workspaces.mjs';

/**
 * Copies what a command of the root works with into a folder of its own, where a test may change it: scripts, package
 * files and whatever `names` lists. Third-party packages are links to those of the checkout.
 */
export async function copyRepository(names = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-copy-'));
  const copy = (name) => cp(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of ['scripts', 'package-lock.json', ...names]) await copy(name);
  // So that it counts as installed, however old the modules of the checkout are.
  await utimes(path.join(folder, 'package-lock.json'), 0, 0);
  for (const { folder: name } of readPackages(root)) await copy(path.join(name, 'package.json'));
  await linkModules(root, folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
