import type { Bus } from '@shortlist/bus';
import type { ServiceContext } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';
import type { Models } from './models/index.js';

/** Dependencies of every function of the domain. */
export interface Context extends ServiceContext<Config, Bus> {
  readonly models: Models;
  readonly workMetrics: WorkMetrics;
}
