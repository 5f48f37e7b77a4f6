import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { Config } from '../config.js';
import { isMailboxShown } from './mailbox-access.js';

/** What the shell reads at start, from the gateway's configuration. */
export function createRuntimeConfig(config: Config, version: string): RuntimeConfig {
  return {
    apiBaseUrl: '/api',
    remotes: config.remotes,
    contactWebhookUrl: config.contactWebhookUrl,
    features: {
      demoFallback: config.demoFallback,
      googleSignIn: config.googleClientId !== undefined,
      mailbox: config.mailboxUrl !== undefined && isMailboxShown(config),
    },
    ...(config.googleClientId
      ? {
          googleSignIn: {
            clientId: config.googleClientId,
            authorizationUrl: config.googleAuthorizationUrl,
          },
        }
      : {}),
    version,
  };
}
