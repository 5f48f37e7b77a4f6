import { beforeEach, describe, expect, it } from 'vitest';
import federation from './federation-bundler.mjs';

/** Does what webpack's start does to a build that brings `shared` and takes React as the module 7. */
function start(name, shared = {}) {
  const build = {
    m: {},
    c: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', shareScope: ['default'] } },
    },
    federation: { ...federation, initOptions: { name, shared } },
    installed: {},
    /** As webpack's `require`: a module is made once. */
    require: (id) => {
      build.c[id] ??= { exports: {} };
      const module = build.c[id];
      build.m[id](module);
      return module.exports;
    },
  };
  const { bundlerRuntime, attachShareScopeMap } = build.federation;
  build.I = (scope) => bundlerRuntime.I({ shareScopeName: scope, webpackRequire: build });
  build.federation.instance = bundlerRuntime.init({ webpackRequire: build });
  attachShareScopeMap(build);
  return build;
}

const react = { version: '19.2.0', scope: ['default'], get: () => () => 'react of the shell' };

function loadChunk(build, chunkId = 'page') {
  const promises = [];
  federation.bundlerRuntime.consumes({
    chunkId,
    promises,
    installedModules: build.installed,
    chunkMapping: { page: [7] },
    webpackRequire: build,
  });
  return promises;
}

let shell;

beforeEach(() => {
  shell = start('shell', { react: [react] });
});

const mount = (build) =>
  federation.bundlerRuntime.initContainerEntry({
    webpackRequire: build,
    shareScope: shell.S.default,
    shareScopeKey: 'default',
  });

it('what the first code takes is there at once', () => {
  federation.bundlerRuntime.installInitialConsumes({
    initialConsumes: [7],
    installedModules: shell.installed,
    webpackRequire: shell,
  });
  expect(shell.require(7)).toBe('react of the shell');
});

describe('a container', () => {
  it("takes from its host's scope what its chunks take, and each once", async () => {
    await shell.I('default');
    const billing = start('billing');
    await mount(billing);
    const promises = [...loadChunk(billing), ...loadChunk(billing)];
    expect(promises).toHaveLength(2);
    await Promise.all(promises);
    expect(billing.require(7)).toBe('react of the shell');
    await Promise.all(loadChunk(billing));
    expect(loadChunk(billing, 'another')).toEqual([]);
  });

  it('throws where the module is taken that nobody brings, and asks again with the next chunk', async () => {
    const billing = start('billing');
    shell.S.default = {};
    await mount(billing);
    await Promise.all(loadChunk(billing));
    expect(() => billing.require(7)).toThrow("react is the shell's, and this page has no shell");
    shell.S.default.react = { '19.2.0': react };
    await Promise.all(loadChunk(billing));
    expect(billing.require(7)).toBe('react of the shell');
  });
});
