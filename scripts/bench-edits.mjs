import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
await import('../e2e/scripts/bench-edits.mjs');
