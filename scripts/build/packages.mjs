import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNeeded, readPackages } from '../lib/workspaces.mjs';

/** Files of types alone that no code imports; a published package has no compiled form of them. */
const uncompiled = { '@shortlist/host-api': ['remote-props.ts'] };

/**
 * Scripts of a package that run after its sources are compiled: `makes` is what they write into `dist`, `isForWhole` says that
 * the running product does without it.
 */
const followUps = [
  { script: 'index', makes: 'knowledge', isForWhole: false },
  { script: 'types', makes: 'index.d.ts', isForWhole: true },
];

function describePackage(root, { name, folder: relative, scripts = {} }) {
  const folder = path.join(root, relative);
  return {
    name,
    folder,
    relative,
    dist: path.join(folder, 'dist'),
    isFrontEnd: existsSync(path.join(folder, 'webpack.config.mjs')),
    scripts,
    uncompiled: uncompiled[name] ?? [],
    followUps: followUps.filter(({ script }) => scripts[script] !== undefined),
  };
}

/** Packages whose compiled code runs in the build of every front end. */
export const neededByFrontEnds = ['@shortlist/contracts', '@shortlist/host-api'];

/**
 * The packages that are built when `names` are wanted, with those that they need at run time; all without names. A front end
 * bundles the sources of what it needs, so it needs no package but those that its build runs.
 */
export function findBuilt(root, names = []) {
  const all = readPackages(root)
    .filter(({ folder, scripts }) => folder !== '' && scripts?.build !== undefined)
    .map((manifest) => describePackage(root, manifest));
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !all.some((each) => each.name === name));
  if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')} to build.`);
  const wanted = new Set(
    names.flatMap((name) => {
      const { isFrontEnd, folder } = all.find((each) => each.name === name);
      if (!isFrontEnd) return findNeeded(root, name);
      return [folder, ...neededByFrontEnds.flatMap((needed) => findNeeded(root, needed))];
    }),
  );
  return all.filter(({ folder }) => wanted.has(folder));
}
