import type { SessionTokens, User } from '@shortlist/contracts/entities';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { HostApi, SessionState } from '@shortlist/host-api';
import { readClaims } from '../api/access-token.js';
import { createApiClient } from '../api/create-api-client.js';
import { readTokenUser } from '../api/read-session.js';
import { createSessionCookies, type SessionCookies } from '../api/session-cookies.js';
import { getCurrentUser, logout } from '../api/session-operations.js';
import { reportProblem } from '../report-problem.js';
import { createToastStore, type ToastStore } from '../toasts/toast-store.js';

export interface HostStore {
  /** The host as it is now; a new object whenever the session changes. */
  readonly getSnapshot: () => HostApi;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toasts: ToastStore;
  /** Loads the user of a stored session, once; as soon as there is something that need not wait for the first drawing. */
  readonly restore: () => void;
  /** Restores the session and begins to notice what other tabs do. Returns what stops that. */
  readonly start: () => () => void;
}

export interface CreateHostOptions {
  readonly cookies?: SessionCookies;
}

/** Signing out waits this long for the server to hear of it. */
const signOutTimeoutMs = 5000;

const signedOut: SessionState = { status: 'signed-out', user: null };
const loading: SessionState = { status: 'loading', user: null };

/** The host of a page: one session, one API client, one list of toasts. For the shell, and for a remote on its own. */
export function createHost(
  config: RuntimeConfig,
  { cookies = createSessionCookies() }: CreateHostOptions = {},
): HostStore {
  const toasts = createToastStore();
  const listeners = new Set<() => void>();
  const leaving = new Set<() => void>();
  let session: SessionState = hasSession() ? loading : signedOut;
  /** The user shown is what the token says, because the server did not answer. */
  let provisional = false;
  let isRestoring = false;

  function hasSession(): boolean {
    const { accessToken, refreshToken } = cookies.read();
    return accessToken !== null || refreshToken !== null;
  }

  function setSession(next: SessionState) {
    session = next;
    host = { ...host, session };
    for (const listener of listeners) listener();
  }

  const api = createApiClient({
    baseUrl: config.apiBaseUrl,
    session: cookies,
    onSessionEnd: () => setSession(signedOut),
  });

  async function loadUser(): Promise<void> {
    const user = await api.call(getCurrentUser);
    await renewTokenFor(user);
    provisional = false;
    setSession({ status: 'signed-in', user });
  }

  /** An operator's changes since the token was made apply once there is a new one: not later than it is shown. */
  async function renewTokenFor({ plan, exempt }: User): Promise<void> {
    const { accessToken } = cookies.read();
    const said = userOfToken(accessToken);
    if (accessToken === null || said === null) return;
    if (said.plan === plan && said.exempt === exempt) return;
    try {
      await api.replaceAccessToken(accessToken);
    } catch (error) {
      // Refused: the session is over.
      if (!hasSession()) throw error;
      reportProblem('The token of a changed account could not be renewed.', error);
    }
  }

  async function restoreSession(): Promise<void> {
    if (isRestoring) return;
    isRestoring = true;
    try {
      await loadUser();
    } catch (error) {
      // Specification §4: a failure at start is only logged; who holds the cookie counts as signed in.
      reportProblem('The signed-in user could not be loaded.', error);
      const user = userOfToken(cookies.read().accessToken);
      provisional = user !== null;
      setSession(user ? { status: 'signed-in', user } : signedOut);
    } finally {
      isRestoring = false;
    }
  }

  function restore() {
    if (session.status === 'loading') void restoreSession();
  }

  async function signIn(
    tokens: SessionTokens,
    { remember }: { readonly remember: boolean },
  ): Promise<void> {
    cookies.write(tokens, remember);
    try {
      await loadUser();
    } catch (error) {
      cookies.clear();
      setSession(signedOut);
      throw error;
    }
  }

  async function signOut(): Promise<void> {
    const { refreshToken } = cookies.read();
    for (const listener of leaving) listener();
    try {
      await api.call(logout, {
        body: refreshToken === null ? {} : { refreshToken },
        signal: AbortSignal.timeout(signOutTimeoutMs),
      });
    } catch (error) {
      // Specification §4: signing out here never depends on the server.
      reportProblem('The server did not learn of the sign-out.', error);
    } finally {
      cookies.clear();
      setSession(signedOut);
    }
  }

  /** Signing out, or in, in another tab shows here when the person comes back. */
  function noticeOtherTabs() {
    if (document.visibilityState === 'hidden' || session.status === 'loading') return;
    if (!hasSession()) {
      if (session.status === 'signed-in') setSession(signedOut);
    } else if (session.status === 'signed-out') {
      setSession(loading);
      void restoreSession();
    } else if (provisional) {
      void restoreSession();
    }
  }

  let host: HostApi = {
    config,
    session,
    call: api.call,
    signIn,
    signOut,
    onSignOut: (listener) => {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
    reloadUser: loadUser,
    notify: toasts.notify,
    getAccessToken: api.getAccessToken,
  };

  return {
    getSnapshot: () => host,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts,
    restore,
    start: () => {
      restore();
      window.addEventListener('focus', noticeOtherTabs);
      document.addEventListener('visibilitychange', noticeOtherTabs);
      return () => {
        window.removeEventListener('focus', noticeOtherTabs);
        document.removeEventListener('visibilitychange', noticeOtherTabs);
      };
    },
  };
}

/** As much of the user as the access token says: no names. Null when it is not one of ours. */
function userOfToken(token: string | null): User | null {
  const claims = token === null ? null : readClaims(token);
  let said: ReturnType<typeof readTokenUser>;
  try {
    said = readTokenUser(claims);
  } catch {
    return null;
  }
  const issued = typeof claims?.['iat'] === 'number' ? claims['iat'] * 1000 : 0;
  return {
    ...said,
    firstName: '',
    lastName: '',
    company: null,
    // Not in the token; its issue is the latest the account can have been created.
    createdAt: new Date(issued).toISOString(),
  };
}
