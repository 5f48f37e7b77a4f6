import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteName, RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { fetchRuntimeConfig } from '@shortlist/web-kit';
import { refuseMisfit } from './misfit.js';
import type { RemoteSource } from './remote-loader.js';
import { createRemoteManifests, type RemoteManifests } from './remote-manifests.js';

type Addresses = Pick<RuntimeConfig, 'remotes' | 'remoteIntegrity'>;

const addressOf = (manifest: string) => new URL(manifest, window.location.href).href;

/** Remotes by Module Federation, from the manifests the runtime config names. */
export function createFederationSource(config: Addresses): RemoteSource {
  let addresses = config;
  const manifests = createRemoteManifests();
  const entryOf = (name: RemoteName) => {
    const manifest = addresses.remotes[name];
    if (manifest === undefined) throw new Error(`There is no remote ${name} any more.`);
    return addressOf(manifest);
  };
  const registered = new Set<RemoteName>();
  registerPlugins([checkedLoading(manifests, (name) => addresses.remoteIntegrity?.[name])]);
  return {
    register: async (name, { anew }) => {
      if (anew) {
        forgetScripts(entryOf(name));
        // Another version may be live by now, at another address.
        addresses = await fetchRuntimeConfig();
      }
      const entry = entryOf(name);
      registered.add(name);
      registerRemotes([{ name, entry }], {
        // The runtime keeps the manifest of a failed load; only a forced registration lets it go.
        force: anew,
      });
    },
    loadApp: async (name) => {
      try {
        return await loadRemote(`${name}/App`);
      } catch (error) {
        // Of what the fetching of a manifest throws, the runtime keeps the text alone.
        refuseMisfit(name, manifests.requiresOf(entryOf(name)));
        throw error;
      }
    },
    hasNewer: async (now) => {
      const changes = [...registered].map(async (name) => {
        const entry = entryOf(name);
        return entry !== addressOf(now[name] ?? '') || (await manifests.hasChanged(entry));
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

/** The entry of a remote, and the chunks the runtime loads for it, must be what the manifest says. */
function checkedLoading(
  manifests: RemoteManifests,
  integrityOf: (name: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'shortlist-checked-loading',
    fetch: async (url, _options, remote) => {
      const response = await manifests.fetch(url, remote && integrityOf(remote.name));
      // Before anything of the remote runs.
      if (remote) refuseMisfit(remote.name, manifests.requiresOf(url));
      return response;
    },
    createScript: ({ url }) => {
      const integrity = manifests.integrityOf(url);
      if (integrity === undefined) return undefined;
      const script = document.createElement('script');
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.src = url;
      return script;
    },
  };
}

/** A script that never came stands in the page still, and whoever asks for it again would wait for it, too. */
function forgetScripts(manifest: string): void {
  const folder = new URL('.', manifest).href;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
