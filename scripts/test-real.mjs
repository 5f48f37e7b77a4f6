import { faultEnvironment, shardsOf } from './lib/fault-arguments.mjs';
import { faultResults, prepareFaultResults, reportFaults } from './lib/fault-report.mjs';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { addUp, runSuites, tellCounts } from './lib/suites.mjs';

/** The same each time, so that a change that breaks a promise is told from bad luck. `npm run test:faults` runs others. */
const seeds = [1];

/** The suites that need real services: the bus over RabbitMQ, each service as a process of its own, and faults. */
const suites = [
  {
    name: 'bus over RabbitMQ',
    projects: ['service'],
    paths: ['packages/bus', 'stack/tests/dead-letters'],
  },
  { name: 'processes', projects: ['processes'], paths: ['e2e/processes'] },
  {
    name: 'faults at one moment',
    projects: ['processes'],
    paths: ['e2e/faults/(?!product-).+-.+\\.test'],
  },
  {
    name: 'faults of the embedded product',
    projects: ['processes'],
    paths: ['e2e/faults/product-faults\\.test'],
    env: faultEnvironment({ seeds }),
  },
];
/** Run beside them and each other: they wait most of their time, for what was broken to come back. */
const shards = shardsOf(3).map((shard) => ({
  name: `faults: ${shard}`,
  projects: ['processes'],
  paths: ['e2e/faults/faults\\.test'],
  env: faultEnvironment({ seeds, shard }),
  limitMinutes: 30,
}));

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
prepareFaultResults({ isEmptied: true });
const broker = await RabbitMqBroker.start();
try {
  const env = { ...faultResults, AMQP_URL: broker.url, REQUIRE_REAL_SERVICES: '1' };
  const run = (some, how) =>
    runSuites(
      some.map((suite) => ({
        ...suite,
        options: ['--runInBand'],
        env: { ...suite.env, ...env },
      })),
      how,
    );
  // They try again themselves what breaks: no minutes are spent on all that held.
  const runShards = shards.map((shard) => run([shard], { runAgain: false }));
  const counts = addUp(await Promise.all([run(suites), ...runShards]));
  reportFaults();
  tellCounts(counts);
} finally {
  await broker.stop();
}
