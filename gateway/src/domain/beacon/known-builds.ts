import type { Registry } from '../registry/registry.js';

/** Place of a report, in words that this deployment knows. */
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
  /** Those that the deployment is configured with. */
  readonly remotes: ReadonlySet<string>;
  /** Name of the build that one of them has now, where it is known. */
  readonly configuredBuild: (remote: string) => string | undefined;
  /** Of the builds that everybody gets. */
  readonly pages: () => Promise<readonly { readonly path: string }[]>;
  readonly registry: () => Registry;
}

/** Builds of one remote that are distinguished in a process's life. */
const maxBuilds = 20;
const other = 'other';

/** Builds and pages there are: those of the registry, and what the deployment is configured with, now and before. */
export function createKnownBuilds(options: CreateKnownBuildsOptions): KnownBuilds {
  const { remotes, configuredBuild, pages, registry } = options;
  const seen = new Map<string, Set<string>>();
  const recordOf = (remote: string) => {
    const { remotes: records } = registry();
    return Object.hasOwn(records, remote) ? records[remote] : undefined;
  };

  const exists = (remote: string, version: string) =>
    recordOf(remote)?.versions.some((each) => each.version === version) === true ||
    configuredBuild(remote) === version;

  function versionOf(remote: string, version: string | undefined): string {
    if (version === undefined) return 'none';
    const known = seen.get(remote) ?? new Set();
    seen.set(remote, known);
    if (known.has(version)) return version;
    if (!exists(remote, version) || known.size >= maxBuilds) return other;
    known.add(version);
    return version;
  }

  return {
    place: async ({ remote, version, page }) => {
      const path = (await pages()).some((each) => each.path === page) ? page : other;
      const isKnown = remotes.has(remote) || recordOf(remote) !== undefined;
      if (!isKnown) return { remote: other, version: other, page: path };
      return { remote, version: versionOf(remote, version), page: path };
    },
    teamOf: (remote) => recordOf(remote)?.owner?.team,
  };
}
