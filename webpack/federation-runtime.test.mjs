import { describe, expect, it } from 'vitest';
import { getInstance, init, ModuleFederation } from './federation-runtime.mjs';

const make = (version) => () => `react ${version}`;

/** Arguments of webpack's code for shared modules. */
const taken = { customShareInfo: { scope: ['default'], shareConfig: { singleton: true } } };

const shareOf = (version, get = make(version)) => ({
  version,
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
  get: () => get,
});

const createHost = (version = '19.2.0') =>
  new ModuleFederation({ name: 'shell', shared: { react: [shareOf(version)] } });

/** A build that takes from a host what is shared, and brings `shared` itself. */
function createGuest(host, shared = {}) {
  const guest = new ModuleFederation({ name: 'billing', shared });
  guest.initOptions({ name: 'billing', remotes: [] });
  guest.initShareScopeMap('default', host.shareScopeMap.default);
  guest.initializeSharing('default');
  return guest;
}

describe('what a build brings', () => {
  it('is there at once', () => {
    const host = createHost();
    expect(host.loadShareSync('react', taken)()).toBe('react 19.2.0');
  });

  it('may be registered later, one or several of a name', async () => {
    const host = new ModuleFederation({ name: 'shell' });
    host.registerShared({ react: shareOf('19.1.0'), router: [shareOf('7.1.0', make('router'))] });
    expect((await host.loadShare('react', taken))()).toBe('react 19.1.0');
    expect((await host.loadShare('router', taken))()).toBe('react router');
  });

  it('says so when it has to be waited for', async () => {
    const later = { ...shareOf('19.2.0'), get: async () => make('19.2.0') };
    const host = new ModuleFederation({ name: 'shell', shared: { react: [later] } });
    expect(() => host.loadShareSync('react', taken)).toThrow('react is shared, but not there yet.');
    expect((await host.loadShare('react', taken))()).toBe('react 19.2.0');
  });

  it('can come at the second time, if it did not come at the first', async () => {
    let fails = true;
    const get = async () => {
      if (fails) throw new Error('The line broke.');
      return make('19.2.0');
    };
    const host = new ModuleFederation({
      name: 'shell',
      shared: { react: [{ ...shareOf('19.2.0'), get }] },
    });
    await expect(host.loadShare('react', taken)).rejects.toThrow('The line broke.');
    fails = false;
    expect((await host.loadShare('react', taken))()).toBe('react 19.2.0');
  });
});

describe('what a build takes', () => {
  it("is the host's copy, also of a higher version that it offers itself", async () => {
    const host = createHost();
    host.loadShareSync('react', taken);
    const guest = createGuest(host, { react: [shareOf('99.0.0')] });
    expect((await guest.loadShare('react', taken))()).toBe('react 19.2.0');
  });

  it('is of the highest version while none is in use', async () => {
    const host = createHost('9.10.0');
    host.initializeSharing('default');
    const guest = createGuest(host, { react: [shareOf('10.0.0'), shareOf('9.9.0')] });
    expect((await guest.loadShare('react', taken))()).toBe('react 10.0.0');
  });

  it("is what the host says where both bring the same version, and the host's copy stays", async () => {
    const host = createHost();
    host.initializeSharing('default');
    const guest = createGuest(host, { react: [shareOf('19.2.0', make('of the guest'))] });
    expect((await guest.loadShare('react', taken))()).toBe('react 19.2.0');
    expect(host.shareScopeMap.default.react['19.2.0'].from).toBe('shell');
  });

  it('comes from a host with the whole of the library, too: it has the copy in `lib` when it is in use', async () => {
    const given = {
      react: { '19.2.0': { from: 'root', version: '19.2.0', loaded: true, lib: make('of root') } },
    };
    const guest = createGuest({ shareScopeMap: { default: given } });
    expect((await guest.loadShare('react', taken))()).toBe('react of root');
  });

  it('is missed with a sentence where there is no shell', async () => {
    const alone = new ModuleFederation({
      name: 'billing',
      shared: { react: [{ version: '19.2.0', shareConfig: { import: false } }] },
    });
    const sentence = /^react is the shell's, and this page has no shell: mount '.\/lifecycles'/;
    await expect(alone.loadShare('react', taken)).rejects.toThrow(sentence);
    expect(() => alone.loadShareSync('react', taken)).toThrow(sentence);
  });
});

it('a build has one instance', () => {
  const made = init({ name: 'shell' });
  expect(getInstance()).toBe(made);
});
