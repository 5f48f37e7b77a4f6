import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scanSample, toPng, toScan } from './support/make-scans.js';

const run = promisify(execFile);
const script = fileURLToPath(new URL('support/scan-without-network.mjs', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** The command before another one that takes its network interfaces away; none where the system does not allow that. */
async function withoutInterfaces(): Promise<readonly string[]> {
  const command = ['unshare', '--map-root-user', '--net'];
  return run('unshare', [...command.slice(1), 'true']).then(
    () => command,
    () => [],
  );
}

it('a scan is read without a network, and none is tried', async () => {
  const path = join(folder, 'scan.pdf');
  await writeFile(path, await toScan([toPng(await scanSample('amara-okafor.pdf'))]));
  const [command = '', ...args] = [...(await withoutInterfaces()), process.execPath, script, path];
  const { stdout } = await run(command, args);
  const { text, tried } = JSON.parse(stdout) as { text: string; tried: readonly string[] };
  expect(text).toContain('Current NMC registration.');
  expect(tried).toEqual([]);
}, 120_000);
