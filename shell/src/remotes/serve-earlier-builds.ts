import { ModuleFederation } from '@module-federation/enhanced/runtime';

const nothing = () => undefined;

/**
 * Remotes that were built before they brought their own code for sharing take the shell's, from this variable
 * (docs/decisions/028). To be removed when none of them is live any more: `npm run remotes -- list` says what is.
 */
export function serveEarlierBuilds(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
      ModuleFederation,
      getGlobalFederationConstructor: nothing,
      setGlobalFederationConstructor: nothing,
      setGlobalFederationInstance: nothing,
      helpers: { global: { getGlobalSnapshotInfoByModuleInfo: nothing }, share: {}, utils: {} },
    },
  });
}
