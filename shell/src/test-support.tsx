import type { RemoteName, RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { HostApi, SessionState } from '@shortlist/host-api';
import { Link, type Location, MemoryRouter, useLocation } from '@shortlist/router';
import { createToastStore, type HostStore } from '@shortlist/web-kit';
import { createTestHost } from '@shortlist/web-kit/testing';
import { act, render } from '@testing-library/react';
import type { Beacon } from './beacon/beacon.js';
import {
  createRemoteLoader,
  type RemoteLoader,
  type RemoteSource,
} from './remotes/remote-loader.js';
import { Shell } from './Shell.js';
import { testPages } from './test-pages.js';

export const signedOut: SessionState = { status: 'signed-out', user: null };
export const loading: SessionState = { status: 'loading', user: null };

export interface TestStore extends HostStore {
  readonly setSession: (session: SessionState) => void;
  /** Changes what else the host says. */
  readonly change: (changes: Partial<HostApi>) => void;
}

export const testConfig: RuntimeConfig = { ...createTestHost().config, pages: [...testPages] };

/** A host whose session the test sets; `signOut` signs out. */
export function createTestStore(
  session: SessionState,
  config = testConfig,
  addressed: string | null = null,
): TestStore {
  const toasts = createToastStore();
  const listeners = new Set<() => void>();
  const change = (changes: Partial<HostApi>) => {
    host = { ...host, ...changes };
    for (const listener of listeners) listener();
  };
  const setSession = (next: SessionState) => change({ session: next });
  let host: HostApi = createTestHost({
    config,
    session,
    notify: toasts.notify,
    signOut: async () => {
      // The real one waits for the server before the session changes.
      await Promise.resolve();
      setSession(signedOut);
    },
  });
  return {
    getSnapshot: () => host,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts,
    restore: () => undefined,
    start: () => () => undefined,
    addressed: () => addressed,
    enter: () => undefined,
    setSession,
    change,
  };
}

/** A source of which nothing newer is ever deployed. */
export function createTestSource(loadApp: RemoteSource['loadApp']): RemoteSource {
  return {
    loadApp,
    register: () => undefined,
    hasNewer: () => Promise.resolve(false),
    reloadPage: () => undefined,
  };
}

/** Remotes that show their name and path, with a link to every other page and view the tests go to. */
function createTestLoader(): RemoteLoader {
  const appOf = (name: RemoteName) =>
    function App() {
      const { pathname, search } = useLocation();
      return (
        <>
          <h1>{`${name} ${pathname}${search}`}</h1>
          {search === '' ? <Link to="?view=list">go to the list</Link> : null}
          <Link to="?view=list&sort=name">sort by name</Link>
          <Link to="/pricing">go to pricing</Link>
          <Link to="/contact">go to contact</Link>
        </>
      );
    };
  return createRemoteLoader(createTestSource((name) => Promise.resolve({ App: appOf(name) })));
}

export interface RenderShellOptions {
  readonly route: string;
  readonly store: HostStore;
  readonly loader?: RemoteLoader;
  readonly beacon?: Beacon;
}

/** Renders the shell at a route; `location()` says where it is now. */
export async function renderShell({
  route,
  store,
  loader = createTestLoader(),
  beacon,
}: RenderShellOptions) {
  const seen: { location?: Location } = {};
  function Probe() {
    seen.location = useLocation();
    return null;
  }
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[route]}>
        <Probe />
        <Shell store={store} loader={loader} beacon={beacon} />
      </MemoryRouter>,
    );
  });
  return { location: () => seen.location };
}
