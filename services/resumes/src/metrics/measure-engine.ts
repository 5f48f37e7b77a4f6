import { EngineError, type ScreeningEngine } from '@shortlist/screening';
import { type Ending, measure } from '@shortlist/service-kit';
import type { WorkMetrics } from './create-work-metrics.js';
import { engineErrorCause } from './engine-error-cause.js';

/** `fault`: our own; `stopped`: nobody waits for it any more. */
function outcomeOf(ending: Ending<unknown>, signal: AbortSignal | undefined): string {
  if (ending.kind === 'done') return 'ok';
  if (signal?.aborted) return 'stopped';
  return ending.error instanceof EngineError ? ending.error.fault : 'fault';
}

type Answer = { readonly tokensUsed: number | null };

/** The same engine, whose answers are counted and timed and whose tokens are counted. */
export function measureEngine(engine: ScreeningEngine, metrics: WorkMetrics): ScreeningEngine {
  const name = engine.info.name;

  function endingLabel(
    ending: Ending<Answer>,
    purpose: 'criteria' | 'scoring',
    signal?: AbortSignal,
  ) {
    const error = ending.kind === 'failed' ? ending.error : null;
    const failure = error instanceof EngineError ? error : null;
    const tokens = ending.kind === 'done' ? ending.result.tokensUsed : failure?.tokensUsed;
    metrics.engineTokens.count({ engine: name, purpose }, tokens ?? 0);
    if (failure && !signal?.aborted) {
      const { fault } = failure;
      metrics.engineErrors.count({ engine: name, fault, cause: engineErrorCause(failure) });
    }
    return { engine: name, outcome: outcomeOf(ending, signal) };
  }

  return {
    info: engine.info,
    prepareJob: (description, options) =>
      measure(
        () => engine.prepareJob(description, options),
        (ending, seconds) =>
          metrics.criteria.observe(endingLabel(ending, 'criteria', options?.signal), seconds),
      ),
    screen: (job, resume, options) =>
      measure(
        () => engine.screen(job, resume, options),
        (ending, seconds) =>
          metrics.scoring.observe(endingLabel(ending, 'scoring', options?.signal), seconds),
      ),
  };
}
