import { spawnSync, type StdioOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const built = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** Runs `statements` with a `log` in a process of its own, as a service has it. */
function run(statements: string, stdio: StdioOptions = 'pipe') {
  const script = `import { createLogger } from ${JSON.stringify(built)};
    const log = createLogger({ name: 'test' });
    ${statements}`;
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { stdio, encoding: 'utf8', timeout: 20_000 });
}

describe('the standard output of a service', () => {
  it('has every line in its order, also the last before the process ends', () => {
    const statements = `log.info('first'); log.fatal('why'); log.info('last'); process.exit(1);`;
    for (let time = 0; time < 10; time += 1) {
      const lines = run(statements).stdout.trim().split('\n');
      const said = lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
      expect(said).toEqual(['first', 'why', 'last']);
    }
  });

  it('keeps neither a line nor the end of the process waiting on a full disk', () => {
    const full = openSync('/dev/full', 'w');
    try {
      const statements = `for (let i = 0; i < 20_000; i += 1) log.info('line ' + i);
        console.error('went on');
        process.exit(3);`;
      const { status, stderr } = run(statements, ['ignore', full, 'pipe']);
      expect({ status, stderr }).toEqual({ status: 3, stderr: 'went on\n' });
    } finally {
      closeSync(full);
    }
  });
});
