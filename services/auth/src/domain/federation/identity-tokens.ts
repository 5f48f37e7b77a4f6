import { createHash } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IdentityProvider } from './identity-provider.js';
import { createKeySet, type KeySetLimits, KeysUnavailableError } from './key-set.js';
import { clockSkewSeconds, readClaims, type TokenClaims } from './token-claims.js';

/** A token is made while the person waits, and posted at once: one that is older was kept by somebody. */
const maxAgeSeconds = 600;
/** Algorithms of the providers. Never `none`, and never a shared secret: a public key is no secret. */
const algorithms = ['RS256'];

export interface IdentityToken {
  readonly provider: IdentityProvider;
  readonly claims: TokenClaims;
  /** Names what was signed, whatever the spelling of its signature: for noticing a second use. */
  readonly fingerprint: string;
  /** From then on it is refused for its age. */
  readonly spentUntil: Date;
}

export type Verdict =
  | { readonly kind: 'good'; readonly token: IdentityToken }
  | {
      readonly kind: 'invalid' | 'expired' | 'unavailable';
      /** A label: a provider's name, or `unknown`. */
      readonly provider: IdentityProvider['name'] | 'unknown';
      /** For the log: never what the token holds. */
      readonly reason: string;
    };

export interface IdentityTokens {
  verify(token: string, nonce: string | undefined): Promise<Verdict>;
}

export interface CreateIdentityTokensOptions {
  readonly providers: readonly IdentityProvider[];
  readonly limits: KeySetLimits;
  readonly clock: () => Date;
}

/** Issuer that the token names, before anything about it is believed. */
function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Only the code and the claim's name: the error itself holds the whole token's content. */
function describe(error: unknown): { kind: 'invalid' | 'expired' | 'unavailable'; reason: string } {
  if (error instanceof KeysUnavailableError) return { kind: 'unavailable', reason: error.message };
  if (error instanceof errors.JWTExpired) return { kind: 'expired', reason: error.claim };
  if (error instanceof errors.JWTClaimValidationFailed)
    return { kind: 'invalid', reason: error.claim };
  if (error instanceof errors.JOSEError) return { kind: 'invalid', reason: error.code };
  throw error;
}

function fingerprintOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}

/** Checks id tokens of the configured providers. Their keys are fetched with the first token. */
export function createIdentityTokens({
  providers,
  limits,
  clock,
}: CreateIdentityTokensOptions): IdentityTokens {
  const known = providers.map((provider): readonly [IdentityProvider, JWTVerifyGetKey] => [
    provider,
    createKeySet(provider.keysUrl, limits),
  ]);
  return {
    verify: async (token, nonce) => {
      const issuer = readIssuer(token);
      const found = known.find(([{ issuers }]) => issuers.some((name) => name === issuer));
      if (!found) {
        const reason = issuer === undefined ? 'malformed' : 'issuer';
        return { kind: 'invalid', provider: 'unknown', reason };
      }
      const [provider, keys] = found;
      const now = clock();
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms,
          issuer: [...provider.issuers],
          audience: [...provider.audiences],
          clockTolerance: clockSkewSeconds,
          maxTokenAge: maxAgeSeconds,
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        const claims = readClaims(payload, { provider, nonce, now });
        if (typeof claims === 'string')
          return { kind: 'invalid', provider: provider.name, reason: claims };
        const spentUntil = new Date(now.getTime() + (maxAgeSeconds + 2 * clockSkewSeconds) * 1000);
        const fingerprint = fingerprintOf(token);
        return { kind: 'good', token: { provider, claims, fingerprint, spentUntil } };
      } catch (error) {
        return { provider: provider.name, ...describe(error) };
      }
    },
  };
}
