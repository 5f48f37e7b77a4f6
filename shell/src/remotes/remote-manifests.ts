import { readPageData } from '../page-data.js';
import { explainUnloaded } from './refused-remote.js';

/** Fields that the shell reads of a remote's manifest. */
export interface RemoteManifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string };
    /** Global that holds the remote's container. */
    readonly globalName: string;
  };
  /** Name of the build; older builds have none. */
  readonly build?: unknown;
  /** Requirements of the build; older builds name none. */
  readonly requires?: unknown;
  /** Hash of each script, by its name; older builds have none. */
  readonly integrity?: unknown;
  /** True when it brings its own code for sharing modules; older builds take the shell's. */
  readonly sharesAlone?: unknown;
}

declare global {
  interface Window {
    /** Hash of each script that a remote may load, by its address; the remotes' own builds look here, too. */
    shortlistIntegrity?: Record<string, string>;
  }
}

export interface RemoteManifests {
  /** Reads a manifest, which must have this hash if one is known, and remembers its build and the hashes of its scripts. */
  readonly load: (url: string, integrity: string | undefined) => Promise<RemoteManifest>;
  /** The hash that a script must have; undefined for one that no manifest names. */
  readonly integrityOf: (url: string) => string | undefined;
  /** Name of the build whose manifest was loaded from an address last. */
  readonly buildAt: (url: string) => string | undefined;
  /** Whether another build lies at an address than was loaded from there. Rejects when that can't be found out. */
  readonly hasChanged: (url: string) => Promise<boolean>;
}

/** Manifests of remotes: which build a page got, and which scripts belong to it. */
export function createRemoteManifests(): RemoteManifests {
  const builds = new Map<string, string>();
  const hashes = (window.shortlistIntegrity ??= {});
  let inPage = readPageData('remote-manifest') as PageManifest | null;

  /** That of the page's own html: as good as one that was fetched with it, and once only. */
  function take(url: string): RemoteManifest | null {
    if (!inPage || new URL(inPage.url, window.location.href).href !== url) return null;
    const { manifest } = inPage;
    inPage = null;
    return manifest;
  }

  return {
    load: async (url, integrity) => {
      const manifest = take(url) ?? (await fetchVerified(url, integrity));
      builds.set(url, buildOf(manifest));
      for (const [name, hash] of Object.entries(manifest.integrity ?? {})) {
        hashes[new URL(name, url).href] = String(hash);
      }
      return manifest;
    },
    integrityOf: (url) => hashes[url],
    buildAt: (url) => builds.get(url),
    hasChanged: async (url) => {
      const known = builds.get(url);
      if (known === undefined) return false;
      return buildOf(await fetchManifest(url, { cache: 'no-cache' })) !== known;
    },
  };
}

/** Manifest that the gateway put into the html, of the remote that shows the page, and its address. */
interface PageManifest {
  readonly url: string;
  readonly manifest: RemoteManifest;
}

const fetchVerified = (url: string, integrity: string | undefined) =>
  fetchManifest(url, integrity === undefined ? {} : { integrity }).catch((error: unknown) =>
    explainUnloaded(url, integrity, error),
  );

async function fetchManifest(url: string, options: RequestInit): Promise<RemoteManifest> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return (await response.json()) as RemoteManifest;
}

/** A build by its name, else by the name of its entry, which holds a hash of it. */
function buildOf({ build, metaData }: RemoteManifest): string {
  return String(build ?? metaData.remoteEntry.name);
}
