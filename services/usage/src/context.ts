import type { Logger } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { Models } from './models/index.js';

/** What every function of the domain works with. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly models: Models;
  /** The time now. */
  readonly clock: () => Date;
}
