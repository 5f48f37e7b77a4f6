import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

// Prints the gzipped size of all scripts that a page needs before it can be shown: the shell's and those of the remote that
// shows it, read from the built html and manifest; and how many requests they and the html are. Exits with 1 when a page is
// over its budget. With --files also what each script is.

/** Bytes of scripts and requests (beside fonts and icons), by a page of each remote. */
const budgets = [
  { page: '/', remote: 'marketing', bytes: 131_700, requests: 4 },
  { page: '/signin', remote: 'auth', bytes: 142_500, requests: 4 },
  { page: '/pricing', remote: 'billing', bytes: 141_000, requests: 5 },
  { page: '/dashboard', remote: 'screening', bytes: 165_300, requests: 5 },
  { page: '/results', remote: 'screening', bytes: 211_900, requests: 5 },
];

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });
const root = path.join(import.meta.dirname, '../..');
const shell = path.join(root, 'shell/dist');

const html = await readFile(path.join(shell, 'index.html'), 'utf8');
const shellScripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) =>
  path.join(shell, src),
);
// Other files that the html makes a browser fetch; the gateway puts configuration and manifest into it.
const otherRequests = [...html.matchAll(/<link[^>]*\srel="preload"[^>]*>/g)].filter(
  ([link]) => !link.includes('as="font"'),
);

async function scriptsOf(remote, page) {
  const dist = path.join(root, `mfe-${remote}/dist`);
  const manifest = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'));
  const app = manifest.exposes.find(({ path: exposed }) => exposed === './App');
  const { scripts: own = [] } = manifest.pages.find((each) => each.path === page);
  return [manifest.metaData.remoteEntry.name, ...app.assets.js.sync, ...own].map((name) =>
    path.join(dist, name),
  );
}

async function sizeOf(file) {
  const { length } = gzipSync(await readFile(file), { level: 9 });
  if (values.files) process.stdout.write(`${pad(length)}    ${path.relative(root, file)}\n`);
  return length;
}

const pad = (number) => String(number).padStart(8);

for (const { page, remote, ...budget } of budgets) {
  let bytes = 0;
  const scripts = [...shellScripts, ...(await scriptsOf(remote, page))];
  for (const file of scripts) bytes += await sizeOf(file);
  const requests = 1 + otherRequests.length + scripts.length;
  process.stdout.write(
    `${pad(bytes)}  of ${budget.bytes} bytes, ${requests} of ${budget.requests} requests: ${page}\n`,
  );
  if (bytes > budget.bytes || requests > budget.requests) process.exitCode = 1;
}
