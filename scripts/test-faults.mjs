import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FaultArgumentsError, readFaultArguments } from './lib/fault-arguments.mjs';
import { presentReport, presentTable, readFaultResults, rowsOf } from './lib/fault-table.mjs';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { runJest } from './lib/run-jest.mjs';
import { addUp, tellCounts } from './lib/suites.mjs';

const folder = path.join(root, '.cache/faults');
const resultsFile = path.join(folder, 'results.jsonl');
const listFile = path.join(folder, 'list.json');
const reportFile = path.join(root, 'docs/faults.md');

function readArguments() {
  try {
    return readFaultArguments(process.argv.slice(2));
  } catch (error) {
    if (error instanceof FaultArgumentsError) fail(error.message);
    throw error;
  }
}

const { isAdded, isReported, environments } = readArguments();
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

mkdirSync(folder, { recursive: true });
if (!isAdded) rmSync(resultsFile, { force: true });
const runs = environments.map((environment) =>
  runJest({
    projects: ['processes'],
    paths: pathsOf(environment),
    options: ['--runInBand'],
    env: { ...environment, FAULT_RESULTS: resultsFile, FAULT_LIST: listFile },
  }),
);
const counts = addUp(await Promise.all(runs));
if (existsSync(resultsFile)) {
  const results = readFaultResults(readFileSync(resultsFile, 'utf8'));
  const rows = rowsOf(JSON.parse(readFileSync(listFile, 'utf8')), results);
  console.log(`\n${presentTable(rows, results)}`);
  if (isReported) {
    const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(reportFile, presentReport(rows, { date, revision: String(revision).trim() }));
    execFileSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--write', reportFile],
      { cwd: root },
    );
    console.log('\ndocs/faults.md is written.');
  }
}
tellCounts(counts);
