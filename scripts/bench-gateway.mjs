import { existsSync } from 'node:fs';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
if (!existsSync('/usr/sbin/nginx')) {
  console.error(
    'This bench needs nginx. Install it (Debian: apt-get install nginx-light) and run the command again.',
  );
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
await import('../bench/dist/gateway/main.js');
