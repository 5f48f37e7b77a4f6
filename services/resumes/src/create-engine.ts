import type { EngineInfo } from '@shortlist/contracts/screening';
import type { CallLimits, CodeWork, ScreeningEngine } from '@shortlist/screening';
import type { Config } from './config.js';
import { isSameEngine } from './domain/queue/choose-engine.js';

/** Parts that the engines of this process share. */
export interface SharedByEngines {
  readonly limits: CallLimits;
  /** Absent: each engine reads and judges in the caller's thread. */
  readonly codeWork?: CodeWork;
}

type Wrap = (engine: ScreeningEngine) => ScreeningEngine;

/** The engine for new jobs: the first that is set up, as `wrap` makes it, else `localEngine`. */
export function createEngine(
  { engines: [first] }: Config,
  localEngine: ScreeningEngine,
  wrap: Wrap,
  shared: SharedByEngines,
): ScreeningEngine {
  return first && first.name !== localEngine.info.name
    ? wrap(first.create(undefined, shared))
    : localEngine;
}

/**
 * Makes the engine that another process, or an earlier configuration, began a job with: the same by name and model.
 * Null when this one is not set up for it. Each is made once.
 */
export function createEngineFinder(
  { engines }: Config,
  wrap: Wrap,
  shared: SharedByEngines,
): (info: EngineInfo) => ScreeningEngine | null {
  const made: ScreeningEngine[] = [];
  return (info) => {
    const known = made.find((engine) => isSameEngine(engine.info, info));
    if (known) return known;
    const configured = engines.find(({ name }) => name === info.name);
    const engine = configured?.create(info.model ?? undefined, shared);
    if (!engine || !isSameEngine(engine.info, info)) return null;
    const wrapped = wrap(engine);
    made.push(wrapped);
    return wrapped;
  };
}
