import type { Operation } from '@shortlist/contracts/operation';
import { createCommonError, requireScope } from '@shortlist/service-kit';
import { type ApiTokens, readApiToken } from './api-tokens.js';
import type { SessionChecks } from './session-checks.js';

/** On whose behalf a call is forwarded. */
export interface Caller {
  /** Takes the place of the header that was sent; undefined: that is passed on. */
  readonly authorization: string | undefined;
  /** Whether what the call was made with has ended since. */
  hasEnded(): Promise<boolean>;
}

interface CallerChecks {
  readonly sessionChecks: SessionChecks;
  readonly apiTokens: ApiTokens;
}

/** A token of the API, for what it may do. Throws `Unauthenticated`, `TokenNotAllowed` or `Unavailable`. */
async function useApiToken(
  apiTokens: ApiTokens,
  operation: Operation | null,
  secret: string,
): Promise<Caller> {
  const granted = await apiTokens.exchange(secret);
  if (!granted) {
    throw createCommonError('Unauthenticated', {
      message:
        'This access token is not valid: it has expired or was revoked. Please make another one on your account page.',
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  }
  requireScope(operation, granted.scopes);
  return {
    authorization: granted.authorization,
    // While nobody can say, the call goes on, as sessions do.
    hasEnded: () =>
      apiTokens.exchange(secret).then(
        (now) => now === null,
        () => false,
      ),
  };
}

/**
 * Who calls `operation` (null: one that the contract does not know). Throws `Unauthenticated` for a session that has
 * ended and for a token of the API that is none, `TokenNotAllowed` for one that may not do this.
 */
export async function findCaller(
  { sessionChecks, apiTokens }: CallerChecks,
  operation: Operation | null,
  authorization: string | undefined,
): Promise<Caller> {
  const hasEnded = () => sessionChecks.isEnded(authorization);
  if (operation?.auth === 'public') return { authorization: undefined, hasEnded };
  const secret = readApiToken(authorization);
  if (secret !== null) return useApiToken(apiTokens, operation, secret);
  if (await hasEnded()) throw createCommonError('Unauthenticated');
  return { authorization: undefined, hasEnded };
}
