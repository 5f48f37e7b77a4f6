/**
 * Runtime of builds in place of `@module-federation/runtime`: the sharing of modules, by webpack's protocol for containers
 * and share scopes. Remotes are found, checked and run by the shell (`shell/src/remotes`), so of the library's runtime, 17 KB of
 * each first page, the rest has nothing to do. What is shared has one copy for all.
 */

/**
 * One version of a shared module, as share scopes hold it: scope → name → version → this.
 * @typedef {object} SharedVersion
 * @property {() => unknown} get resolves to, or returns, what makes the module
 * @property {() => unknown} [lib] what makes the module, once somebody took it
 * @property {boolean} [loaded]
 * @property {string} [from] who brought it
 */

const missing = (name) =>
  new Error(
    `${name} is the shell's, and this page has no shell: mount './lifecycles', or build the page with Module Federation that shares ${name}.`,
  );

/**
 * The copy that is in use already, or the one of the highest version.
 * @param {Record<string, SharedVersion>} versions
 */
function choose(versions) {
  const inUse = Object.values(versions).find(({ lib, loaded }) => loaded || lib);
  if (inUse) return inUse;
  const [highest] = Object.keys(versions)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .reverse();
  return versions[highest];
}

/** Modules that one build shares with others, and takes from them. */
export class ModuleFederation {
  /** By scope; a container's host gives it its own. */
  shareScopeMap = {};

  constructor(options) {
    this.name = options.name;
    this.options = { ...options, shared: {} };
    this.registerShared(options.shared ?? {});
  }

  initOptions(options) {
    Object.assign(this.options, options, { shared: this.options.shared });
    return this.options;
  }

  initShareScopeMap(scope, given) {
    this.shareScopeMap[scope] = given;
  }

  registerShared(shared) {
    for (const [name, versions] of Object.entries(shared)) {
      (this.options.shared[name] ??= []).push(...[versions].flat());
    }
  }

  /** Adds what this build brings, unless the same version is there. There is nothing to wait for. */
  initializeSharing(scope) {
    const shared = (this.shareScopeMap[scope] ??= {});
    for (const [name, versions] of Object.entries(this.options.shared)) {
      for (const one of versions) {
        const known = (shared[name] ??= {});
        if (one.get) known[one.version] ??= Object.assign(one, { from: this.name });
      }
    }
    return [];
  }

  /** Resolves to what makes the module. Rejects unless somebody brings it. */
  async loadShare(name, options) {
    const shared = this.#find(name, options);
    shared.lib ??= await shared.get();
    shared.loaded = true;
    return shared.lib;
  }

  /** As `loadShare`, of what is there without waiting. */
  loadShareSync(name, options) {
    const shared = this.#find(name, options);
    const made = shared.lib ?? shared.get();
    if (typeof made !== 'function') throw new Error(`${name} is shared, but not there yet.`);
    Object.assign(shared, { lib: made, loaded: true });
    return made;
  }

  #find(name, { customShareInfo }) {
    for (const scope of customShareInfo.scope) {
      this.initializeSharing(scope);
      const versions = this.shareScopeMap[scope][name];
      if (versions && Object.keys(versions).length > 0) return choose(versions);
    }
    throw missing(name);
  }
}

let instance = null;

/** Called once by the start of each build. */
export function init(options) {
  instance = new ModuleFederation(options);
  return instance;
}

export const getInstance = () => instance;
