import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const built = fileURLToPath(new URL('../dist/logger.js', import.meta.url));

/** Arguments of Node for a process that runs `statements` with a `log`, as a service has it. */
function withLog(statements: string): string[] {
  const script = `import { createLogger } from ${JSON.stringify(built)};
    const log = createLogger({ name: 'test' });
    ${statements}`;
  return ['--input-type=module', '--eval', script];
}

function run(statements: string, stdio: StdioOptions = 'pipe') {
  const options = { stdio, encoding: 'utf8', timeout: 20_000 } as const;
  return spawnSync(process.execPath, withLog(statements), options);
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

  it('has a line while the process goes on', async () => {
    const args = withLog(`log.info('first'); log.info('second'); process.stdin.resume();`);
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    while (!said.includes('second')) await once(child.stdout, 'data');
    child.stdin.end();
    await once(child, 'exit');
    expect(said.trim().split('\n')).toHaveLength(2);
  });

  it('has the lines of several logs in their order', () => {
    const statements = `const other = createLogger({ name: 'other' });
      log.info('a'); other.info('b'); log.info('c'); process.exit(1);`;
    const said = run(statements).stdout.match(/"msg":"."/g);
    expect(said).toEqual(['"msg":"a"', '"msg":"b"', '"msg":"c"']);
  });

  it.each([1, 20_000])('keeps no process waiting on a full disk, of %d lines', (lines) => {
    const full = openSync('/dev/full', 'w');
    try {
      const statements = `for (let i = 0; i < ${lines}; i += 1) log.info('line ' + i);
        console.error('went on');
        process.exit(3);`;
      const { status, stderr } = run(statements, ['ignore', full, 'pipe']);
      expect({ status, stderr }).toEqual({ status: 3, stderr: 'went on\n' });
    } finally {
      closeSync(full);
    }
  });
});
