import type { Registry } from '../registry/registry.js';
import { readBuildName } from './read-build-name.js';

/** What a report says of where it was met, in words that this deployment knows. */
export interface KnownPlace {
  readonly remote: string;
  /** `none`: the browser had not learned it yet. */
  readonly version: string;
  readonly page: string;
}

export interface KnownBuilds {
  /** Everything unknown is `other`: a browser may say what it likes, and each label is kept for ever. */
  readonly place: (said: {
    readonly remote: string;
    readonly version?: string | undefined;
    readonly page: string;
  }) => Promise<KnownPlace>;
  /** The team of a remote, where the registry knows it. */
  readonly teamOf: (remote: string) => string | undefined;
}

export interface CreateKnownBuildsOptions {
  /** Where the gateway reads each remote's manifest that the registry says nothing of. */
  readonly configured: Readonly<Record<string, string>>;
  readonly frontEndsFolder: string | undefined;
  /** Of the builds that everybody gets. */
  readonly pages: () => Promise<readonly { readonly path: string }[]>;
  readonly registry: () => Registry;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

/** Who reports an unknown build makes us look for it this often at most, in milliseconds. */
const pauseMs = 10_000;
/** Builds of one remote that are told apart in a process's life. */
const maxBuilds = 20;
const other = 'other';

/** Builds and pages there are: those of the registry, and what the deployment is configured with, now and before. */
export function createKnownBuilds(options: CreateKnownBuildsOptions): KnownBuilds {
  const { configured, frontEndsFolder, pages, registry, now } = options;
  const seen = new Map<string, Set<string>>();
  const looks = new Map<string, { readonly at: number; readonly name: Promise<string | null> }>();
  const recordOf = (remote: string) => {
    const { remotes } = registry();
    return Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  };

  function look(remote: string): Promise<string | null> {
    const last = looks.get(remote);
    if (last && now() - last.at < pauseMs) return last.name;
    const name = readBuildName(remote, configured[remote] ?? '', frontEndsFolder);
    looks.set(remote, { at: now(), name });
    return name;
  }

  async function exists(remote: string, version: string): Promise<boolean> {
    if (recordOf(remote)?.versions.some((each) => each.version === version)) return true;
    return (await look(remote)) === version;
  }

  async function versionOf(remote: string, version: string | undefined): Promise<string> {
    if (version === undefined) return 'none';
    const known = seen.get(remote) ?? new Set();
    seen.set(remote, known);
    if (known.has(version)) return version;
    if (!(await exists(remote, version)) || known.size >= maxBuilds) return other;
    known.add(version);
    return version;
  }

  return {
    place: async ({ remote, version, page }) => {
      const path = (await pages()).some((each) => each.path === page) ? page : other;
      const isKnown = Object.hasOwn(configured, remote) || recordOf(remote) !== undefined;
      if (!isKnown) return { remote: other, version: other, page: path };
      return { remote, version: await versionOf(remote, version), page: path };
    },
    teamOf: (remote) => recordOf(remote)?.owner?.team,
  };
}
