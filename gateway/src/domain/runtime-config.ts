import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { Config } from '../config.js';
import { isMailboxShown } from './mailbox-access.js';

/** What the shell reads at start, from the gateway's configuration. */
export function createRuntimeConfig(config: Config, version: string): RuntimeConfig {
  return {
    apiBaseUrl: '/api',
    remotes: {
      marketing: config.REMOTE_MARKETING_URL,
      auth: config.REMOTE_AUTH_URL,
      screening: config.REMOTE_SCREENING_URL,
      billing: config.REMOTE_BILLING_URL,
    },
    contactWebhookUrl: config.CONTACT_WEBHOOK_URL,
    features: {
      demoFallback: config.FEATURE_DEMO_FALLBACK,
      googleSignIn: config.GOOGLE_CLIENT_ID !== undefined,
      mailbox: config.MAILBOX_URL !== undefined && isMailboxShown(config),
    },
    ...(config.GOOGLE_CLIENT_ID
      ? {
          googleSignIn: {
            clientId: config.GOOGLE_CLIENT_ID,
            authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
          },
        }
      : {}),
    version,
  };
}
