import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../src/testing/collector.js';

const built = new URL('../dist/testing/index.js', import.meta.url).href;

let folder: string;
let child: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'once-'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const expectFile = (file: string) => until(() => Promise.resolve(existsSync(file)), Boolean);

const wait = 'setInterval(() => {}, 1000);';

/** A process that asks for a file once it has ended, and then does something else; resolves to the file. */
async function start(work: string): Promise<string> {
  const file = path.join(folder, "it's gone");
  const program = `
    import { onceThisEnds } from ${JSON.stringify(built)};
    const forget = onceThisEnds('touch "$1"', ${JSON.stringify(file)});
    ${work}
    console.log('ready');`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return file;
}

it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('clears up after %s', async (signal) => {
  const file = await start(wait);
  expect(existsSync(file)).toBe(false);
  child.kill(signal);
  await expectFile(file);
});

it('keeps no process from ending by itself', async () => {
  const file = await start('');
  await expectFile(file);
});

it('clears up nothing that was taken back', async () => {
  const other = path.join(folder, 'other');
  const file = await start(
    `forget(); forget(); onceThisEnds('touch "$1"', ${JSON.stringify(other)}); ${wait}`,
  );
  child.kill('SIGKILL');
  // Both would be there by then: each is waiting for the same end.
  await expectFile(other);
  expect(existsSync(file)).toBe(false);
});
