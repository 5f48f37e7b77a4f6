import type { Bus } from '@shortlist/bus';
import type { EngineInfo } from '@shortlist/contracts/screening';
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
  /** The engine another process or configuration began a job with; null when this one is not set up for it. */
  readonly findEngine: (info: EngineInfo) => ScreeningEngine | null;
  readonly extractor: Extractor;
  /** The time now. */
  readonly clock: () => Date;
}
