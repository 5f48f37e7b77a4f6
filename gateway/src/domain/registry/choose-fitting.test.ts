import { describe, expect, it } from '@jest/globals';
import { goLive, publishVersion, rollBack, startCanary } from './change-registry.js';
import { chooseFitting } from './choose-fitting.js';
import { emptyRecord, emptyRegistry, type Registry } from './registry.js';

const change = { by: 'mina', at: new Date('2026-11-22T10:00:00Z') };
const provided = { hostApi: '1.1.0', react: '19.3.1' };

/** Publishes a version that needs this, and makes it live. */
const release = (registry: Registry, version: string, requires: Record<string, string>) => {
  const build = {
    version,
    manifest: `https://cdn.example/${version}/mf-manifest.json`,
    integrity: `sha384-${version}`,
    facts: { pages: [], requires },
  };
  return goLive(publishVersion(registry, 'billing', build, change), 'billing', version, change);
};
const given = (registry: Registry, requires?: Record<string, string>, userId = 'user_1') =>
  chooseFitting(registry.remotes['billing'] ?? emptyRecord, {
    remote: 'billing',
    userId,
    provided,
    configured: requires && { pages: [], requires },
  })?.version ?? null;

const fitting = release(emptyRegistry, 'a', { hostApi: '^1.0.0', react: '^19.0.0' });

describe('a version that does not fit the shell', () => {
  it.each([
    ['newer HostApi', { hostApi: '^1.2.0' }],
    ['older HostApi', { hostApi: '^0.9.0' }],
    ['newer React', { hostApi: '^1.0.0', react: '^20.0.0' }],
    ['older React', { react: '^18.0.0' }],
  ])('gives way to the last live one that does: %s', (_what, requires) => {
    expect(given(release(fitting, 'b', requires))).toBe('a');
    expect(given(release(emptyRegistry, 'b', requires), { hostApi: '^1.0.0' })).toBeNull();
    // None fits: the shell says so.
    expect(given(release(emptyRegistry, 'b', requires), requires)).toBe('b');
    expect(given(release(emptyRegistry, 'b', requires))).toBe('b');
  });

  it('is not replaced by one that was never live', () => {
    const build = { version: 'c', manifest: 'https://cdn.example/c', integrity: 'sha384-c' };
    const published = publishVersion(emptyRegistry, 'billing', build, change);
    expect(given(release(published, 'b', { react: '^20.0.0' }))).toBe('b');
  });

  it('is no canary for anybody, and not what a rollback meets', () => {
    const early = startCanary(
      goLive(release(fitting, 'b', { react: '^20.0.0' }), 'billing', 'a', change),
      'billing',
      { version: 'b', percent: 100 },
      change,
    );
    expect(given(early)).toBe('a');
    expect(given(rollBack(early, 'billing', change))).toBe('a');
  });

  it('is one that says what it needs: others run as before', () => {
    const build = { version: 'old', manifest: 'https://cdn.example/o', integrity: 'sha384-o' };
    const old = publishVersion(emptyRegistry, 'billing', build, change);
    expect(given(goLive(old, 'billing', 'old', change))).toBe('old');
  });
});
