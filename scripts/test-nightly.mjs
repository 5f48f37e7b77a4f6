import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/prepare.mjs';

/** All that takes too long for `npm test`: the test files named nightly, five seeds of each fault, and the containers. */
const commands = [
  ['test.mjs', '\\.nightly\\.test\\.'],
  ['test-faults.mjs', '--seeds', '5', '--worlds', '3'],
  ['test-containers.mjs', '--if-possible'],
];

// One that fails keeps no other from running.
for (const [script, ...args] of commands) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', script), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
