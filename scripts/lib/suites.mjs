import path from 'node:path';
import { root } from './prepare.mjs';
import { runVitest } from './run-vitest.mjs';

/** Prints 'N passed, N failed', which CI reads as the last line, and sets the exit code: no tests are a failure. */
export function tellCounts({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** The counts of several runs as one. */
export function addUp(counts) {
  const sum = (name) => counts.reduce((total, each) => total + each[name], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Nobody watches a run in CI, and no run takes half of this. A person may hold one for as long as they like. */
const limitMinutes = process.env.CI ? 20 : undefined;

/** More failed files than these are no accident, and are not run again. */
const mostFailedFiles = 5;

/**
 * Runs the files that failed once more, each alone, and counts that in the place of what they did at first. A file
 * that passes then has a race, or tests something that has one: it is named, to be mended, and keeps nobody from shipping.
 */
async function runFailedAgain(first, { options = [], ...suite }, run) {
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostFailedFiles) return first;
  let { passed, failed } = first;
  for (const before of failedFiles) {
    const file = path.relative(root, before.file);
    console.log(`\n── again, alone: ${file} ──`);
    const kept = options.filter((option) => !option.startsWith('--shard'));
    const again = await run({ ...suite, paths: [file], options: kept });
    passed += again.passed - before.passed;
    failed += again.failed - before.failed;
    if (again.failed === 0) console.log(`\nUnsteady: ${file} failed, and passed when run again.`);
  }
  return { passed, failed };
}

/**
 * Runs suites one after the other, each `{ name, projects, paths, options, env }`; resolves to the counts of all. With
 * `runAgain`, which is how it is in CI, where other work on the machine can be in the way, what fails is run again.
 */
export async function runSuites(suites, { run = runVitest } = {}) {
  const counts = [];
  for (const { name, runAgain = Boolean(process.env.CI), ...rest } of suites) {
    console.log(`\n── ${name} ──`);
    const suite = { limitMinutes, ...rest };
    const first = await run(suite);
    counts.push(runAgain ? await runFailedAgain(first, suite, run) : first);
  }
  return addUp(counts);
}
