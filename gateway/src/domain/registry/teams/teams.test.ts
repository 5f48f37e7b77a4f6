import { describe, expect, it } from 'vitest';
import { recordOf } from '../change-record.js';
import { publishVersion } from '../change-registry.js';
import { emptyRegistry, type Registry } from '../registry.js';
import { changeTeam } from './change-team.js';
import {
  addTeamToken,
  createTeamSecret,
  findTeamToken,
  hashTeamToken,
  revokeTeamToken,
} from './team-tokens.js';

const change = { by: 'mina', at: new Date('2026-11-22T10:00:00Z') };
const later = (days: number) => new Date(change.at.getTime() + days * 24 * 60 * 60 * 1000);
const team = {
  team: 'Billing team',
  contact: 'billing@example.com',
  origins: ['https://cdn.example'],
};
const owned = changeTeam(emptyRegistry, 'billing', team, change);
const build = (manifest: string) => ({ version: 'a', manifest, integrity: 'sha384-a' });

/** With a token of this name, and its secret. */
function withToken(registry: Registry, name: string | null, days: number | null = null) {
  const secret = createTeamSecret();
  return {
    secret,
    registry: addTeamToken(registry, 'billing', { name, secret, days }, change),
  };
}

describe('the team of a remote', () => {
  it('is changed part by part, and written down', () => {
    const renamed = changeTeam(owned, 'billing', { team: 'Payments' }, change);
    const { owner, origins, history } = recordOf(renamed, 'billing');
    expect(owner).toEqual({ team: 'Payments', contact: 'billing@example.com' });
    expect(origins).toEqual(team.origins);
    expect(history.at(-1)).toMatchObject({ by: 'mina', did: 'team' });
  });

  it.each([
    ['no team', { contact: 'a@example.com' }, 'Say the team'],
    ['no address', { team: 'A' }, 'Say the team'],
    ['what is no address', { team: 'A', contact: 'somebody' }, 'Say the team'],
    ['a long name', { ...team, team: 'x'.repeat(81) }, 'Say the team'],
    ['a path', { ...team, origins: ['https://cdn.example/billing'] }, 'is no origin'],
    ['a user', { ...team, origins: ['https://cdn.example@evil.example'] }, 'is no origin'],
    ['another protocol', { ...team, origins: ['ftp://cdn.example'] }, 'is no origin'],
    ['nothing', { ...team, origins: [''] }, 'is no origin'],
    [
      'too many origins',
      { ...team, origins: Array.from({ length: 11 }, (_, at) => `https://${at}.example`) },
      'at most 10 origins',
    ],
  ])('is refused with %s', (_what, wanted, sentence) => {
    expect(() => changeTeam(emptyRegistry, 'billing', wanted, change)).toThrow(sentence);
  });

  it.each([
    'https://cdn.example.evil.example/mf-manifest.json',
    'https://cdn.example@evil.example/mf-manifest.json',
    'https://evil.example/cdn.example/mf-manifest.json',
    'http://cdn.example/mf-manifest.json',
    'https://cdn.example:8443/mf-manifest.json',
    'https://cdn.example%5c@evil.example/mf-manifest.json',
    'https://mina:secret@cdn.example/mf-manifest.json',
  ])('has builds at its origins only, not at %s', (address) => {
    expect(() => publishVersion(owned, 'billing', build(address), change)).toThrow(
      /is none of these|user or a password/,
    );
    const own = build('https://cdn.example/b/mf-manifest.json');
    expect(
      recordOf(publishVersion(owned, 'billing', own, change), 'billing').versions,
    ).toHaveLength(1);
  });
});

describe('tokens of a team', () => {
  it('are for one remote, and only their hash is kept', () => {
    const { secret, registry } = withToken(owned, null);
    expect(findTeamToken(registry, secret, change.at)).toMatchObject({
      remote: 'billing',
      token: { name: 'ci', createdBy: 'mina', ending: secret.slice(-4) },
    });
    expect(JSON.stringify(registry)).not.toContain(secret);
    expect(JSON.stringify(registry)).toContain(hashTeamToken(secret));
    for (const wrong of ['', secret.slice(0, -1), `${secret}x`, hashTeamToken(secret)])
      expect(findTeamToken(registry, wrong, change.at)).toBeNull();
  });

  it('end by themselves, and when they are revoked', () => {
    const first = withToken(owned, 'month', 30);
    const second = withToken(first.registry, 'ci');
    const isGood = (registry: Registry, secret: string, at: Date) =>
      findTeamToken(registry, secret, at) !== null;
    expect(isGood(second.registry, first.secret, later(29))).toBe(true);
    expect(isGood(second.registry, first.secret, later(30))).toBe(false);
    expect(isGood(second.registry, second.secret, later(3000))).toBe(true);
    const revoked = revokeTeamToken(second.registry, 'billing', 'ci', change);
    expect(isGood(revoked, second.secret, change.at)).toBe(false);
    expect(() => revokeTeamToken(revoked, 'billing', 'ci', change)).toThrow('has no token ci');
    // Its name is free again.
    expect(withToken(revoked, null).registry.remotes['billing']?.tokens.at(-1)?.name).toBe('ci');
  });

  it('need a team with origins, a name of their own, and are few', () => {
    expect(() => withToken(emptyRegistry, null)).toThrow('for a team and its origins');
    const anywhere = changeTeam(owned, 'billing', { origins: [] }, change);
    expect(() => withToken(anywhere, null)).toThrow('for a team and its origins');
    const { registry } = withToken(owned, 'ci');
    expect(() => withToken(registry, 'ci')).toThrow('has a token named ci');
    const full = Array.from({ length: 9 }).reduce<Registry>(
      (now) => withToken(now, null).registry,
      registry,
    );
    expect(full.remotes['billing']?.tokens.map(({ name }) => name)).toContain('ci-10');
    expect(() => withToken(full, null)).toThrow('has 10 tokens already');
  });
});
