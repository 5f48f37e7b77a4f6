import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';

// node scripts/run-built.mjs <file> …: runs a bench or recorder of package.json on a build that it brings up to date. Help needs no build.

requireNode();
// The file finds its own words where they always are.
const [file] = process.argv.splice(2, 1);
const place = path.join(root, file);
if (!process.argv.includes('--help') || !existsSync(place)) {
  await ensureInstalled();
  await ensureBuilt();
}
await import(pathToFileURL(place).href);
