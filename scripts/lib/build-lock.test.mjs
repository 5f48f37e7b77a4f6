import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.mjs';

const folder = `/${crypto.randomUUID()}`;

describe('the lock of a build', () => {
  it('lets one run after the other', async () => {
    let running = 0;
    const most = [];
    await Promise.all(
      Array.from({ length: 20 }, () =>
        withBuildLock(folder, async () => {
          running += 1;
          most.push(running);
          await new Promise(setImmediate);
          running -= 1;
        }),
      ),
    );
    expect(most).toEqual(Array.from({ length: 20 }, () => 1));
  });

  it('is free again after a failure', async () => {
    const failed = withBuildLock(folder, () => Promise.reject(new Error('It does not compile.')));
    await expect(failed).rejects.toThrow('It does not compile.');
    await expect(withBuildLock(folder, () => 'built')).resolves.toBe('built');
  });

  it('is free again when its process is killed', async () => {
    const module = JSON.stringify(new URL('./build-lock.mjs', import.meta.url).href);
    const code = `import(${module}).then(({ withBuildLock }) => withBuildLock(${JSON.stringify(folder)}, () => { process.send('held'); return new Promise(() => setInterval(() => {}, 1e6)); }))`;
    const other = spawn(process.execPath, ['-e', code], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(other, 'message');
    const waits = new Promise((resolve) => {
      void withBuildLock(
        folder,
        () => resolve('built'),
        () => other.kill('SIGKILL'),
      );
    });
    expect(await waits).toBe('built');
  });
});
