import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

// Part of `npm run lint`: a package that runs a program of its own when it is installed is named here, with the reason why it
// may. Images are installed without any of them (Dockerfile: --ignore-scripts).

const allowed = {
  '@swc/core': 'the compiler: checks that the binary for this system is there',
  'core-js-pure': 'prints a request for donations',
  lmdb: 'the embedded database: looks for a prebuilt binary, and builds one where there is none',
  'msgpackr-extract': 'a part of lmdb: the same',
  protobufjs: 'a dependency of the exporter of traces: warns of versions that do not fit',
};

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const found = new Set(
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1)),
);
const problems = [
  ...[...found]
    .filter((name) => !(name in allowed))
    .map((name) => `${name} runs a script when it is installed: take another package, or name it`),
  ...Object.keys(allowed)
    .filter((name) => !found.has(name))
    .map((name) => `${name} runs no script when it is installed any more: take it out`),
];
for (const problem of problems) console.error(`${problem} in scripts/check-install-scripts.mjs.`);
process.exitCode = problems.length > 0 ? 1 : 0;
