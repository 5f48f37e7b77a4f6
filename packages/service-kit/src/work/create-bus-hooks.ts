import { processMetrics } from '../http/metrics.js';
import { type BusMetrics, createBusMetrics } from './create-bus-metrics.js';
import { currentWork, runWork } from './current-work.js';

/** What `createBus` is given, so that a service's messages are part of its work and its figures. */
export interface BusHooks {
  readonly work: {
    readonly run: typeof runWork;
    readonly requestId: () => string | undefined;
  };
  readonly metrics: BusMetrics;
}

/** The figures are those of the process: every admin port of it shows them, also where its services share one bus. */
export function createBusHooks(): BusHooks {
  return {
    work: { run: runWork, requestId: () => currentWork()?.requestId },
    metrics: createBusMetrics(processMetrics()),
  };
}
