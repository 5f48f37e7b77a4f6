import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNeeded, readPackages } from './workspaces.mjs';

/** Files beside the packages that each build reads. */
const toolchain = [
  ...['package-lock.json', '.swcrc', 'nx.json', 'tsconfig.base.json', 'webpack.base.mjs'],
  'webpack',
];
/** Nothing in folders of these names goes into a build. */
const unread = new Set(['node_modules', 'dist', 'tests', 'source-maps', '.tsc', '.cache']);

/** Of each file below: its path and what changes when it is written. */
function* describe(target) {
  if (!existsSync(target)) return;
  const { mtimeMs, size, ino } = statSync(target);
  if (!statSync(target).isDirectory()) {
    yield `${target} ${mtimeMs} ${size} ${ino}`;
    return;
  }
  for (const name of readdirSync(target).sort())
    if (!unread.has(name)) yield* describe(path.join(target, name));
}

const fileOf = (root, only) =>
  path.join(root, '.cache', 'built', `${only.join('+').replaceAll('/', '-') || 'everything'}.json`);

/** The state of the sources of these packages, with what they need; of all without names. */
function readState(root, only) {
  const folders =
    only.length > 0
      ? [...new Set(only.flatMap((name) => findNeeded(root, name)))].sort()
      : readPackages(root).map(({ folder }) => path.join(root, folder));
  const own = folders.filter((folder) => folder !== path.resolve(root));
  const hash = createHash('sha256');
  for (const target of [...toolchain.map((name) => path.join(root, name)), ...own])
    for (const line of describe(target)) hash.update(`${line}\n`);
  const built = own.map((folder) => path.join(folder, 'dist')).filter((dist) => existsSync(dist));
  return { stamp: hash.digest('hex'), built };
}

/** True when these packages were built from the sources as they are, and what was built is there. */
export function isBuilt(root, only) {
  const file = fileOf(root, only);
  if (!existsSync(file)) return false;
  const { stamp, built } = JSON.parse(readFileSync(file, 'utf8'));
  return stamp === readState(root, only).stamp && built.every((dist) => existsSync(dist));
}

/** Keeps in mind that these packages were built; `build` does so. Sources that change while it runs count as not built. */
export async function stampBuild(root, only, build) {
  const { stamp } = readState(root, only);
  await build();
  const state = readState(root, only);
  mkdirSync(path.dirname(fileOf(root, only)), { recursive: true });
  writeFileSync(fileOf(root, only), JSON.stringify({ stamp, built: state.built }));
}
