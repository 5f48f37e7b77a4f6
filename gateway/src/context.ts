import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { Logger } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { ServiceName } from './domain/api-routes.js';
import type { HttpProxy } from './domain/proxy/create-http-proxy.js';
import type { RateLimits } from './domain/rate-limits.js';

/** What the routes of the gateway work with. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly services: Readonly<Record<ServiceName, HttpProxy>>;
  readonly rateLimits: RateLimits;
  readonly runtimeConfig: RuntimeConfig;
}
