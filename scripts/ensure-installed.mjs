import { requireNode } from './lib/preflight.mjs';
import { ensureInstalled } from './lib/prepare.mjs';

// Runs before commands of package.json that call a tool by its name, since npm start installs no tools.

requireNode();
await ensureInstalled();
