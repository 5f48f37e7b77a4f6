import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
// Standard output belongs to the command.
const options = { only: '@shortlist/screening', say: console.error };
await ensureInstalled(options);
await ensureBuilt(options);
await import('../packages/screening/dist/cli/extract.js');
