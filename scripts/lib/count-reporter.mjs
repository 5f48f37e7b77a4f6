import { writeFileSync } from 'node:fs';

/**
 * Jest reporter that writes what ran to the file named by TEST_COUNTS_FILE, for the last line of `npm test`:
 * `{ passed, failed, failedFiles: [{ file, passed, failed }] }`.
 */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) throw new Error('TEST_COUNTS_FILE names no file for what ran.');
    const failedFiles = testResults
      .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
      .map(({ testFilePath, numPassingTests, numFailingTests }) => ({
        file: testFilePath,
        passed: numPassingTests,
        // A file that could not even be loaded has no failed tests, yet is a failure.
        failed: Math.max(numFailingTests, 1),
      }));
    const failed = failedFiles.reduce((sum, each) => sum + each.failed, 0);
    writeFileSync(file, JSON.stringify({ passed: numPassedTests, failed, failedFiles }));
  }
}
