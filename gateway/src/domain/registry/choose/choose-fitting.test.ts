import { describe, expect, it } from 'vitest';
import { goLive, publishVersion, rollBack, startCanary } from '../change-registry.js';
import { changeGroup, giveToGroup } from '../groups.js';
import { markAway } from '../outages/outages.js';
import { emptyRegistry, type Registry } from '../registry.js';
import { chooseFitting } from './choose-fitting.js';

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
  chooseFitting(registry, {
    remote: 'billing',
    user: { id: userId, email: null },
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

  it('is passed over for a group, then for the share, then for all', () => {
    const publish = (before: Registry, version: string, react: string) =>
      publishVersion(
        before,
        'billing',
        {
          version,
          manifest: `https://cdn.example/${version}/mf-manifest.json`,
          integrity: `sha384-${version}`,
          facts: { pages: [], requires: { react } },
        },
        change,
      );
    const early = (ofGroup: string, ofShare: string) => {
      const published = publish(publish(fitting, 'g', ofGroup), 's', ofShare);
      const grouped = changeGroup(published, 'testers', { add: ['user_1'], remove: [] }, change);
      const forGroup = giveToGroup(grouped, 'billing', { group: 'testers', version: 'g' }, change);
      return startCanary(forGroup, 'billing', { version: 's', percent: 100 }, change);
    };
    expect(given(early('^19.0.0', '^19.0.0'))).toBe('g');
    expect(given(early('^20.0.0', '^19.0.0'))).toBe('s');
    expect(given(early('^20.0.0', '^20.0.0'))).toBe('a');
  });

  it('does not stand in for one that is away, and neither does what a rollback left', () => {
    const three = release(release(fitting, 'b', { react: '^20.0.0' }), 'c', { react: '^19.0.0' });
    const outage = { version: 'c', standIn: 'b' };
    expect(given(markAway(three, 'billing', outage, change))).toBe('a');
    const back = rollBack(release(three, 'd', { react: '^19.0.0' }), 'billing', change);
    expect(given(goLive(back, 'billing', 'b', change))).toBe('c');
  });

  it('is one that says what it needs: others run as before', () => {
    const build = { version: 'old', manifest: 'https://cdn.example/o', integrity: 'sha384-o' };
    const old = publishVersion(emptyRegistry, 'billing', build, change);
    expect(given(goLive(old, 'billing', 'old', change))).toBe('old');
  });
});
