import type { Operation, OperationResponse } from '@shortlist/contracts/operation';
import type { CallInput, CallOperation } from '@shortlist/host-api';
import { isExpiring } from './access-token.js';
import { ApiError } from './api-error.js';
import { timeoutErrorText } from './error-message.js';
import { makeCall } from './make-call.js';
import type { SessionCookies } from './session-cookies.js';
import { refresh } from './session-operations.js';

export interface CreateApiClientOptions {
  /** Where the API answers, e.g. `/api`. */
  readonly baseUrl: string;
  readonly session: SessionCookies;
  /** The session ended: a 401, or a refresh that was refused. The cookies are gone by then. */
  readonly onSessionEnd?: () => void;
  /** Milliseconds until a refresh counts as failed; default 30,000. It holds up every tab, so it can't wait for ever. */
  readonly refreshTimeoutMs?: number;
}

export interface ApiClient {
  readonly call: CallOperation;
  /** An access token that is good for now, refreshed when due; null when signed out. Throws ApiError when a refresh fails. */
  readonly getAccessToken: () => Promise<string | null>;
  /** Gets a new access token in the place of this one, unless that was done meanwhile. Throws ApiError. */
  readonly replaceAccessToken: (former: string) => Promise<void>;
}

/**
 * The typed client of the API. Carries the bearer token, refreshes it once for everybody before it runs out, parses
 * answers with the contract, and ends the session on a 401.
 */
export function createApiClient({
  baseUrl,
  session,
  onSessionEnd,
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
    token: string | null,
  ): Promise<OperationResponse<Op>> => {
    try {
      return (await makeCall(baseUrl, operation, input, token)) as OperationResponse<Op>;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) endSession(token);
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
    const tokens = await request(refresh, { body: { refreshToken }, signal }, accessToken).catch(
      (error: unknown) => {
        throw signal.aborted ? timedOut(error) : error;
      },
    );
    // Signed out while the answer was on its way: stay signed out.
    if (session.read().refreshToken === null) return null;
    session.write(tokens, remember);
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

  return {
    call: async (operation, input = {}) => {
      const token = operation.auth === 'user' ? await getAccessToken() : session.read().accessToken;
      return request(operation, input, token);
    },
    getAccessToken,
    replaceAccessToken: async (former) => {
      await refreshOnce(former);
    },
  };
}

function timedOut(cause: unknown): ApiError {
  return new ApiError({ status: null, code: 'TIMEOUT_ERROR', message: timeoutErrorText, cause });
}

/** Runs one refresh at a time over all tabs, where the browser has locks (secure pages). */
async function withTabLock<T>(run: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? await locks.request('shortlist-refresh', run) : run();
}
