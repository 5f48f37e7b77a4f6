import type { Logger } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';
import type { Models } from './models/index.js';

/** What every function of the domain works with. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly models: Models;
  readonly workMetrics: WorkMetrics;
  /** The time now. */
  readonly clock: () => Date;
}
