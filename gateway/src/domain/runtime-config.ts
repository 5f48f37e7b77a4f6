import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { Config } from '../config.js';
import { isMailboxShown } from './mailbox-access.js';
import { offersPasskeys } from './offers-passkeys.js';

type GoogleSignIn = RuntimeConfig['googleSignIn'];

/** Where the button for Google leads; undefined where there is no button. */
function findGoogleSignIn(config: Config): GoogleSignIn {
  const {
    googleClientId: clientId,
    googleAuthorizationUrl: authorizationUrl,
    identityUrl,
  } = config;
  if (clientId) return { clientId, authorizationUrl };
  return identityUrl ? { clientId: 'shortlist', authorizationUrl: '/identity/auth' } : undefined;
}

/** Configuration that the shell reads at its start, from the gateway's own; without the remotes. */
export function createRuntimeConfig(
  config: Config,
  version: string,
): Omit<RuntimeConfig, 'remotes' | 'pages'> {
  const googleSignIn = findGoogleSignIn(config);
  return {
    apiBaseUrl: '/api',
    contactWebhookUrl: config.contactWebhookUrl,
    features: {
      demoFallback: config.demoFallback,
      googleSignIn: googleSignIn !== undefined,
      passkeys: offersPasskeys(config.appUrl),
      mailbox: config.mailboxUrl !== undefined && isMailboxShown(config),
    },
    ...(googleSignIn ? { googleSignIn } : {}),
    version,
    tokenLimits: config.tokenLimits,
    reportedViews: config.reportedViews,
  };
}
