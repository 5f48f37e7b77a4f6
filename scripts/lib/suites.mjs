import { runJest } from './run-jest.mjs';

/** Prints 'N passed, N failed', which CI reads as the last line, and sets the exit code: no tests are a failure. */
export function tellCounts({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Nobody watches a run in CI, and no run takes half of this. A person may hold one for as long as they like. */
const limitMinutes = process.env.CI ? 20 : undefined;

/** Runs suites one after the other, each `{ name, projects, paths, options, env }`; resolves to the counts of all. */
export async function runSuites(suites) {
  let passed = 0;
  let failed = 0;
  for (const { name, ...run } of suites) {
    console.log(`\n── ${name} ──`);
    const counts = await runJest({ limitMinutes, ...run });
    passed += counts.passed;
    failed += counts.failed;
  }
  return { passed, failed };
}
