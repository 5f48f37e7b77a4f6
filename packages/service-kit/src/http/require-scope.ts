import type { Operation } from '@shortlist/contracts/operation';
import { createCommonError, type HttpError } from '../errors/http-error.js';

function notAllowed(scope: string | undefined): HttpError {
  if (scope === undefined) return createCommonError('TokenNotAllowed');
  return createCommonError('TokenNotAllowed', {
    message: `This access token may not do that: it lacks the scope ${scope}. Please make one that has it.`,
  });
}

/**
 * Holds a token of the API to what it may do; `scopes` is undefined where a person has signed in. Throws
 * `TokenNotAllowed`, also for operations that are for no token, and for what this release's contract does not know.
 */
export function requireScope(
  operation: Pick<Operation, 'auth' | 'scope'> | null,
  scopes: readonly string[] | undefined,
): void {
  if (scopes === undefined || operation?.auth === 'public') return;
  const scope = operation?.scope;
  if (scope === undefined || !scopes.includes(scope)) throw notAllowed(scope);
}
