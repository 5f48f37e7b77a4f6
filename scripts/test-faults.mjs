import { FaultArgumentsError, readFaultArguments } from './lib/fault-arguments.mjs';
import { faultResults, prepareFaultResults, reportFaults } from './lib/fault-report.mjs';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runVitest } from './lib/run-vitest.mjs';
import { addUp, tellCounts } from './lib/suites.mjs';

function readArguments() {
  try {
    return readFaultArguments(process.argv.slice(2));
  } catch (error) {
    if (error instanceof FaultArgumentsError) fail(error.message);
    throw error;
  }
}

const { isAdded, environments } = readArguments();
requireNode();
await ensureInstalled();
await ensureBuilt();
const overBroker = 'e2e/faults/faults.test.ts';

/** Faults of processes over RabbitMQ, and of the embedded product. */
function pathsOf({ FAULTS }) {
  const names = FAULTS.split(',').filter(Boolean);
  const isOfProduct = (name) => name.startsWith('product-');
  return [
    ...(names.length > 0 && names.every(isOfProduct) ? [] : [overBroker]),
    ...(names.length > 0 && !names.some(isOfProduct) ? [] : ['e2e/faults/product-faults.test.ts']),
  ];
}

if (environments.some((each) => pathsOf(each).includes(overBroker))) {
  const { hasRabbitMq } = await import('../packages/bus/dist/testing/index.js');
  if (!hasRabbitMq())
    fail(
      'These faults need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) and run the command again, or take those of the embedded product (--only product-…).',
    );
}

prepareFaultResults({ isEmptied: !isAdded });
const runs = environments.map((environment) =>
  runVitest({
    projects: ['processes'],
    paths: pathsOf(environment),
    options: ['--no-file-parallelism'],
    env: { ...environment, ...faultResults },
  }),
);
const counts = addUp(await Promise.all(runs));
reportFaults();
tellCounts(counts);
