import { faultEnvironment, shardsOf } from './lib/fault-arguments.mjs';
import { faultResults, prepareFaultResults, reportFaults } from './lib/fault-report.mjs';
import { requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { addUp, runSuites, tellCounts } from './lib/suites.mjs';

/** The same each time, so that a change that breaks a promise is told from bad luck. `npm run test:faults` runs others. */
const seeds = [1];

const projects = ['processes'];

/** The suites that need real services: the bus over RabbitMQ, each service in a separate process, and faults. */
const bus = {
  name: 'bus over RabbitMQ',
  projects: ['service'],
  paths: ['packages/bus/tests/rabbitmq', 'stack/tests/dead-letters'],
};
const processes = { name: 'processes', projects, paths: ['e2e/processes'] };
/** Every screen, and what people meet when something is refused or away: no day passes before these are seen to break. */
const screens = {
  name: 'every screen',
  projects: ['browser'],
  paths: ['e2e/tests/(every-screen|failing-remote|accounts/refusals)\\.nightly'],
};
/** Documents as older releases stored them: `npm test` reads the first and the newest shape. */
const stored = {
  name: 'every stored shape',
  projects: ['service'],
  paths: ['services/resumes/tests/stored-documents\\.nightly'],
};
const momentFaults = {
  name: 'faults at one moment',
  projects,
  paths: ['e2e/faults/(?!product-).+-.+\\.test'],
};
const productFaults = {
  name: 'faults of the embedded product',
  projects,
  paths: ['e2e/faults/product-faults\\.test'],
  env: faultEnvironment({ seeds }),
};
const shards = shardsOf(2).map((shard) => ({
  name: `faults: ${shard}`,
  projects,
  paths: ['e2e/faults/faults\\.test'],
  env: faultEnvironment({ seeds, shard }),
  limitMinutes: 30,
  // These try again themselves what breaks: no minutes are spent on all that held.
  runAgain: false,
}));

/** Suites of one lane run one after the other, the lanes beside each other: they wait most of their time for what was broken. */
const lanes = [[bus, processes], [momentFaults], [shards[0], productFaults], [shards[1]]];

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
  const real = { ...faultResults, REQUIRE_REAL_SERVICES: '1' };
  // One lane alone shares this broker: suites beside each other would consume each other's messages.
  const envOf = (suite) => (lanes[0].includes(suite) ? { ...real, AMQP_URL: broker.url } : real);
  const options = ['--no-file-parallelism'];
  const runLane = (lane) =>
    runSuites(lane.map((suite) => ({ ...suite, options, env: { ...suite.env, ...envOf(suite) } })));
  const ofLanes = await Promise.all(lanes.map(runLane));
  // A browser next to faults would wait for what they break.
  const counts = addUp([...ofLanes, await runLane([screens, stored])]);
  reportFaults();
  tellCounts(counts);
} finally {
  await broker.stop();
}
