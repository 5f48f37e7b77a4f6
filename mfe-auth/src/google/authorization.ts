import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';

export type GoogleProvider = NonNullable<RuntimeConfig['googleSignIn']>;

/** State that this browser remembers between leaving for Google and coming back. */
export interface PendingAuthorization {
  /** Comes back beside the answer; proves that this browser asked for it. */
  readonly state: string;
  /** Its hash comes back inside the token: anyone who knows this, and nobody else, is the one the token was made for. */
  readonly nonce: string;
  /** Where the visitor wanted to be. */
  readonly destination: string;
  /** A signed-in user's reason for leaving: a name that the account page knows. */
  readonly purpose?: string | undefined;
}

/** SHA-256, base64url: what goes to the provider in the place of the nonce, which stays in this browser. */
async function hashNonce(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Google's page that asks the visitor to sign in, and sends an id token back in the fragment of `redirectUri`. */
export async function createAuthorizationUrl(
  { authorizationUrl, clientId }: GoogleProvider,
  redirectUri: string,
  { state, nonce }: PendingAuthorization,
): Promise<string> {
  // The sample provider of the embedded mode is a path of this site.
  const url = new URL(authorizationUrl, redirectUri);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce: await hashNonce(nonce),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export type AuthorizationAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly nonce: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** Whether the fragment of the page's address is an answer of the provider. */
export function hasAuthorizationAnswer(fragment: string): boolean {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  return answer.has('state') && (answer.has('id_token') || answer.has('error'));
}

/**
 * Reads the provider's answer from the fragment. An answer that this browser did not ask for has failed. The server
 * checks the token, and by `nonce` that it was made for this browser.
 */
export function readAuthorizationAnswer(
  fragment: string,
  pending: PendingAuthorization | null,
): AuthorizationAnswer {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  if (pending === null || answer.get('state') !== pending.state) return { kind: 'failed' };
  const token = answer.get('id_token');
  if (token) return { kind: 'token', token, nonce: pending.nonce };
  return { kind: answer.get('error') === 'access_denied' ? 'cancelled' : 'failed' };
}
