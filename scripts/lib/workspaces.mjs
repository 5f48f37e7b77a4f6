import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** The `package.json` of the root and of every workspace, with its `folder` relative to `root`. */
export function readPackages(root) {
  return Object.keys(readJson(root, 'package-lock.json').packages)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => ({ ...readJson(root, folder, 'package.json'), folder }));
}

/** Absolute folders of the workspace `name` and of every workspace that it needs at run time. */
export function findNeeded(root, name) {
  const packages = new Map(readPackages(root).map((each) => [each.name, each]));
  const found = new Set();
  const visit = (each) => {
    if (!packages.has(each) || found.has(each)) return;
    found.add(each);
    Object.keys(packages.get(each).dependencies ?? {}).forEach(visit);
  };
  visit(name);
  return [...found].map((each) => path.join(root, packages.get(each).folder));
}

/** Names of the front ends for people: the shell, and each remote by its name. */
export function findFrontEnds(root) {
  return readFrontEnds(root).map(({ folder }) => folder.replace(/^mfe-/, ''));
}

/** The packages of the front ends that have never been built; those that are `developed` need not be. */
export function findUnbuiltFrontEnds(root, developed = []) {
  return readFrontEnds(root)
    .filter(({ folder }) => !developed.includes(folder.replace(/^mfe-/, '')))
    .filter(({ folder }) => !existsSync(path.join(root, folder, 'dist')));
}

/** The package names of the shell and of all remotes. */
export function findFrontEndPackages(root) {
  return readFrontEnds(root).map(({ name }) => name);
}

/** The packages that `npm start` runs and serves. */
export function findServed(root) {
  return ['@shortlist/stack', ...findFrontEndPackages(root)];
}

/** The name of the workspace whose folder is `folder`; undefined for any other folder. */
export function findWorkspaceAt(root, folder) {
  return readPackages(root).find(
    (each) => each.folder !== '' && path.join(root, each.folder) === folder,
  )?.name;
}

function readFrontEnds(root) {
  return readPackages(root).filter(({ folder }) => folder === 'shell' || folder.startsWith('mfe-'));
}
