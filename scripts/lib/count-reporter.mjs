import { writeFileSync } from 'node:fs';

/**
 * Reporter of vitest that writes what ran to the file named by TEST_COUNTS_FILE, for the last line of `npm test`:
 * `{ passed, failed, failedFiles: [{ file, passed, failed }] }`.
 */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) throw new Error('TEST_COUNTS_FILE names no file for what ran.');
    const counts = modules.map((module) => {
      const count = (state) => Array.from(module.children.allTests(state)).length;
      // A file that could not be loaded, or a hook that failed, has no failed tests, yet is a failure.
      const failed = module.ok() ? 0 : Math.max(count('failed'), 1);
      return { file: module.moduleId, passed: count('passed'), failed };
    });
    const sum = (name) => counts.reduce((total, each) => total + each[name], 0);
    const failedFiles = counts.filter(({ failed }) => failed > 0);
    const failed = sum('failed') + unhandledErrors.length;
    writeFileSync(file, JSON.stringify({ passed: sum('passed'), failed, failedFiles }));
  }
}
