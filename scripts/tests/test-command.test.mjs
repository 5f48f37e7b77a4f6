import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';

/** Runs `npm test -- ...args` as a person does. Only suites without a build, so that no two builds run at once. */
async function runTests(...args) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/test.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  return { code, output, lastLine: output.trimEnd().split('\n').at(-1), errors };
}

describe('npm test', () => {
  it('runs the file and the test that are named, and shows what vitest says', async () => {
    const { code, output, lastLine } = await runTests(
      'web',
      'web-kit/src/api/session-cookies',
      '-t',
      'plain http',
    );
    expect(stripVTControlCharacters(output)).toMatch(
      /✓ +web +packages\/web-kit\/src\/api\/session-cookies/,
    );
    expect(lastLine).toBe('1 passed, 0 failed');
    expect(code).toBe(0);
  });

  it('says that no file lies at a path, and in which suite there are some', async () => {
    const { code, lastLine, errors } = await runTests('web', 'services/usage/tests/usage');
    expect(errors).toContain('no test file of web lies at services/usage/tests/usage');
    expect(errors).toContain('npm run test:service -- services/usage/tests/usage');
    expect(lastLine).toBe('0 passed, 0 failed');
    expect(code).toBe(1);
  });

  it('says that no test has a name', async () => {
    const { code, lastLine, errors } = await runTests(
      'web',
      'web-kit/src/api/session-cookies',
      '-t',
      'of no test',
    );
    expect(errors).toContain('none in web has the name given after -t');
    expect(lastLine).toBe('0 passed, 0 failed');
    expect(code).toBe(1);
  });
});
