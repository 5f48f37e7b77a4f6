import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt({ only: '@shortlist/stack' });
await import('../packages/stack/dist/cli/backup.js');
