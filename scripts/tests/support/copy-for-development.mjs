import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/prepare.mjs';
import { findNeeded, readPackages } from '../../lib/workspaces.mjs';
import { copyRepository } from './copy-repository.mjs';

/** Copies what `npm run dev <name>` works with: sources of the back end, the shell and that remote, the others as built. */
export function copyForDevelopment(name) {
  const edited = ['shell', `mfe-${name}`];
  const built = readPackages(root)
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('mfe-') && !edited.includes(folder))
    .map((folder) => path.join(folder, 'dist'));
  const backEnd = findNeeded(root, '@shortlist/stack').map((folder) => path.relative(root, folder));
  const sources = [...backEnd, 'packages/web-kit', 'packages/router', ...edited];
  return copyRepository([
    '.swcrc',
    'webpack.base.mjs',
    'webpack',
    'packages/web-kit/html',
    ...sources.map((folder) => path.join(folder, 'src')),
    ...edited
      .flatMap((folder) => [`${folder}/webpack.config.mjs`, `${folder}/public`])
      .filter((file) => existsSync(path.join(root, file))),
    ...built,
  ]);
}
