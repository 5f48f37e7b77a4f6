import type { Bus } from '@shortlist/bus';
import type { Extractor, ScreeningEngine } from '@shortlist/screening';
import type { Logger } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Models } from './models/index.js';

/** What every function of the domain works with. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly bus: Bus;
  readonly models: Models;
  /** What new jobs are scored by. */
  readonly engine: ScreeningEngine;
  /** What a job can be switched to when the other does not answer. */
  readonly localEngine: ScreeningEngine;
  readonly extractor: Extractor;
  /** The time now. */
  readonly clock: () => Date;
}
