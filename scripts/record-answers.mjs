import { requireNode } from './lib/preflight.mjs';
import { ensureBackEndBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBackEndBuilt();
await import('../e2e/scripts/record-answers.mjs');
