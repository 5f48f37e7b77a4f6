import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';

const start = (...args) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/start.mjs'), ...args], {
    encoding: 'utf8',
  });

describe('npm start', () => {
  it('says what it does, and starts nothing', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: npm start/);
  });

  it('refuses what it does not know', () => {
    const { status, stderr } = start('--port');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Unknown: --port/);
  });
});
