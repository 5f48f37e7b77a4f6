import type { EngineInfo } from '@shortlist/contracts/screening';
import type { CallLimits, ScreeningEngine } from '@shortlist/screening';
import type { Config } from './config.js';
import { isSameEngine } from './domain/queue/choose-engine.js';

type Wrap = (engine: ScreeningEngine) => ScreeningEngine;

/** The engine for new jobs: the first that is set up, as `wrap` makes it, else `localEngine`. */
export function createEngine(
  { engines: [first] }: Config,
  localEngine: ScreeningEngine,
  wrap: Wrap,
  limits: CallLimits,
): ScreeningEngine {
  return first && first.name !== localEngine.info.name
    ? wrap(first.create(undefined, limits))
    : localEngine;
}

/**
 * Makes the engine that another process, or an earlier configuration, began a job with: the same by name and model.
 * Null when this one is not set up for it. Each is made once.
 */
export function createEngineFinder(
  { engines }: Config,
  wrap: Wrap,
  limits: CallLimits,
): (info: EngineInfo) => ScreeningEngine | null {
  const made: ScreeningEngine[] = [];
  return (info) => {
    const known = made.find((engine) => isSameEngine(engine.info, info));
    if (known) return known;
    const configured = engines.find(({ name }) => name === info.name);
    const engine = configured?.create(info.model ?? undefined, limits);
    if (!engine || !isSameEngine(engine.info, info)) return null;
    const wrapped = wrap(engine);
    made.push(wrapped);
    return wrapped;
  };
}
