import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: a front end is rebuilt exactly when a file that it bundles changes. Those files are listed in
// nx.json and its package.json, so that a change of one operation does not rebuild every front end; a bundled file that
// is not listed would leave an outdated build in place, so it is an error.

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { namedInputs } = readJson('nx.json');

/** Entries of the packages: `@shortlist/contracts/job` → its source file. */
const entries = new Map(
  readdirSync(path.join(root, 'packages')).flatMap((name) => {
    const { name: room, exports = {} } = readJson(`packages/${name}/package.json`);
    return Object.entries(exports).map(([entry, { source, ...published }]) => [
      path.posix.join(room, entry),
      path.posix.join('packages', name, source ?? published['@shortlist/source']),
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

/** The files whose change causes a rebuild in `folder`, as regular expressions for their paths. */
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
