import * as runtime from './federation-runtime.mjs';

/**
 * Functions called by the code that webpack writes into each build, in place of
 * `@module-federation/webpack-bundler-runtime`: they put shared modules in their places, and make a container of a
 * build. No build here names remotes, so nothing handles those.
 */

/**
 * A build's record of a shared module that it takes.
 * @typedef {object} Taken
 * @property {string} shareKey its name
 * @property {string[]} shareScope
 */

const instanceOf = ({ federation }) => federation.instance;

/** Arguments of the question to the instance, for the module of this id. */
function askFor({ consumesLoadingData }, id) {
  /** @type {Taken} */
  const { shareKey, shareScope } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  return [shareKey, { customShareInfo: { scope: shareScope } }];
}

/** Every user of the module gets the result of `make`. One that throws is called again the next time. */
function install({ m: modules, c: made }, id, make) {
  modules[id] = (module) => {
    delete made[id];
    module.exports = make();
  };
}

/** Waits for the shared modules that a chunk takes. */
function consumes({ chunkId, promises, installedModules, chunkMapping, webpackRequire }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= instanceOf(webpackRequire)
      .loadShare(...askFor(webpackRequire, id))
      .then(
        (make) => {
          installedModules[id] = 0;
          install(webpackRequire, id, make);
        },
        (error) => {
          delete installedModules[id];
          install(webpackRequire, id, () => {
            throw error;
          });
        },
      );
    promises.push(installedModules[id]);
  }
}

/** Puts those in their places that the build's first code takes: they have to be there. */
function installInitialConsumes({ initialConsumes, installedModules, webpackRequire }) {
  for (const id of initialConsumes) {
    install(webpackRequire, id, () => {
      installedModules[id] = 0;
      return instanceOf(webpackRequire).loadShareSync(...askFor(webpackRequire, id))();
    });
  }
}

/** Lets webpack's code see the share scopes. */
function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = instanceOf(webpackRequire).shareScopeMap;
}

/** Adds what the build brings to the scopes. */
function initializeSharing({ shareScopeName, webpackRequire }) {
  for (const scope of [shareScopeName].flat()) instanceOf(webpackRequire).initializeSharing(scope);
  return Promise.resolve(true);
}

/** Function that a host calls first of a container: from then on it takes from the host's scope. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey }) {
  const [scope] = [shareScopeKey ?? 'default'].flat();
  instanceOf(webpackRequire).initShareScopeMap(scope, shareScope);
  return webpackRequire.I(scope);
}

const federation = {
  runtime,
  bundlerRuntime: {
    init: ({ webpackRequire }) => runtime.init(webpackRequire.federation.initOptions),
    I: initializeSharing,
    consumes,
    installInitialConsumes,
    initContainerEntry,
  },
  attachShareScopeMap,
};

export default federation;
