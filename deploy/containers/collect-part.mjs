/**
 * Collects what one part needs to run: node collect-part.mjs <workspace> <folder>. Built code of the workspace and of
 * those it uses, the packages they depend on at run time, `main.mjs` that starts it and `health.mjs`.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findShipped } from './shipped-packages.mjs';

const [workspace, folder] = process.argv.slice(2);
const main = 'dist/main.js';
const root = process.cwd();
if (!workspace || !folder || !existsSync(path.join(root, workspace, main))) {
  throw new Error('Name a built workspace (such as services/auth) and a folder.');
}

/** Types, and maps to sources: nothing that runs reads them. */
const forDevelopers = /\.([cm]?ts|map)$/;

/** Copies a package without those that lie in it; of a workspace only what was built. */
function copyPackage(from, isWorkspace) {
  const to = path.join(folder, path.relative(root, from));
  const names = isWorkspace ? ['package.json', 'dist'] : ['.'];
  const isWanted = (file) =>
    path.relative(from, file).split(path.sep)[0] !== 'node_modules' && !forDevelopers.test(file);
  for (const name of names) {
    cpSync(path.join(from, name), path.join(to, name), { recursive: true, filter: isWanted });
  }
}

for (const place of findShipped(root, workspace)) {
  const isWorkspace = lstatSync(place).isSymbolicLink() || !place.includes('node_modules');
  const real = realpathSync(place);
  copyPackage(real, isWorkspace);
  if (real === place) continue;
  const link = path.join(folder, path.relative(root, place));
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(place), real), link);
}

writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
writeFileSync(path.join(folder, 'main.mjs'), `import './${path.join(workspace, main)}';\n`);
cpSync(path.join(root, 'deploy/containers/health.mjs'), path.join(folder, 'health.mjs'));
