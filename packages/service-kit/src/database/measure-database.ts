import type { Db } from 'mongodb';
import type { Registry } from 'prom-client';
import { createGauge, single } from '../metrics/create-gauge.js';
import { createHistogram } from '../metrics/create-histogram.js';
import { type Ending, measure } from '../metrics/measure.js';
import { isDuplicateKey } from './is-duplicate-key.js';
import { observeCalls } from './observe-calls.js';

/** A duplicate key is no failure: code that claims a key expects that answer. */
function outcomeOf(ending: Ending<unknown>): string {
  if (ending.kind === 'done') return 'ok';
  return isDuplicateKey(ending.error) ? 'duplicate' : 'failed';
}

/**
 * Counts and times every call of the collections opened on `db` from now on, waiting for a pooled connection
 * included, and shows the state of the pool.
 */
export function measureDatabase(db: Db, registry: Registry): void {
  const calls = createHistogram(registry, {
    name: 'database_call_duration_seconds',
    help: 'Time of a call to the database, in seconds, waiting for a connection included',
    labels: ['collection', 'command', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
  });
  observeCalls(db, (call, run) =>
    measure(run, (ending, seconds) =>
      calls.observe({ ...call, outcome: outcomeOf(ending) }, seconds),
    ),
  );
  showPool(db, registry);
}

function showPool({ client }: Db, registry: Registry): void {
  let waiting = 0;
  let inUse = 0;
  client.on('connectionCheckOutStarted', () => (waiting += 1));
  client.on('connectionCheckOutFailed', () => (waiting -= 1));
  client.on('connectionCheckedOut', () => {
    waiting -= 1;
    inUse += 1;
  });
  client.on('connectionCheckedIn', () => (inUse -= 1));
  createGauge(registry, {
    name: 'database_pool_connections_in_use',
    help: 'Connections to the database that a call holds now, of at most 20',
    labels: [],
    read: () => single(Math.max(0, inUse)),
  });
  createGauge(registry, {
    name: 'database_pool_waiting',
    help: 'Calls that wait for a connection to the database now',
    labels: [],
    read: () => single(Math.max(0, waiting)),
  });
}
