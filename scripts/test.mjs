import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';

/** Runs named jest suites, one after the other, and counts their tests. */
const suites = [
  ['unit', ['--selectProjects', 'unit']],
  ['service', ['--selectProjects', 'service']],
  ['web', ['--selectProjects', 'web']],
  ['browser', ['--selectProjects', 'browser', '--runInBand']],
];

function runSuite(name, args, reportFolder) {
  console.log(`\n── ${name} suite ──`);
  const report = path.join(reportFolder, `${name}.json`);
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const result = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      jest,
      ...args,
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: process.env },
  );
  const counts = readCounts(report);
  if (result.status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

requireNode();
await ensureInstalled();
await ensureBuilt();

const wanted = process.argv.slice(2);
const selected = wanted.length > 0 ? suites.filter(([name]) => wanted.includes(name)) : suites;
const reportFolder = mkdtempSync(path.join(tmpdir(), 'shortlist-test-'));
let passed = 0;
let failed = 0;
for (const [name, args] of selected) {
  const counts = runSuite(name, args, reportFolder);
  passed += counts.passed;
  failed += counts.failed;
}
rmSync(reportFolder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
