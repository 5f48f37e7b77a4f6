import type { Operation, OperationResponse } from '@shortlist/contracts/operation';
import type { CallInput, CallOperation } from '@shortlist/host-api';
import { isExpiring } from './access-token.js';
import { ApiError } from './api-error.js';
import { timeoutErrorText } from './error-message.js';
import type { AskedAs } from './first-answers.js';
import { makeCall } from './make-call.js';
import type { SessionCookies } from './session-cookies.js';
import { refresh } from './session-operations.js';

export interface CreateApiClientOptions {
  /** Where the API answers, e.g. `/api`. */
  readonly baseUrl: string;
  readonly session: SessionCookies;
  /** The session ended: a 401, or a refresh that was refused. The cookies are gone by then. */
  readonly onSessionEnd?: () => void;
  /** There are new tokens, which may name other workspaces and roles. */
  readonly onRefresh?: () => void;
  /** Milliseconds until a refresh counts as failed; default 30,000. It holds up every tab, so it can't wait for ever. */
  readonly refreshTimeoutMs?: number;
}

export interface ApiClient {
  readonly call: CallOperation;
  /** Calls in a workspace; null: in the one made with the account. */
  readonly callIn: (workspace: string | null) => CallOperation;
  /** An access token that is good for now, refreshed when due; null when signed out. Throws ApiError when a refresh fails. */
  readonly getAccessToken: () => Promise<string | null>;
  /** Gets a new access token in the place of `former`, unless that was done; without it, in any case. Throws ApiError. */
  readonly replaceAccessToken: (former?: string) => Promise<void>;
}

/**
 * The typed client of the API. Carries the bearer token, refreshes it once for everybody before it runs out, parses
 * answers with the contract. A 401 may mean that the user's workspaces or roles have changed: the token is refreshed and
 * the call made once more. A second one, or a refused refresh, ends the session.
 */
export function createApiClient({
  baseUrl,
  session,
  onSessionEnd,
  onRefresh,
  refreshTimeoutMs = 30_000,
}: CreateApiClientOptions): ApiClient {
  let refreshing: Promise<string | null> | null = null;

  const endSession = (usedToken: string | null) => {
    const current = session.read().accessToken;
    // Another tab has signed in or refreshed since this call left; its session is not the one that was refused.
    if (usedToken !== null && current !== null && current !== usedToken) return;
    session.clear();
    onSessionEnd?.();
  };

  const request = async <Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    asked: AskedAs,
  ): Promise<OperationResponse<Op>> => {
    try {
      return (await makeCall(baseUrl, operation, input, asked)) as OperationResponse<Op>;
    } catch (error) {
      if (isRefused(error)) endSession(asked.token);
      throw error;
    }
  };

  const exchange = async (former?: string): Promise<string | null> => {
    const { accessToken, refreshToken } = session.read();
    const isGood = accessToken !== null && accessToken !== former && !isExpiring(accessToken);
    // Another tab may have refreshed while this one waited for the lock; a refresh token works once.
    if (isGood) return accessToken;
    if (refreshToken === null) {
      throw new ApiError({
        status: null,
        code: 'UNKNOWN_ERROR',
        message: 'No refresh token available',
      });
    }
    const remember = session.isRemembered();
    const signal = AbortSignal.timeout(refreshTimeoutMs);
    const tokens = await request(
      refresh,
      { body: { refreshToken }, signal },
      { token: accessToken, workspace: null },
    ).catch((error: unknown) => {
      throw signal.aborted ? timedOut(error) : error;
    });
    // Signed out while the answer was on its way: stay signed out.
    if (session.read().refreshToken === null) return null;
    session.write(tokens, remember);
    onRefresh?.();
    return tokens.token;
  };

  const refreshOnce = (former?: string): Promise<string | null> => {
    refreshing ??= withTabLock(() => exchange(former)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const getAccessToken = async (): Promise<string | null> => {
    const { accessToken, refreshToken } = session.read();
    const due = accessToken === null || isExpiring(accessToken);
    return due && refreshToken !== null ? refreshOnce() : accessToken;
  };

  /** A call of the signed-in user; `workspace` null: in the one made with the account. */
  const callAsUser = async <Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    workspace: string | null,
  ): Promise<OperationResponse<Op>> => {
    const token = await getAccessToken();
    if (token === null || session.read().refreshToken === null) {
      return request(operation, input, { token, workspace });
    }
    try {
      return (await makeCall(baseUrl, operation, input, {
        token,
        workspace,
      })) as OperationResponse<Op>;
    } catch (error) {
      if (!isRefused(error)) throw error;
      const renewed = await refreshOnce(token);
      // Signed out while the answer was on its way.
      if (renewed === null) throw error;
      return request(operation, input, { token: renewed, workspace });
    }
  };

  const callIn =
    (workspace: string | null): CallOperation =>
    async (operation, input = {}) =>
      operation.auth === 'user'
        ? callAsUser(operation, input, workspace)
        : request(operation, input, { token: session.read().accessToken, workspace: null });

  return {
    call: callIn(null),
    callIn,
    getAccessToken,
    replaceAccessToken: async (former) => {
      // One that began earlier may not know yet of the change.
      await refreshing?.catch(() => undefined);
      await refreshOnce(former ?? session.read().accessToken ?? undefined);
    },
  };
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

function timedOut(cause: unknown): ApiError {
  return new ApiError({ status: null, code: 'TIMEOUT_ERROR', message: timeoutErrorText, cause });
}

/** Runs one refresh at a time over all tabs, where the browser has locks (secure pages). */
async function withTabLock<T>(run: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? await locks.request('shortlist-refresh', run) : run();
}
