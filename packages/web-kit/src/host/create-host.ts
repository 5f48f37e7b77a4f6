import type { SessionTokens, User } from '@shortlist/contracts/entities';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { CallOperation, HostApi, PageWorkspace, SessionState } from '@shortlist/host-api';
import { readClaims } from '../api/access-token.js';
import { ApiError } from '../api/api-error.js';
import { createApiClient } from '../api/create-api-client.js';
import { readGrants, readTokenUser } from '../api/read-session.js';
import { createSessionCookies, type SessionCookies } from '../api/session-cookies.js';
import { getCurrentUser, logout } from '../api/session-operations.js';
import { reportProblem } from '../report-problem.js';
import { createToastStore, type ToastStore } from '../toasts/toast-store.js';

export interface HostStore {
  /** The host as it is now; a new object whenever the session changes. */
  readonly getSnapshot: () => HostApi;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toasts: ToastStore;
  /** The page's workspace as its address names it; null: the one made with the account. */
  readonly addressed: () => string | null;
  /** The page is in another workspace from now on; null: in the one made with the account. */
  readonly enter: (workspace: string | null) => void;
  /** Loads the user of a stored session, once; as soon as there is something that need not wait for the first drawing. */
  readonly restore: () => void;
  /** Restores the session and begins to notice what other tabs do. Returns what stops that. */
  readonly start: () => () => void;
}

export interface CreateHostOptions {
  readonly cookies?: SessionCookies;
  /** Workspace that the page's address names at the start; default none. */
  readonly workspace?: string | null;
}

/** Signing out waits this long for the server to hear of it. */
const signOutTimeoutMs = 5000;

const signedOut: SessionState = { status: 'signed-out', user: null };
const loading: SessionState = { status: 'loading', user: null };

/** The host of a page: one session, one API client, one list of toasts. For the shell, and for a remote on its own. */
export function createHost(
  config: RuntimeConfig,
  { cookies = createSessionCookies(), workspace = null }: CreateHostOptions = {},
): HostStore {
  const toasts = createToastStore();
  const listeners = new Set<() => void>();
  const leaving = new Set<() => void>();
  let session: SessionState = hasSession() ? loading : signedOut;
  /** The user shown is what the token says, because the server did not answer. */
  let provisional = false;
  let isRestoring = false;
  let addressed = workspace;
  /** The server knows the user as no member of the page's workspace, whatever the token says. */
  let isLost = false;

  function hasSession(): boolean {
    const { accessToken, refreshToken } = cookies.read();
    return accessToken !== null || refreshToken !== null;
  }

  function change(changes: Partial<HostApi>) {
    host = { ...host, ...changes, workspace: workspaceOfPage() };
    for (const listener of listeners) listener();
  }

  function setSession(next: SessionState) {
    session = next;
    change({ session });
  }

  function workspaceOfPage(): PageWorkspace | null {
    if (session.status === 'signed-out' || isLost) return null;
    const granted = grantsOf(cookies.read().accessToken);
    const found = addressed === null ? granted[0] : granted.find(({ id }) => id === addressed);
    return found ?? null;
  }

  /** Another tab, or a refresh, may have brought a token with other workspaces or roles. */
  function noticeToken() {
    const [now, shown] = [workspaceOfPage(), host.workspace ?? null];
    if (now?.id !== shown?.id || now?.role !== shown?.role) change({});
  }

  const api = createApiClient({
    baseUrl: config.apiBaseUrl,
    session: cookies,
    onSessionEnd: () => setSession(signedOut),
    onRefresh: () => {
      isLost = false;
      noticeToken();
    },
  });

  /** Calls in a workspace also where the page has gone to another one by the time they are made. */
  function callIn(asked: string | null): CallOperation {
    const call = api.callIn(asked);
    return async (operation, input) => {
      try {
        return await call(operation, input);
      } catch (error) {
        const isMissing = error instanceof ApiError && error.reason === 'WorkspaceNotFound';
        if (isMissing && asked !== null && asked === addressed) {
          isLost = true;
          noticeToken();
        }
        throw error;
      }
    };
  }

  async function loadUser(): Promise<void> {
    const user = await host.call(getCurrentUser);
    await renewTokenFor(user);
    provisional = false;
    setSession({ status: 'signed-in', user });
  }

  /** An operator's changes, and workspaces joined since the token was made, apply once there is a new one: not later than it is shown. */
  async function renewTokenFor({ plan, exempt }: User): Promise<void> {
    const { accessToken } = cookies.read();
    const said = userOfToken(accessToken);
    if (accessToken === null || said === null) return;
    const isGranted = addressed === null || workspaceOfPage() !== null;
    if (said.plan === plan && said.exempt === exempt && isGranted) return;
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
      // The next user of this tab begins in a workspace of their own.
      enter(null);
      setSession(signedOut);
    }
  }

  function enter(next: string | null) {
    if (next === addressed) return;
    addressed = next;
    isLost = false;
    change({ call: callIn(next) });
  }

  /** Signing out, or in, in another tab shows here when the person comes back. */
  function noticeOtherTabs() {
    if (document.visibilityState === 'hidden' || session.status === 'loading') return;
    noticeToken();
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
    call: callIn(addressed),
    signIn,
    signOut,
    onSignOut: (listener) => {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
    reloadUser: loadUser,
    workspace: workspaceOfPage(),
    renewSession: () => api.replaceAccessToken(),
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
    addressed: () => addressed,
    enter,
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

/** None where the token is not one of ours. */
function grantsOf(token: string | null): readonly PageWorkspace[] {
  try {
    return readGrants(token === null ? null : readClaims(token));
  } catch {
    return [];
  }
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
