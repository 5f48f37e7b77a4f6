import type { Operation } from '@shortlist/contracts/operation';
import { createCommonError, type HttpError, requireScope } from '@shortlist/service-kit';
import { findMethods } from './api-routes.js';
import { type ApiTokens, readApiToken } from './api-tokens.js';
import type { SessionChecks } from './session-checks.js';

/** On whose behalf a call is forwarded. */
export interface Caller {
  /** Takes the place of the header that was sent; undefined: that is passed on. */
  readonly authorization: string | undefined;
  /** Tells whether the session or the token of the call is no longer valid. */
  hasEnded(): Promise<boolean>;
}

interface CallerChecks {
  readonly sessionChecks: SessionChecks;
  readonly apiTokens: ApiTokens;
}

export interface Asked {
  /** Null: one that the contract does not know. */
  readonly operation: Operation | null;
  /** Below /api, canonical. */
  readonly path: string;
}

/** Operations unknown to the contract accept no token, whatever a newer service may offer there. */
function unknownTo(path: string): HttpError {
  const methods = findMethods(path);
  if (methods.length === 0) return createCommonError('NotFound');
  return createCommonError('MethodNotAllowed', { headers: { allow: methods.join(', ') } });
}

/**
 * A token of the API, for what it may do. Throws `Unauthenticated`, `TokenNotAllowed`, `NotFound`, `MethodNotAllowed` or
 * `Unavailable`.
 */
async function useApiToken(
  apiTokens: ApiTokens,
  { operation, path }: Asked,
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
  if (!operation) throw unknownTo(path);
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
 * Finds the caller of an operation. Throws `Unauthenticated` for an ended session, for a token
 * of before a change of the user's workspaces or roles, and for an invalid token of the API;
 * for a valid one, `TokenNotAllowed` where it may not do this, and `NotFound` or `MethodNotAllowed` where the contract
 * knows nothing.
 */
export async function findCaller(
  { sessionChecks, apiTokens }: CallerChecks,
  asked: Asked,
  authorization: string | undefined,
): Promise<Caller> {
  const hasEnded = () => sessionChecks.isOver(authorization);
  if (asked.operation?.auth === 'public') return { authorization: undefined, hasEnded };
  const secret = readApiToken(authorization);
  if (secret !== null) return useApiToken(apiTokens, asked, secret);
  if (await hasEnded()) throw createCommonError('Unauthenticated');
  return { authorization: undefined, hasEnded };
}
