import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Builds front ends in one process of its own. `onBuilt(name, read)` is called for each when its files are in place, with the files that
 * it was made from. `built` resolves when all are, and rejects with what the compiler says of the first that can't be; `stored`
 * resolves when the process has ended, which stores what makes the next build quick.
 */
export function buildFrontEnds(root, frontEnds, { whole, onBuilt }) {
  const folders = frontEnds.map(({ folder }) => folder);
  const child = spawn(
    process.execPath,
    [
      // A compiler keeps most of what it makes: fewer and larger collections.
      '--max-semi-space-size=64',
      path.join(import.meta.dirname, 'front-ends', 'main.mjs'),
      JSON.stringify({ root, folders, whole }),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output = (output + text).slice(-200_000)));
  }
  const waiting = new Map(frontEnds.map((each) => [each.folder, each]));
  const stored = new Promise((resolve) => child.on('close', resolve));
  const built = new Promise((resolve, reject) => {
    child.on('message', ({ folder, read, error }) => {
      if (error) return reject(new Error(error));
      onBuilt(waiting.get(folder), read);
      waiting.delete(folder);
      if (waiting.size === 0) resolve();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      reject(new Error(`The front ends' build ended (${code}).\n${output}`)),
    );
  });
  return { built, stored };
}
