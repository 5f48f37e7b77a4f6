import { createLocalEngine, type ScreeningEngine } from '@shortlist/screening';
import type { Config } from './config.js';

/** The engine the configuration asks for. */
export function createEngine(_config: Config): ScreeningEngine {
  return createLocalEngine();
}
