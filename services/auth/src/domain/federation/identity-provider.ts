/** Somebody whose id tokens are believed. */
export interface IdentityProvider {
  /** A label of metrics and logs. */
  readonly name: 'google' | 'firebase' | 'sample';
  /** Spellings of `iss`; identities are stored under the first. */
  readonly issuers: readonly [string, ...string[]];
  /** Ids of our clients there: every one a token is made for must be among them. */
  readonly audiences: readonly string[];
  /** Where it publishes its keys (a JSON Web Key Set). */
  readonly keysUrl: string;
  /** Whether its tokens repeat the nonce of the request. */
  readonly hasNonce: boolean;
}

/** Google itself (developers.google.com/identity/openid-connect). */
export function createGoogleProvider(clientIds: readonly string[]): IdentityProvider {
  return {
    name: 'google',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    audiences: clientIds,
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    hasNonce: true,
  };
}

/** A Firebase project (firebase.google.com/docs/auth/admin/verify-id-tokens). */
export function createFirebaseProvider(projectId: string): IdentityProvider {
  return {
    name: 'firebase',
    issuers: [`https://securetoken.google.com/${projectId}`],
    audiences: [projectId],
    keysUrl:
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    hasNonce: false,
  };
}

/** The sample people of the embedded mode. */
export function createSampleProvider({
  issuer,
  keysUrl,
}: {
  readonly issuer: string;
  readonly keysUrl: string;
}): IdentityProvider {
  return { name: 'sample', issuers: [issuer], audiences: ['shortlist'], keysUrl, hasNonce: true };
}
