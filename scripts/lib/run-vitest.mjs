import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './prepare.mjs';

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
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

/** The test files of some projects of vitest.config.mjs whose paths match one of `paths`, regular expressions; all of them without any. */
export async function listTests(projects, paths = []) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [vitest, 'list', '--filesOnly', '--json', ...projects.map((name) => `--project=${name}`)],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  const patterns = paths.map((each) => new RegExp(each));
  const files = JSON.parse(stdout).map(({ file }) => path.relative(root, file));
  return files.filter((file) => paths.length === 0 || patterns.some((each) => each.test(file)));
}

/**
 * Runs vitest on the terminal, as a person would; resolves to how many tests passed and failed, and in which files. A run
 * that takes longer than `limitMinutes` is ended and failed: a test that left something open would keep it waiting for ever.
 */
export async function runVitest({
  projects,
  paths = [],
  options = [],
  env = {},
  limitMinutes,
  isWatching = false,
}) {
  const files = paths.length > 0 ? await listTests(projects, paths) : [];
  if (paths.length > 0 && files.length === 0) return { passed: 0, failed: 0, failedFiles: [] };
  const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-test-'));
  const file = path.join(folder, 'counts.json');
  const reporters = isWatching ? [] : ['--reporter=default', `--reporter=${reporter}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const args = [isWatching ? 'watch' : 'run', ...chosen, ...options, ...reporters, ...files];
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, BUILT_BEFORE_TESTS: '1', TEST_COUNTS_FILE: file },
  });
  const limit = limitMinutes && setTimeout(endRun, limitMinutes * 60_000);
  function endRun() {
    console.error(`\nThis run was ended: it took longer than ${limitMinutes} minutes.`);
    child.kill('SIGKILL');
  }
  try {
    const [code] = await once(child, 'close');
    return readCounts(file, code);
  } finally {
    clearTimeout(limit);
    rmSync(folder, { recursive: true, force: true });
  }
}
