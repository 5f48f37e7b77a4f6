import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnverifiedRemoteError } from './refused-remote.js';
import { createRemoteManifests } from './remote-manifests.js';

const url = 'http://localhost/remotes/billing/mf-manifest.json';
const manifestOf = (build: string) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js' }, globalName: 'billing' },
  build,
  integrity: { 'remoteEntry.js': `sha384-${build}` },
});

const asked = vi.fn<(url: string, options: object) => Promise<unknown>>();

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => ({ ok: true, json: async () => manifestOf('fetched') }));
  Object.assign(globalThis, { fetch: asked });
});
afterEach(() => {
  document.body.innerHTML = '';
  delete window.shortlistIntegrity;
});

function putInPage(data: unknown): void {
  const text = JSON.stringify(data);
  document.body.innerHTML = `<script type="application/json" id="remote-manifest">${text}</script>`;
}

it('takes the manifest of the page the first time, and a fresh one from then on', async () => {
  putInPage({ url: '/remotes/billing/mf-manifest.json', manifest: manifestOf('in-page') });
  const manifests = createRemoteManifests();
  expect(await manifests.load(url, 'sha384-whatever')).toMatchObject({ build: 'in-page' });
  expect(asked).not.toHaveBeenCalled();
  const entry = 'http://localhost/remotes/billing/remoteEntry.js';
  expect(manifests.integrityOf(entry)).toBe('sha384-in-page');
  expect(await manifests.hasChanged(url)).toBe(true);
  expect(await manifests.load(url, undefined)).toMatchObject({ build: 'fetched' });
  expect(manifests.integrityOf(entry)).toBe('sha384-fetched');
});

it('takes no manifest of another address', async () => {
  putInPage({ url: '/remotes/billing/older/mf-manifest.json', manifest: manifestOf('in-page') });
  expect(await createRemoteManifests().load(url, 'sha384-x')).toMatchObject({ build: 'fetched' });
  expect(asked).toHaveBeenCalledWith(url, { integrity: 'sha384-x' });
});

describe('a manifest that does not load', () => {
  /** A server that answers, and a browser that refuses other bytes than those of the hash. */
  const answers = { ok: true, json: async () => manifestOf('changed') };
  const refuse = async () => Promise.reject(new TypeError('Failed to fetch'));

  it('could not be verified when it arrives only without its hash', async () => {
    asked.mockImplementation(async (_, options) => ('integrity' in options ? refuse() : answers));
    await expect(createRemoteManifests().load(url, 'sha384-x')).rejects.toThrow(
      UnverifiedRemoteError,
    );
  });

  it('is away when it does not arrive at all, or arrives after all', async () => {
    asked.mockImplementation(refuse);
    await expect(createRemoteManifests().load(url, 'sha384-x')).rejects.toThrow(TypeError);
    asked.mockImplementation(async () => answers).mockImplementationOnce(refuse);
    await expect(createRemoteManifests().load(url, 'sha384-x')).rejects.toThrow(TypeError);
  });
});
