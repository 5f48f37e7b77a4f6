import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
  } catch {
    // No report: the suite itself broke, which the exit code counts below.
    return { passed: 0, failed: 0 };
  }
}

async function runSuite(name, args, reportFolder, env) {
  console.log(`\n── ${name} ──`);
  const report = path.join(reportFolder, `${name.replaceAll(' ', '-')}.json`);
  const [before, after] = args.includes('--')
    ? [args.slice(0, args.indexOf('--')), args.slice(args.indexOf('--'))]
    : [args, []];
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      jest,
      ...before,
      '--json',
      `--outputFile=${report}`,
      ...after,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  );
  const [code] = await once(child, 'close');
  const counts = readCounts(report);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Runs jest suites one after the other, prints 'N passed, N failed' last and sets the exit code. */
export async function runSuites(suites, env = {}) {
  const reportFolder = mkdtempSync(path.join(tmpdir(), 'shortlist-test-'));
  let passed = 0;
  let failed = 0;
  for (const [name, args] of suites) {
    const counts = await runSuite(name, args, reportFolder, env);
    passed += counts.passed;
    failed += counts.failed;
  }
  rmSync(reportFolder, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
