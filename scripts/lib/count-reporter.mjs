import { writeFileSync } from 'node:fs';

/** Jest reporter that writes the counts to the file named by TEST_COUNTS_FILE, for the last line of `npm test`. */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) throw new Error('TEST_COUNTS_FILE names no file for what ran.');
    // A file that could not even be loaded has no failed tests, yet is a failure.
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    writeFileSync(file, JSON.stringify({ passed: numPassedTests, failed }));
  }
}
