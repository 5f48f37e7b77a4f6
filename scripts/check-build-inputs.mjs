import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: a front end is built anew exactly when one of the files it bundles changes. What those are
// stands in nx.json and its package.json, so that a change of one operation does not build every front end; a file
// that is bundled and does not stand there would leave an old build in place, so it is an error.

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { namedInputs } = readJson('nx.json');

/** Entries of the rooms, as `@shortlist/contracts/job` → its source file. */
const entries = new Map(
  readdirSync(path.join(root, 'packages')).flatMap((name) => {
    const { name: room, exports = {} } = readJson(`packages/${name}/package.json`);
    return Object.entries(exports).map(([entry, { source }]) => [
      path.posix.join(room, entry),
      path.posix.join('packages', name, source),
    ]);
  }),
);

function resolveImport(from, specifier) {
  if (!specifier.startsWith('.')) return entries.get(specifier);
  const bare = path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`].find((file) => existsSync(path.join(root, file)));
}

/** Every file of this repository that the front end in `folder` bundles. */
function findBundled(folder) {
  const found = new Set();
  const visit = (file) => {
    if (file === undefined || found.has(file)) return;
    found.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    const imports = text.matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    );
    for (const [, from, effect, lazy] of imports)
      visit(resolveImport(file, from ?? effect ?? lazy));
  };
  for (const start of ['main.tsx', 'App.tsx', 'lifecycles.ts']) {
    const file = `${folder}/src/${start}`;
    if (existsSync(path.join(root, file))) visit(file);
  }
  return [...found];
}

/** The files that a build in `folder` is made anew for, as expressions over their paths. */
function inputsOf(folder) {
  const { inputs } = readJson(`${folder}/package.json`).nx.targets.build;
  return inputs
    .flatMap((input) => namedInputs[input] ?? [input])
    .filter((input) => !input.startsWith('!'))
    .map((input) => input.replace('{projectRoot}', folder).replace('{workspaceRoot}/', ''))
    .map((glob) => {
      const pattern = glob
        .replace(/[.+()]/g, '\\$&')
        .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
        .replaceAll('**/*', '.+')
        .replace(/(?<!\.)\*/g, '[^/]+');
      return new RegExp(`^${pattern}$`);
    });
}

const frontEnds = readdirSync(root).filter(
  (folder) => folder === 'shell' || folder.startsWith('mfe-'),
);
for (const folder of frontEnds) {
  const inputs = inputsOf(folder);
  const missed = findBundled(folder).filter((file) => !inputs.some((input) => input.test(file)));
  if (missed.length > 0) {
    console.error(`${folder}/package.json: nx.targets.build.inputs lacks what ${folder} bundles:`);
    for (const file of missed) console.error(`  ${file}`);
    process.exitCode = 1;
  }
}
