import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readPackages } from './workspaces.mjs';

async function linkAll(from, to) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    // These are relative links to workspaces, which must lead to those of the copy.
    if (name === '@shortlist') {
      await cp(path.join(from, name), path.join(to, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else await symlink(path.join(from, name), path.join(to, name));
  }
}

/** Gives `folder`, which holds the workspaces of the checkout `root`, that checkout's third-party packages, as links. */
export async function linkModules(root, folder) {
  for (const { folder: name } of readPackages(root)) {
    const modules = path.join(root, name, 'node_modules');
    if (existsSync(modules)) await linkAll(modules, path.join(folder, name, 'node_modules'));
  }
}
