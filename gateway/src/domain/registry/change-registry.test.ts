import { describe, expect, it } from 'vitest';
import { goLive, publishVersion, rollBack, startCanary } from './change-registry.js';
import { chooseFitting } from './choose/choose-fitting.js';
import { changeGroup, giveToGroup } from './groups.js';
import { emptyRecord, emptyRegistry, type Registry, registry } from './registry.js';

const change = { by: 'mina', at: new Date('2026-11-22T10:00:00Z') };
const build = (version: string) => ({
  version,
  manifest: `https://cdn.example/billing/${version}/mf-manifest.json`,
  integrity: `sha384-${version}`,
});

/** A registry with these versions of billing, of which none is given to anybody. */
const withVersions = (...versions: string[]): Registry =>
  versions.reduce(
    (registry, version) => publishVersion(registry, 'billing', build(version), change),
    emptyRegistry,
  );
const billing = (registry: Registry) => registry.remotes['billing'] ?? emptyRecord;
const given = (registry: Registry, id: string | null = null, email: string | null = null) =>
  chooseFitting(registry, {
    remote: 'billing',
    user: id === null ? null : { id, email },
    provided: {},
    configured: undefined,
  })?.version ?? null;

describe('the registry of remotes', () => {
  it('gives a published version to nobody until it is live', () => {
    const published = withVersions('a');
    expect(given(published)).toBeNull();
    expect(given(goLive(published, 'billing', 'a', change))).toBe('a');
  });

  it('takes the same build twice, and no other one under its name', () => {
    const once = withVersions('a');
    expect(publishVersion(once, 'billing', build('a'), change)).toBe(once);
    const other = { ...build('a'), integrity: 'sha384-other' };
    expect(() => publishVersion(once, 'billing', other, change)).toThrow('another build');
  });

  it.each([
    ['makes live', (registry: Registry) => goLive(registry, 'billing', 'z', change)],
    [
      'gives to a share',
      (registry: Registry) =>
        startCanary(registry, 'billing', { version: 'z', percent: 5 }, change),
    ],
  ])('%s only what was published', (_what, act) => {
    expect(() => act(withVersions('a'))).toThrow('npm run remotes -- list billing');
  });

  it('gives a canary to about its share of 1,000 users, always the same ones, and to no visitor', () => {
    const live = goLive(withVersions('a', 'b'), 'billing', 'a', change);
    const users = Array.from({ length: 1000 }, (_, at) => `user_${at}`);
    const early = (percent: number) => {
      const canary = startCanary(live, 'billing', { version: 'b', percent }, change);
      expect(given(canary)).toBe('a');
      return users.filter((user) => given(canary, user) === 'b');
    };
    const tenth = early(10);
    expect(tenth.length).toBeGreaterThan(60);
    expect(tenth.length).toBeLessThan(140);
    expect(early(10)).toEqual(tenth);
    // A user who has it keeps it while its share grows.
    expect(early(50)).toEqual(expect.arrayContaining(tenth));
    expect(early(100)).toEqual(users);
    expect(early(0)).toEqual([]);
  });

  it('rolls back step by step, to the configured one in the end', () => {
    const steps = ['a', 'b', 'c'].reduce(
      (registry, version) => goLive(registry, 'billing', version, change),
      withVersions('a', 'b', 'c'),
    );
    const back = [1, 2, 3].reduce<Registry[]>(
      (done) => [...done, rollBack(done.at(-1) ?? steps, 'billing', change)],
      [],
    );
    expect(back.map((registry) => given(registry))).toEqual(['b', 'a', null]);
    const last = back.at(-1) ?? steps;
    expect(() => rollBack(last, 'billing', change)).toThrow('nothing to roll back');
    expect(given(goLive(last, 'billing', 'c', change))).toBe('c');
  });

  it('rolls back a canary first', () => {
    const live = goLive(withVersions('a', 'b'), 'billing', 'a', change);
    const canary = startCanary(live, 'billing', { version: 'b', percent: 100 }, change);
    const back = rollBack(canary, 'billing', change);
    expect([given(canary, 'user_1'), given(back, 'user_1')]).toEqual(['b', 'a']);
  });

  it('writes down who did what when', () => {
    const { history, revision } = {
      ...billing(goLive(withVersions('a'), 'billing', 'a', change)),
      ...goLive(withVersions('a'), 'billing', 'a', change),
    };
    const entry = {
      at: change.at.toISOString(),
      by: 'mina',
      version: 'a',
      percent: null,
      detail: null,
    };
    expect(revision).toBe(2);
    expect(history).toEqual([
      { ...entry, did: 'publish' },
      { ...entry, did: 'live' },
    ]);
  });

  it('forgets versions that nobody ever got, when there are too many, and no other', () => {
    const start = goLive(withVersions('first', 'second'), 'billing', 'first', change);
    const names = Array.from({ length: 150 }, (_, at) => `v${at}`);
    const full = names.reduce(
      (registry, name) => publishVersion(registry, 'billing', build(name), change),
      goLive(start, 'billing', 'second', change),
    );
    const { versions } = billing(full);
    expect(versions).toHaveLength(102);
    expect(given(rollBack(full, 'billing', change))).toBe('first');
    expect(versions.at(-1)?.version).toBe('v149');
  });

  it('keeps what a later release writes into it', () => {
    const stored = { ...withVersions('a'), later: 1 };
    const record = { ...billing(stored), later: { kept: true } };
    const read = registry.parse({ ...stored, remotes: { billing: record } });
    expect(goLive(read, 'billing', 'a', change)).toMatchObject({
      later: 1,
      remotes: { billing: { live: 'a', later: { kept: true } } },
    });
  });

  it('gives a version to a group, by id or address, beside the share, and to nobody else', () => {
    const members = ['user_1', 'Mina@Example.com'];
    const grouped = changeGroup(
      withVersions('a', 'b', 'c'),
      'testers',
      { add: members, remove: [] },
      change,
    );
    const live = goLive(grouped, 'billing', 'a', change);
    const canary = startCanary(live, 'billing', { version: 'b', percent: 100 }, change);
    const all = giveToGroup(canary, 'billing', { group: 'testers', version: 'c' }, change);
    expect(given(all, 'user_1')).toBe('c');
    expect(given(all, 'user_7', 'mina@example.com')).toBe('c');
    expect(given(all, 'user_7', 'other@example.com')).toBe('b');
    expect(given(all)).toBe('a');
    expect(JSON.stringify(all)).not.toMatch(/mina@|user_1/i);
    const without = changeGroup(all, 'testers', { add: [], remove: ['USER_1', 'x'] }, change);
    expect([given(without, 'user_1'), given(without, 'x', 'mina@example.com')]).toEqual(['b', 'c']);
    const line = { at: change.at.toISOString(), by: 'mina', group: 'testers' };
    expect(without.groupHistory).toEqual([
      { ...line, added: 2, removed: 0 },
      { ...line, added: 0, removed: 1 },
    ]);
    const taken = giveToGroup(all, 'billing', { group: 'testers', version: null }, change);
    expect(given(taken, 'user_1')).toBe('b');
    // A rollback ends what only some get, and live what groups have of it.
    expect(given(rollBack(all, 'billing', change), 'user_1')).toBe('a');
    expect(billing(goLive(all, 'billing', 'c', change))).toMatchObject({
      groups: [],
      canary: null,
    });
  });

  it('gives nothing to a group, and of no version, that is not there', () => {
    const registry = changeGroup(withVersions('a'), 'testers', { add: ['x'], remove: [] }, change);
    const give = (group: string, version: string | null) => () =>
      giveToGroup(registry, 'billing', { group, version }, change);
    expect(give('nobody', 'a')).toThrow('There is no group nobody');
    expect(give('testers', 'z')).toThrow('has no version z');
    expect(give('testers', null)).toThrow('No version of billing is given to testers');
    expect(changeGroup(registry, 'testers', { add: [], remove: ['x'] }, change).groups).toEqual({});
  });
});
