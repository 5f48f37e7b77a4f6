import { type RemoteState, remoteState } from '@shortlist/contracts/http/gateway';
import { type Change, recordOf } from './change-record.js';
import { goLive, publishVersion, rollBack, startCanary } from './change-registry.js';
import type { Registry, RemoteVersion } from './registry.js';
import { changeRegistry, type RegistryStore } from './store/registry-store.js';
import { requireOrigin } from './teams/origins.js';

/** Actions on the builds of a remote, for the command and for HTTP. All of them reject with a sentence. */
export interface RemotesDesk {
  /** Null of a remote that the registry says nothing of. */
  show(remote: string): Promise<RemoteState | null>;
  /** Takes a build in, and at once gives it to everybody if it is to be live; resolves to the name of the version. */
  publish(
    remote: string,
    wanted: { readonly manifest: string; readonly live: boolean },
  ): Promise<{ readonly version: string }>;
  live(remote: string, version: string): Promise<unknown>;
  canary(
    remote: string,
    wanted: { readonly version: string; readonly percent: number },
  ): Promise<unknown>;
  /** Resolves to what everybody gets from now on; null: what the deployment is configured with. */
  rollback(remote: string): Promise<{ readonly live: string | null }>;
}

export interface CreateRegistryDeskOptions {
  readonly store: Pick<RegistryStore, 'read' | 'write'>;
  /**
   * Author of the change, for the history. Called for each state of the registry that is read or changed; throws if the
   * author may not act.
   */
  readonly who: (registry: Registry, remote: string) => string;
  readonly clock: () => Date;
  /** Looks at the build at an address. */
  readonly readBuild: (
    remote: string,
    manifest: string,
  ) => Promise<Omit<RemoteVersion, 'publishedAt'>>;
}

/** The desk over the registry itself. */
export function createRegistryDesk({
  store,
  who,
  clock,
  readBuild,
}: CreateRegistryDeskOptions): RemotesDesk {
  const change = (remote: string, make: (now: Registry, change: Change) => Registry) =>
    changeRegistry(store, (now) => make(now, { by: who(now, remote), at: clock() }));
  return {
    async show(remote) {
      const now = await store.read();
      who(now, remote);
      return Object.hasOwn(now.remotes, remote) ? remoteState.parse(now.remotes[remote]) : null;
    },
    async publish(remote, { manifest, live }) {
      const before = await store.read();
      who(before, remote);
      // Nothing is fetched from where the build may not lie.
      requireOrigin(remote, recordOf(before, remote).origins, manifest);
      const build = await readBuild(remote, manifest);
      const { version } = build;
      await change(remote, (now, by) => {
        const published = publishVersion(now, remote, build, by);
        return live ? goLive(published, remote, version, by) : published;
      });
      return { version };
    },
    live: (remote, version) => change(remote, (now, by) => goLive(now, remote, version, by)),
    canary: (remote, wanted) => change(remote, (now, by) => startCanary(now, remote, wanted, by)),
    async rollback(remote) {
      const after = await change(remote, (now, by) => rollBack(now, remote, by));
      return { live: recordOf(after, remote).live };
    },
  };
}
