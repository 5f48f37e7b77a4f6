import {
  type CodeWork,
  createExtractor,
  createThreadedEngine,
  type Extractor,
  type ScreeningEngine,
} from '@shortlist/screening';
import type { Opener } from '@shortlist/service-kit';
import type { Context } from './context.js';
import { createEngine, createEngineFinder } from './create-engine.js';
import { createChangeFollower } from './domain/follow/change-follower.js';
import { createJobFollower } from './domain/follow/job-follower.js';
import { shareLimits } from './domain/queue/share-limits.js';
import { WebhookTurns } from './domain/webhooks/webhook-turns.js';
import { createWorkMetrics } from './metrics/create-work-metrics.js';
import { measureEngine } from './metrics/measure-engine.js';
import { measureExtractor } from './metrics/measure-extractor.js';
import { traceEngine } from './tracing/trace-engine.js';
import { traceExtractor } from './tracing/trace-extractor.js';
import { UploadMemory } from './uploads/upload-memory.js';

/** Parts handed in instead of made here. They are not stopped here. */
export interface GivenParts {
  readonly engine?: ScreeningEngine;
  readonly localEngine?: ScreeningEngine;
  readonly extractor?: Extractor;
}

/** Parts from the frame and the database; the rest is opened on top of them. */
type Base = Omit<
  Context,
  | keyof GivenParts
  | 'changeFollower'
  | 'findEngine'
  | 'follower'
  | 'uploadMemory'
  | 'webhookTurns'
  | 'workMetrics'
>;

/** Engines with a model read and judge in the threads of the local engine, too. */
async function openLocalEngine(
  open: Opener['open'],
  { localEngine }: GivenParts,
): Promise<{ readonly engine: ScreeningEngine; readonly codeWork?: CodeWork }> {
  if (localEngine) return { engine: localEngine };
  const engine = await open('scoring threads', createThreadedEngine, (threads) => threads.stop());
  return { engine, codeWork: engine.codeWork };
}

/** Opens what is not handed in. Texts of any length are read and scored off the event loop. */
export async function openContext(
  base: Base,
  { open }: Opener,
  given: GivenParts,
): Promise<Context> {
  const { config, metrics, stopping } = base;
  const workMetrics = createWorkMetrics(metrics.registry);
  const limits = shareLimits(base);
  const seen = (engine: ScreeningEngine) => measureEngine(traceEngine(engine), workMetrics);
  const extractor =
    given.extractor ??
    (await open(
      'reading threads',
      () => createExtractor({ hourlyLimitMs: config.readingMsPerHour }),
      (threads) => threads.stop(),
    ));
  const local = await openLocalEngine(open, given);
  const localEngine = seen(local.engine);
  const shared = { limits, ...(local.codeWork && { codeWork: local.codeWork }) };
  return {
    ...base,
    workMetrics,
    extractor: measureExtractor(traceExtractor(extractor), workMetrics),
    localEngine,
    engine: given.engine ? seen(given.engine) : createEngine(config, localEngine, seen, shared),
    findEngine: createEngineFinder(config, seen, shared),
    follower: createJobFollower({ pollMs: config.progressPollMs, stopping }),
    changeFollower: createChangeFollower({
      lookMs: config.heartbeatMs,
      gatherMs: config.changesGatherMs,
      stopping,
    }),
    uploadMemory: new UploadMemory(config.uploadMemoryBytes, () =>
      workMetrics.uploadsRefused.count({}),
    ),
    webhookTurns: new WebhookTurns(),
  };
}
