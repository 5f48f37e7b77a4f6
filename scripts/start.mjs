import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, requireFreeAddress, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { findServed } from './lib/workspaces.mjs';

requireNode();
await requireFreeAddress(process.env);
try {
  await ensureInstalled({ lenient: true });
  await ensureBuilt({ only: findServed(root), whole: false });
} catch (error) {
  fail(
    error.code === 'ENOSPC'
      ? 'The disk is full. Free about 2 GB and run npm start again.'
      : `Shortlist could not be prepared: ${error.message}`,
  );
}
await import(pathToFileURL(path.join(root, 'packages/stack/dist/main.js')).href);
