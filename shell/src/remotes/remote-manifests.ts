/** What the shell reads of a remote's manifest beside what Module Federation does. */
interface RemoteManifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown } };
  /** Name of the build; older builds have none. */
  readonly build?: unknown;
  /** What the build was made for; older builds say nothing. */
  readonly requires?: unknown;
  /** Hash of each script, by its name; older builds have none. */
  readonly integrity?: unknown;
}

declare global {
  interface Window {
    /** Hash of each script that a remote may load, by its address; the remotes' own builds look here, too. */
    shortlistIntegrity?: Record<string, string>;
  }
}

export interface RemoteManifests {
  /** Fetches a manifest, which must have this hash if one is known, and remembers its build and the hashes of its scripts. */
  readonly fetch: (url: string, integrity: string | undefined) => Promise<Response>;
  /** What the build at an address was made for, as it was fetched; undefined when it was not, or does not say. */
  readonly requiresOf: (url: string) => unknown;
  /** The hash that a script must have; undefined for one that no manifest names. */
  readonly integrityOf: (url: string) => string | undefined;
  /** Name of the build whose manifest was fetched from an address last. */
  readonly buildAt: (url: string) => string | undefined;
  /** Whether another build lies at an address than was fetched from there. Rejects when that can't be found out. */
  readonly hasChanged: (url: string) => Promise<boolean>;
}

/** Manifests of remotes: which build a page got, and which scripts belong to it. */
export function createRemoteManifests(): RemoteManifests {
  const builds = new Map<string, string>();
  const requirements = new Map<string, unknown>();
  const hashes = (window.shortlistIntegrity ??= {});

  return {
    fetch: async (url, integrity) => {
      const response = await fetch(url, integrity === undefined ? {} : { integrity });
      if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
      const manifest = (await response.clone().json()) as RemoteManifest;
      builds.set(url, buildOf(manifest));
      requirements.set(url, manifest.requires);
      for (const [name, hash] of Object.entries(manifest.integrity ?? {})) {
        hashes[new URL(name, url).href] = String(hash);
      }
      return response;
    },
    integrityOf: (url) => hashes[url],
    buildAt: (url) => builds.get(url),
    requiresOf: (url) => requirements.get(url),
    hasChanged: async (url) => {
      const known = builds.get(url);
      if (known === undefined) return false;
      const response = await fetch(url, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
      return buildOf((await response.json()) as RemoteManifest) !== known;
    },
  };
}

/** A build by its name, else by the name of its entry, which holds a hash of it. */
function buildOf({ build, metaData }: RemoteManifest): string {
  return String(build ?? metaData?.remoteEntry?.name);
}
