import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, requireFreeAddress, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { findServed } from './lib/workspaces.mjs';

const HELP = `Usage: npm start

Installs, builds and serves the whole product on http://localhost:3000. PORT is another port; README.md lists the other variables.
All data is in .data/. Ctrl-C stops it.
`;

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  const isHelp = unknown === '--help' || unknown === '-h';
  (isHelp ? process.stdout : process.stderr).write(
    isHelp ? HELP : `Unknown: ${unknown}\n\n${HELP}`,
  );
  process.exit(isHelp ? 0 : 1);
}

requireNode();
await requireFreeAddress(process.env);
try {
  const only = findServed(root);
  await ensureInstalled({ only, lenient: true });
  await ensureBuilt({ only, whole: false });
} catch (error) {
  fail(
    error.code === 'ENOSPC'
      ? 'The disk is full. Free about 2 GB and run npm start again.'
      : `Shortlist could not be prepared: ${error.message}`,
  );
}
await import(pathToFileURL(path.join(root, 'stack/dist/main.js')).href);
