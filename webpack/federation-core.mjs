/**
 * What a remote runs of Module Federation: the shell's copy (`provideExternalRuntime`), so that no entry brings one along. A
 * page without the shell, as the remote's own or that of a single-spa root, may have none. There nothing is shared, so what
 * stands in for it shares nothing: `./lifecycles` bring everything along, and `./App` says what it misses.
 */
class AloneInstance {
  shareScopeMap = {};
  constructor(options) {
    this.options = options;
    this.name = options.name;
  }
  initOptions() {
    return this.options;
  }
  initShareScopeMap() {}
  registerShared() {}
  initializeSharing() {
    return [];
  }
  loadShare(name) {
    return Promise.reject(missing(name));
  }
  loadShareSync(name) {
    throw missing(name);
  }
}

const missing = (name) =>
  new Error(
    `${name} is the shell's, and this page has no shell: mount './lifecycles', or build the page with provideExternalRuntime.`,
  );

const nothing = () => undefined;

const alone = {
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  ModuleFederation: AloneInstance,
  getGlobalFederationConstructor: nothing,
  setGlobalFederationConstructor: nothing,
  setGlobalFederationInstance: nothing,
  helpers: { global: { getGlobalSnapshotInfoByModuleInfo: nothing }, share: {}, utils: {} },
};

export const {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} = globalThis._FEDERATION_RUNTIME_CORE ?? alone;
