import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

// Prints the gzipped size of all scripts that the landing page loads: the shell's and those of the remote that shows it,
// read from the built html and manifest. Exits with 1 when they are over the budget.

/** Bytes: 180 KB for the first route. */
const budget = 180 * 1000;

const root = path.join(import.meta.dirname, '../..');
const shell = path.join(root, 'shell/dist');
const remote = path.join(root, 'mfe-marketing/dist');

const html = await readFile(path.join(shell, 'index.html'), 'utf8');
const shellScripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) =>
  path.join(shell, src),
);

const manifest = JSON.parse(await readFile(path.join(remote, 'mf-manifest.json'), 'utf8'));
const app = manifest.exposes.find(({ path: exposed }) => exposed === './App');
const remoteScripts = [manifest.metaData.remoteEntry.name, ...app.assets.js.sync].map((name) =>
  path.join(remote, name),
);

let total = 0;
for (const file of [...shellScripts, ...remoteScripts]) {
  const { length } = gzipSync(await readFile(file), { level: 9 });
  total += length;
  process.stdout.write(`${String(length).padStart(8)}  ${path.relative(root, file)}\n`);
}
process.stdout.write(`${String(total).padStart(8)}  in total, of ${budget}\n`);
if (total > budget) process.exitCode = 1;
