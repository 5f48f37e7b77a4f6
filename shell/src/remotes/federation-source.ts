import type { RemoteName, RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { fetchRuntimeConfig } from '@shortlist/web-kit';
import { loadContainer } from './load-container.js';
import { refuseMisfit } from './misfit.js';
import type { RemoteSource } from './remote-loader.js';
import { createRemoteManifests } from './remote-manifests.js';

type Addresses = Pick<RuntimeConfig, 'remotes' | 'remoteIntegrity' | 'remoteOverrides'>;

const addressOf = (manifest: string) => new URL(manifest, window.location.href).href;

/**
 * Remotes by Module Federation, from the manifests the runtime config names. The shell finds and runs their entries itself
 * (`load-container.ts`), so of the federation runtime it needs only what shares modules (`webpack/federation-runtime.mjs`).
 */
export function createFederationSource(config: Addresses): RemoteSource {
  let addresses = config;
  const manifests = createRemoteManifests();
  const manifestOf = (name: RemoteName) => {
    const manifest = addresses.remotes[name];
    if (manifest === undefined) throw new Error(`There is no remote ${name} any more.`);
    return addressOf(manifest);
  };
  const asked = new Set<RemoteName>();
  return {
    register: async (name, { again }) => {
      asked.add(name);
      if (!again) return;
      forgetScripts(manifestOf(name));
      // Another version may be live by now, at another address.
      addresses = await fetchRuntimeConfig();
    },
    loadApp: async (name) => {
      const url = manifestOf(name);
      const { metaData, requires, sharesAlone } = await manifests.load(
        url,
        addresses.remoteIntegrity?.[name],
      );
      // Before anything of the remote runs.
      refuseMisfit(name, requires);
      if (sharesAlone === undefined) await serveEarlierBuilds();
      const entry = new URL(metaData.remoteEntry.name, url).href;
      const container = await loadContainer({
        entry,
        integrity: manifests.integrityOf(entry),
        globalName: metaData.globalName,
      });
      const factory = await container.get('./App');
      return factory();
    },
    hasNewer: async (now) => {
      const changes = [...asked].map(async (name) => {
        const url = manifestOf(name);
        return url !== addressOf(now[name] ?? '') || (await manifests.hasChanged(url));
      });
      return (await Promise.all(changes)).some(Boolean);
    },
    versionOf: (name) => {
      const manifest = addresses.remotes[name];
      return manifest === undefined ? undefined : manifests.buildAt(addressOf(manifest));
    },
    reloadPage: () => window.location.reload(),
  };
}

async function serveEarlierBuilds(): Promise<void> {
  const earlier = await import('./serve-earlier-builds.js');
  earlier.serveEarlierBuilds();
}

/** A script that never came is still in the page, and code that asks for it again would wait for it, too. */
function forgetScripts(manifest: string): void {
  const folder = new URL('.', manifest).href;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
