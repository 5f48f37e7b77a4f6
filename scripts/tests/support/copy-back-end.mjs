import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../lib/prepare.mjs';
import { findNeeded, readPackages } from '../../lib/workspaces.mjs';

async function linkModules(from, to) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    // These lead to the packages beside them: to those of the copy.
    if (name === '@shortlist') {
      await cp(path.join(from, name), path.join(to, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else await symlink(path.join(from, name), path.join(to, name));
  }
}

/**
 * Copies the scripts and the sources of the back end, not yet compiled, into a folder of their own, where a test may
 * change them. Other packages are those of the checkout; the front ends are one empty page.
 */
export async function copyBackEnd() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-dev-'));
  const copy = (name) => cp(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of ['.swcrc', 'package-lock.json', 'scripts']) await copy(name);
  // However it was installed, it is: the copy has the modules of the checkout.
  await utimes(path.join(folder, 'package-lock.json'), 0, 0);
  await linkModules(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { folder: name } of readPackages(root)) {
    await copy(path.join(name, 'package.json'));
    await mkdir(path.join(folder, name, 'dist'), { recursive: true });
  }
  for (const source of findNeeded(root, '@shortlist/stack')) {
    const name = path.relative(root, source);
    await copy(path.join(name, 'src'));
    const modules = path.join(source, 'node_modules');
    if (existsSync(modules)) await linkModules(modules, path.join(folder, name, 'node_modules'));
  }
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html>');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
