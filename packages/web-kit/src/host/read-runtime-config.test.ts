import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { describe, expect, it } from 'vitest';
import { createTestHost } from '../testing.js';
import { readRuntimeConfig } from './read-runtime-config.js';

const valid = {
  ...createTestHost().config,
  pages: [
    { path: '/', remote: 'marketing', title: 'Start', guarded: true, bare: false, foot: true },
  ],
  unread: ['billing'],
};
const google = { clientId: 'client', authorizationUrl: 'https://accounts.example.com/auth' };

const overrides = {
  origins: ['http://localhost:3104'],
  taken: { billing: 'http://localhost:3104/' },
};
const sample = { clientId: 'shortlist', authorizationUrl: '/identity/auth' };

function accepts(read: (value: unknown) => unknown, value: unknown): boolean {
  try {
    read(value);
    return true;
  } catch {
    return false;
  }
}

/** Every config that differs from the valid one in one field, at any depth. */
function variants(value: object): unknown[] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const { [name]: _gone, ...without } = value as Record<string, unknown>;
    const changed = [null, 7, '', 'text', '/', '/path', '//host', '/\\host', true, [], {}].map(
      (other) => ({
        ...value,
        [name]: other,
      }),
    );
    const deeper =
      typeof field === 'object' && field !== null
        ? variants(field).map((inner) => ({ ...value, [name]: inner }))
        : [];
    return [without, ...changed, ...deeper];
  });
}

describe('readRuntimeConfig', () => {
  it.each([
    valid,
    { ...valid, googleSignIn: google },
    { ...valid, googleSignIn: sample },
    { ...valid, features: { ...valid.features, passkeys: true } },
    { ...valid, remoteOverrides: overrides },
    { ...valid, reportedViews: 0.25 },
    { ...valid, tokenLimits: { Premium: 750_000 } },
    { ...valid, remoteOwners: { billing: { team: 'Plans', contact: 'plans@example.com' } } },
    { ...valid, tomorrow: 'unknown field' },
  ])('reads a config as the contract does', (config) => {
    expect(readRuntimeConfig(config)).toEqual(runtimeConfig.parse(config));
  });

  it('accepts and refuses exactly what the contract does', () => {
    const input = [
      null,
      undefined,
      '',
      [],
      {},
      7,
      ...variants({
        ...valid,
        googleSignIn: google,
        remoteOverrides: overrides,
        reportedViews: 1,
        tokenLimits: { Premium: 750_000 },
        remoteOwners: { billing: { team: 'Plans', contact: 'plans@example.com' } },
      }),
    ];
    const verdicts = input.map((value) => accepts(readRuntimeConfig, value));
    expect(verdicts).toEqual(input.map((value) => runtimeConfig.safeParse(value).success));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });

  it('names the field that is wrong', () => {
    expect(() => readRuntimeConfig({ ...valid, remotes: { ...valid.remotes, auth: 1 } })).toThrow(
      "The server's answer is not valid: auth.",
    );
  });
});
