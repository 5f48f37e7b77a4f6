import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';

export type GoogleProvider = NonNullable<RuntimeConfig['googleSignIn']>;

/** What this browser remembers between leaving for Google and coming back. */
export interface PendingAuthorization {
  /** Comes back beside the answer; proves that this browser asked for it. */
  readonly state: string;
  /** Comes back inside the token; proves that the token was made for this request. */
  readonly nonce: string;
  /** Where the visitor wanted to be. */
  readonly destination: string;
}

/** Google's page that asks the visitor to sign in, and sends an id token back in the fragment of `redirectUri`. */
export function createAuthorizationUrl(
  { authorizationUrl, clientId }: GoogleProvider,
  redirectUri: string,
  { state, nonce }: PendingAuthorization,
): string {
  const url = new URL(authorizationUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export type AuthorizationAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'failed' };

/** Whether the fragment of the page's address is an answer of the provider. */
export function hasAuthorizationAnswer(fragment: string): boolean {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  return answer.has('state') && (answer.has('id_token') || answer.has('error'));
}

/**
 * Reads the provider's answer from the fragment. An answer that this browser did not ask for, or whose token
 * was made for another request, has failed. The server checks the token's signature.
 */
export function readAuthorizationAnswer(
  fragment: string,
  pending: PendingAuthorization | null,
): AuthorizationAnswer {
  if (!hasAuthorizationAnswer(fragment)) return { kind: 'none' };
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = answer.get('id_token');
  const isOurs = pending !== null && answer.get('state') === pending.state;
  return isOurs && token && readNonce(token) === pending.nonce
    ? { kind: 'token', token }
    : { kind: 'failed' };
}

function readNonce(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : null;
  } catch {
    // Not a token at all; the caller treats it as one made for somebody else.
    return null;
  }
}
