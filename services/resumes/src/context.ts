import type { Bus } from '@shortlist/bus';
import type { EngineInfo } from '@shortlist/contracts/screening';
import type { Extractor, ScreeningEngine } from '@shortlist/screening';
import type { ServiceContext } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { ChangeFollower } from './domain/follow/change-follower.js';
import type { JobFollower } from './domain/follow/job-follower.js';
import type { WebhookTurns } from './domain/webhooks/webhook-turns.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';
import type { Models } from './models/index.js';
import type { UploadMemory } from './uploads/upload-memory.js';

/** Dependencies of every function of the domain. */
export interface Context extends ServiceContext<Config, Bus> {
  readonly models: Models;
  /** Scores new jobs. */
  readonly engine: ScreeningEngine;
  /** Engine that a job can be switched to when its own does not answer. */
  readonly localEngine: ScreeningEngine;
  /** The engine another process or configuration began a job with; null when this one is not set up for it. */
  readonly findEngine: (info: EngineInfo) => ScreeningEngine | null;
  readonly extractor: Extractor;
  readonly workMetrics: WorkMetrics;
  /** Requests and streams that wait for a job. */
  readonly follower: JobFollower;
  /** Streams of what others change in a screening. */
  readonly changeFollower: ChangeFollower;
  /** The memory that uploads of all requests hold together. */
  readonly uploadMemory: UploadMemory;
  /** Webhook addresses that this process is notifying now. */
  readonly webhookTurns: WebhookTurns;
}
