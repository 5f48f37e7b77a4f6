import { processMetrics } from '../http/metrics.js';
import { type BusMetrics, createBusMetrics } from './create-bus-metrics.js';
import { currentWork, runWork } from './current-work.js';

/** Given to `createBus`, so that a service's messages are part of its work and its metrics. */
export interface BusHooks {
  readonly work: {
    readonly run: typeof runWork;
    readonly requestId: () => string | undefined;
  };
  readonly metrics: BusMetrics;
}

/** Metrics are per process: each of its admin ports shows them, even if its services share one bus. */
export function createBusHooks(): BusHooks {
  return {
    work: { run: runWork, requestId: () => currentWork()?.requestId },
    metrics: createBusMetrics(processMetrics()),
  };
}
