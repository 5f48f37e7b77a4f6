import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
await import('../bench/dist/fairness/main.js');
