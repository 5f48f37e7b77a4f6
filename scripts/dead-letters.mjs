import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
// What the command prints may be read by a program.
const say = (text) => console.error(text);
await ensureInstalled({ say });
await ensureBuilt({ only: '@shortlist/stack', say });
await import('../packages/stack/dist/cli/dead-letters.js');
