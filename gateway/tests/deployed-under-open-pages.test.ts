import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';

let folder: string;
let gateway: TestGateway;

/** Builds shell and billing again; what was there before is gone. */
async function deploy(build: string): Promise<void> {
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  for (const room of ['shell', 'mfe-billing']) {
    await rm(path.join(folder, room), { recursive: true, force: true });
  }
  await put(`shell/dist/main.${build}.js`, `shell ${build}`);
  await put(`mfe-billing/dist/8.${build}.js`, `billing ${build}`);
  await put('mfe-billing/dist/mf-manifest.json', `{"name":"${build}"}`);
  await put(
    'shell/dist/index.html',
    `<!doctype html><script>first()</script><script defer src="/main.${build}.js"></script>`,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'front-ends-'));
  await deploy('aaaaaaaa');
  gateway = await startGateway({
    FRONT_ENDS_DIR: folder,
    KEPT_FRONT_ENDS_DIR: path.join(folder, 'kept'),
  });
});
afterAll(async () => {
  await gateway.stop();
  // A build may still be on its way to where it is kept.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const read = async (file: string) => {
  const answer = await fetch(gateway.url + file);
  return answer.ok ? await answer.text() : answer.status;
};

/** Asks until the answer is this one: a folder is looked at every few seconds. */
async function becomes(probe: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await probe()) !== wanted) {
    if (Date.now() > deadline) throw new Error(`It did not become ${String(wanted)}.`);
    await pause(10);
  }
}

describe('a release while pages are open', () => {
  it('leaves them the files they were built with, and names the script of the new shell', async () => {
    const script = async () =>
      runtimeConfig.parse(JSON.parse(String(await read('/config.json')))).shell;
    expect(await script()).toBe('/main.aaaaaaaa.js');
    const isKept = async () =>
      ['shell', 'billing'].every((name) =>
        existsSync(path.join(folder, 'kept', name, 'builds.json')),
      );
    await becomes(isKept, true);

    await deploy('bbbbbbbb');
    await becomes(() => read('/main.aaaaaaaa.js'), 'shell aaaaaaaa');
    expect(await read('/remotes/billing/8.aaaaaaaa.js')).toBe('billing aaaaaaaa');
    expect(await read('/remotes/billing/8.bbbbbbbb.js')).toBe('billing bbbbbbbb');
    expect(await read('/remotes/billing/mf-manifest.json')).toBe('{"name":"bbbbbbbb"}');
    await becomes(script, '/main.bbbbbbbb.js');
  });

  it('serves no file that was never built', async () => {
    expect(await read('/remotes/billing/8.cccccccc.js')).toBe(404);
    expect(await read('/remotes/billing/builds.json')).toBe(404);
    expect(await read('/remotes/billing/../builds.json')).toBe(404);
  });
});
