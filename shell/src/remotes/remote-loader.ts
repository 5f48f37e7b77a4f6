import type { RemoteName, RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type { RemoteProps } from '@shortlist/host-api';
import type { ComponentType } from 'react';

export type RemoteApp = ComponentType<RemoteProps>;

/** Where the apps of remotes come from. */
export interface RemoteLoader {
  /** The app, when it has been loaded before: it can be shown without a moment of nothing. */
  readonly loaded: (name: RemoteName) => RemoteApp | undefined;
  /** Loads the app. Throws when it can't be had; the next call tries again. */
  readonly load: (name: RemoteName) => Promise<RemoteApp>;
  /**
   * Forgets the app, so that the next load takes what is deployed by then. False when that was done before for this
   * `place`, or a script of the remote is still awaited: then only a new page can help.
   */
  readonly renew: (name: RemoteName, place: string) => boolean;
  /** Name of the build that was loaded, or tried; undefined while its manifest is not there. */
  readonly versionOf: (name: RemoteName) => string | undefined;
  readonly hasNewer: RemoteSource['hasNewer'];
  readonly reloadPage: RemoteSource['reloadPage'];
}

/** Loader of one module of a remote, e.g. Module Federation's runtime. */
export interface RemoteSource {
  /** `again` forgets what is known of the remote, its address and its manifest too. */
  readonly register: (name: RemoteName, options: { readonly again: boolean }) => unknown;
  readonly loadApp: (name: RemoteName) => Promise<unknown>;
  /** Whether another build is deployed than a remote of this page has, by the addresses as they are `now`. */
  readonly hasNewer: (now: RuntimeConfig['remotes']) => Promise<boolean>;
  /** Name of the build that was asked for last, where the source knows it. */
  readonly versionOf?: (name: RemoteName) => string | undefined;
  /** Loads the whole page again: nothing of before is left. */
  readonly reloadPage: () => void;
}

/**
 * A remote that has not answered by then counts as failed, in milliseconds. A second less than Module Federation waits
 * for a script: it must be known here that one did not come.
 */
const timeLimitMs = 19_000;

/** Loads remotes from a source: each once, again after a failure, never waiting for ever. */
export function createRemoteLoader(source: RemoteSource): RemoteLoader {
  const apps = new Map<RemoteName, RemoteApp>();
  const loading = new Map<RemoteName, Promise<RemoteApp>>();
  const failed = new Set<RemoteName>();
  const stalled = new Set<RemoteName>();
  const renewedAt = new Map<RemoteName, string>();

  const start = async (name: RemoteName): Promise<RemoteApp> => {
    const again = failed.has(name);
    const load = async () => {
      await source.register(name, { again });
      return source.loadApp(name);
    };
    try {
      const module = await withinTimeLimit(load(), () => {
        stalled.add(name);
        return new Error(`The remote ${name} did not answer in time.`);
      });
      const app = appOf(module, name);
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
    load: async (name) => {
      const app = apps.get(name);
      // Its entry would start the remote a second time below a page that shows it.
      if (app) return app;
      const running = loading.get(name) ?? start(name);
      loading.set(name, running);
      return running;
    },
    renew: (name, place) => {
      if (stalled.has(name) || renewedAt.get(name) === place) return false;
      renewedAt.set(name, place);
      apps.delete(name);
      failed.add(name);
      return true;
    },
    versionOf: (name) => source.versionOf?.(name),
    hasNewer: source.hasNewer,
    reloadPage: source.reloadPage,
  };
}

function appOf(module: unknown, name: RemoteName): RemoteApp {
  const app = (module as { readonly App?: unknown } | null)?.App;
  if (typeof app !== 'function') throw new Error(`The remote ${name} exposes no App component.`);
  return app as RemoteApp;
}

async function withinTimeLimit<T>(work: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeLimitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
