import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSuites } from './lib/suites.mjs';

const suites = [
  ['unit', ['--selectProjects', 'unit']],
  ['service', ['--selectProjects', 'service']],
  ['web', ['--selectProjects', 'web']],
  ['browser', ['--selectProjects', 'browser', '--runInBand']],
];

requireNode();
await ensureInstalled();
await ensureBuilt();
const wanted = process.argv.slice(2);
await runSuites(wanted.length > 0 ? suites.filter(([name]) => wanted.includes(name)) : suites);
