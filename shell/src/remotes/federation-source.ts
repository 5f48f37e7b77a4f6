import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import type { RemoteSource } from './remote-loader.js';

/** Remotes by Module Federation, from the manifests the runtime config names. */
export function createFederationSource(remotes: RuntimeConfig['remotes']): RemoteSource {
  return {
    register: (name, { anew }) =>
      registerRemotes([{ name, entry: new URL(remotes[name], window.location.href).href }], {
        // The runtime keeps the manifest of a failed load; only a forced registration lets it go.
        force: anew,
      }),
    loadApp: (name) => loadRemote(`${name}/App`),
  };
}
