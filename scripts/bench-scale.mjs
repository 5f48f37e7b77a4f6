import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { hasRabbitMq } = await import('../packages/bus/dist/testing/index.js');
if (!hasRabbitMq()) {
  console.error(
    'This bench needs RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) and run the command again.',
  );
  process.exit(1);
}
await import('../bench/dist/scale/main.js');
