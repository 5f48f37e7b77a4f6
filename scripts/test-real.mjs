import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSuites } from './lib/suites.mjs';

/** The suites that need real services: the bus over RabbitMQ, every service as a process of its own, and faults. */
const suites = [
  [
    'bus over RabbitMQ',
    [
      '--selectProjects',
      'service',
      '--runInBand',
      '--',
      'packages/bus',
      'stack/tests/dead-letters',
    ],
  ],
  ['processes', ['--selectProjects', 'processes', '--runInBand', '--', 'e2e/processes']],
  ['faults', ['--selectProjects', 'processes', '--runInBand', '--', 'e2e/faults']],
];

requireNode();
await ensureInstalled();
await ensureBuilt();
const { hasRabbitMq, RabbitMqBroker } = await import('../packages/bus/dist/testing/index.js');
if (!hasRabbitMq()) {
  console.error(
    'These suites need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) and run the command again.',
  );
  process.exit(1);
}
const broker = await RabbitMqBroker.start();
try {
  await runSuites(suites, { AMQP_URL: broker.url, REQUIRE_REAL_SERVICES: '1' });
} finally {
  await broker.stop();
}
