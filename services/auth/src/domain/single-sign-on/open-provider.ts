import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
} from 'openid-client';
import type { Context } from '../../context.js';
import type { SignOnProvider } from '../../models/single-sign-on/provider.js';
import { refusal } from '../refusal.js';
import { createProviderFetch, findIssuerProblem } from './ask-provider.js';
import { requireSettings } from './settings.js';

/** A provider with its client secret in clear. */
export type OpenedProvider = Pick<SignOnProvider, 'issuer' | 'clientId' | 'isLocal'> & {
  readonly clientSecret: string;
};

/** The stored provider with its secret. */
export function unseal(context: Context, provider: SignOnProvider): OpenedProvider {
  const { sealer } = requireSettings(context);
  const { issuer, clientId, isLocal, sealedSecret, _id } = provider;
  const clientSecret = Buffer.from(sealer.open(sealedSecret, _id)).toString('utf8');
  return { issuer, clientId, isLocal, clientSecret };
}

/** Names of an error and its causes. Their other content may hold tokens. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [`${error.name}: ${error.message}`, ...reasonsOf(error.cause)];
}

/** Logs why a provider failed, and refuses. */
export function refuseProvider({ log }: Context, issuer: string, error: unknown) {
  log.warn({ issuer, reasons: reasonsOf(error) }, 'an identity provider failed');
  return refusal('ProviderNotAnswering');
}

/**
 * Reads the discovery document of a provider. Throws `ProviderAddressRefused`, or `ProviderNotAnswering` for one that is
 * late, too large, of another issuer, or sends browsers to an address that is none of the web.
 */
export async function openProvider(
  context: Context,
  { issuer, clientId, clientSecret, isLocal }: OpenedProvider,
): Promise<Configuration> {
  const { allowsLocal, timeoutMs } = requireSettings(context);
  const allowsPrivate = allowsLocal && isLocal;
  const problem = findIssuerProblem(issuer, allowsPrivate);
  if (problem !== null) throw refusal('ProviderAddressRefused', { problem });
  const byPost = ClientSecretPost(clientSecret);
  const byHeader = ClientSecretBasic(clientSecret);
  try {
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      (server, client, body, headers) =>
        // Basic is what a provider supports that does not say (OpenID Connect Discovery §3).
        ((server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true)
          ? byHeader
          : byPost)(server, client, body, headers),
      {
        [customFetch]: createProviderFetch({ allowsPrivate, timeoutMs }),
        timeout: timeoutMs / 1000,
        execute: allowsPrivate ? [allowInsecureRequests] : [],
      },
    );
    const { authorization_endpoint: page } = configuration.serverMetadata();
    if (page === undefined || !/^https?:$/.test(new URL(page).protocol))
      throw new Error('It names no page to sign in.');
    return configuration;
  } catch (error) {
    throw refuseProvider(context, issuer, error);
  }
}
