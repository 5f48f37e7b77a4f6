import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

/** How the keys of a provider are kept, in milliseconds. */
export interface KeySetLimits {
  /** How long keys are believed after they were fetched: a withdrawn one works no longer than this. */
  readonly cacheMs: number;
  /** Time between two fetches that an unknown key id causes: made-up ids can't make us ask without end. */
  readonly cooldownMs: number;
  /** Time for one fetch; less than the answer of the operation may take. */
  readonly timeoutMs: number;
}

export const keySetLimits: KeySetLimits = {
  cacheMs: 600_000,
  cooldownMs: 30_000,
  timeoutMs: 3_000,
};

/** The provider's keys can't be had now, so nothing can be said about a token. */
export class KeysUnavailableError extends Error {
  constructor(reason: string) {
    super(`The keys of an identity provider can't be fetched: ${reason}.`);
    this.name = 'KeysUnavailableError';
  }
}

/** Words of jose for a key that the provider does not have; all else is the provider's or the network's fault. */
function isUnknownKey(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JOSEError) return error.code;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

/** The keys at `url`, fetched when they are needed and again when one is missing. Throws KeysUnavailableError. */
export function createKeySet(url: string, limits: KeySetLimits): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: limits.cacheMs,
    cooldownDuration: limits.cooldownMs,
    timeoutDuration: limits.timeoutMs,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      throw isUnknownKey(error) ? error : new KeysUnavailableError(reasonOf(error));
    }
  };
}
