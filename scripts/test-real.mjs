import { faultEnvironment, shardsOf } from './lib/fault-arguments.mjs';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { addUp, runSuites, tellCounts } from './lib/suites.mjs';

/** The same each time: a change that breaks a promise is told from bad luck. `npm run test:faults` takes others. */
const seeds = [1, 2, 3, 4, 5];
/** Each of these runs starts the whole product again. */
const productSeeds = [1, 2];

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
    env: faultEnvironment({ seeds: productSeeds }),
  },
];
/** Run beside them and each other: they wait most of their time, for what was broken to come back. */
const shards = shardsOf(3).map((shard) => ({
  name: `faults, each with the seeds ${seeds.join(', ')}: ${shard}`,
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
const broker = await RabbitMqBroker.start();
try {
  const env = { AMQP_URL: broker.url, REQUIRE_REAL_SERVICES: '1' };
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
  tellCounts(addUp(await Promise.all([run(suites), ...runShards])));
} finally {
  await broker.stop();
}
