import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { FrameContext } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { ServiceName } from './domain/api-routes.js';
import type { ApiTokens } from './domain/api-tokens.js';
import type { FrontEndReports } from './domain/beacon/take-reports.js';
import type { FrontEnds } from './domain/front-ends/front-ends.js';
import type { HttpProxy } from './domain/proxy/create-http-proxy.js';
import type { RateLimits } from './domain/rate-limits.js';
import type { RegistryWatch } from './domain/registry/store/watch-registry.js';
import type { SessionChecks } from './domain/session-checks.js';
import type { ShellSource } from './domain/shell-source.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';

/** Dependencies of the gateway's routes. */
export interface Context extends FrameContext<Config> {
  readonly services: Readonly<Record<ServiceName, HttpProxy>>;
  readonly rateLimits: RateLimits;
  readonly sessionChecks: SessionChecks;
  readonly apiTokens: ApiTokens;
  readonly workMetrics: WorkMetrics;
  readonly reports: FrontEndReports;
  /** Configuration for everybody; `frontEnds` decides the remotes and their pages. */
  readonly runtimeConfig: Omit<RuntimeConfig, 'remotes' | 'pages'>;
  readonly frontEnds: FrontEnds;
  /** Null where none is kept. */
  readonly registry: RegistryWatch | null;
  /** The mailbox of the embedded mode; null without one. */
  readonly mailbox: HttpProxy | null;
  /** The sample OpenID provider of the embedded mode; null without one. */
  readonly identity: HttpProxy | null;
  /** Null when no front ends are served. */
  readonly shell: ShellSource | null;
}
