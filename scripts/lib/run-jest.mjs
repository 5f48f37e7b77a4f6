import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './prepare.mjs';

const jest = [
  '--experimental-vm-modules',
  '--no-warnings',
  path.join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
];
const reporter = path.join(root, 'scripts', 'lib', 'count-reporter.mjs');

function readCounts(file, code) {
  let counts = { passed: 0, failed: 0, failedFiles: [] };
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing was written: the run itself broke, and the exit code says so.
  }
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The test files of a jest project whose paths match one of `paths`. */
export async function listTests(project, paths) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...jest, '--listTests', '--passWithNoTests', '--selectProjects', project, '--', ...paths],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  return stdout.split('\n').filter((line) => path.isAbsolute(line));
}

/**
 * Runs jest on the terminal, as a person would; resolves to how many tests passed and failed, and in which files. A run that takes longer than
 * `limitMinutes` is ended and failed: what a broken test left open would keep it waiting for ever. One that has told all its
 * results is ended after `lingerSeconds`: Node 20 now and then spins in its own end.
 */
export async function runJest({
  projects,
  paths = [],
  options = [],
  env = {},
  limitMinutes,
  lingerSeconds = 60,
}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-test-'));
  const file = path.join(folder, 'counts.json');
  const reporters = ['--reporters=default', `--reporters=${reporter}`];
  const args = [...options, ...reporters, '--passWithNoTests', '--selectProjects', ...projects];
  const child = spawn(process.execPath, [...jest, ...args, '--', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, BUILT_BEFORE_TESTS: '1', TEST_COUNTS_FILE: file },
  });
  const limit = limitMinutes && setTimeout(endRun, limitMinutes * 60_000);
  function endRun() {
    console.error(`\nThis run was ended: it took longer than ${limitMinutes} minutes.`);
    child.kill('SIGKILL');
  }
  let linger;
  // The counts are written when all is told, which is heard of more than once. A person may have jest watch for changes.
  const results =
    limitMinutes && watch(folder, () => (linger ??= setTimeout(endLinger, lingerSeconds * 1000)));
  let hasLingered = false;
  function endLinger() {
    hasLingered = true;
    console.log(
      `\nUnsteady: jest did not end after the last test of ${paths.join(', ')}, and was ended.`,
    );
    child.kill('SIGKILL');
  }
  try {
    const [code] = await once(child, 'close');
    return readCounts(file, hasLingered ? 0 : code);
  } finally {
    clearTimeout(limit);
    clearTimeout(linger);
    results?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
