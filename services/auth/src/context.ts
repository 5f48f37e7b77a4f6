import type { Bus } from '@shortlist/bus';
import type { ServiceContext, TokenSigner } from '@shortlist/service-kit';
import type { Config } from './config.js';
import type { IdentityTokens } from './domain/federation/identity-tokens.js';
import type { Passwords } from './domain/passwords/passwords.js';
import type { AnnounceAccessEnded } from './domain/sessions/announce-access-ended.js';
import type { WorkMetrics } from './metrics/create-work-metrics.js';
import type { Models } from './models/index.js';

/** Dependencies of every function of the domain. */
export interface Context extends ServiceContext<Config, Bus> {
  readonly models: Models;
  readonly passwords: Passwords;
  readonly identityTokens: IdentityTokens;
  readonly workMetrics: WorkMetrics;
  readonly announceAccessEnded: AnnounceAccessEnded;
  readonly signToken: TokenSigner;
  /** For what stands for a token of the API: good for a minute. */
  readonly signShortToken: TokenSigner;
}
