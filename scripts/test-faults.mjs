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
const { hasRabbitMq } = await import('../packages/bus/dist/testing/index.js');
if (!hasRabbitMq())
  fail(
    'Faults need RabbitMQ. Install it (Debian: apt-get install rabbitmq-server) and run the command again.',
  );

mkdirSync(folder, { recursive: true });
if (!isAdded) rmSync(resultsFile, { force: true });
const runs = environments.map((environment) =>
  runJest({
    projects: ['processes'],
    paths: ['e2e/faults/faults.test.ts'],
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
