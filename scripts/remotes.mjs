import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
// Standard output belongs to the command: a program may read it.
const say = (text) => console.error(text);
await ensureInstalled({ say });
await ensureBuilt({ only: '@shortlist/stack', say });
await import('../packages/stack/dist/cli/remotes.js');
