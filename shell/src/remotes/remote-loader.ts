import type { RemoteProps } from '@shortlist/contracts/remote-props';
import type { RemoteName } from '@shortlist/contracts/runtime-config';
import type { ComponentType } from 'react';

export type RemoteApp = ComponentType<RemoteProps>;

/** Where the apps of remotes come from. */
export interface RemoteLoader {
  /** The app, when it has been loaded before: it can be shown without a moment of nothing. */
  readonly loaded: (name: RemoteName) => RemoteApp | undefined;
  /** Loads the app. Throws when it can't be had; the next call tries anew. */
  readonly load: (name: RemoteName) => Promise<RemoteApp>;
}

/** What loads one module of a remote, e.g. Module Federation's runtime. */
export interface RemoteSource {
  /** `anew` forgets what is known of the remote, its manifest too. */
  readonly register: (name: RemoteName, options: { readonly anew: boolean }) => void;
  readonly loadApp: (name: RemoteName) => Promise<unknown>;
}

/** A remote that has not answered by then counts as failed, in milliseconds. */
const timeLimitMs = 20_000;

/** Loads remotes from a source: each once, again after a failure, never waiting for ever. */
export function createRemoteLoader(source: RemoteSource): RemoteLoader {
  const apps = new Map<RemoteName, RemoteApp>();
  const loading = new Map<RemoteName, Promise<RemoteApp>>();
  const failed = new Set<RemoteName>();

  const start = async (name: RemoteName): Promise<RemoteApp> => {
    source.register(name, { anew: failed.has(name) });
    try {
      const app = appOf(await withinTimeLimit(source.loadApp(name), name), name);
      apps.set(name, app);
      failed.delete(name);
      return app;
    } catch (error) {
      failed.add(name);
      throw error;
    } finally {
      loading.delete(name);
    }
  };

  return {
    loaded: (name) => apps.get(name),
    load: (name) => {
      const running = loading.get(name) ?? start(name);
      if (!apps.has(name)) loading.set(name, running);
      return running;
    },
  };
}

function appOf(module: unknown, name: RemoteName): RemoteApp {
  const app = (module as { readonly App?: unknown } | null)?.App;
  if (typeof app !== 'function') throw new Error(`The remote ${name} exposes no App component.`);
  return app as RemoteApp;
}

async function withinTimeLimit<T>(work: Promise<T>, name: RemoteName): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The remote ${name} did not answer in time.`)),
      timeLimitMs,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
