import { expect, it } from 'vitest';
import { findAffected } from './advisories.mjs';

const record = (more) => ({
  id: 'one',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'a' },
      ranges: [
        {
          type: 'SEMVER',
          events: [
            { introduced: '1.2.0' },
            { fixed: '1.4.1' },
            { introduced: '2.0.0' },
            { last_affected: '2.3.0' },
          ],
        },
      ],
    },
  ],
  ...more,
});
const isAffected = (version, given = record(), name = 'a') =>
  findAffected(given, [{ name, version }]).length === 1;

it.each(['1.2.0', '1.4.0', '2.0.0', '2.3.0'])(
  'an advisory is about %s, which is in its ranges',
  (version) => {
    expect(isAffected(version)).toBe(true);
  },
);

it.each(['1.1.9', '1.4.1', '1.9.0', '2.3.1'])(
  'an advisory is not about %s, which is in none',
  (version) => {
    expect(isAffected(version)).toBe(false);
  },
);

it('is about versions that it names, and about no other package', () => {
  const named = { affected: [{ package: { ecosystem: 'npm', name: 'a' }, versions: ['0.1.0'] }] };
  expect(isAffected('0.1.0', named)).toBe(true);
  expect(isAffected('0.1.0', named, 'b')).toBe(false);
});

it('is about nothing once it was withdrawn', () => {
  expect(isAffected('1.2.0', record({ withdrawn: '2026-01-01T00:00:00Z' }))).toBe(false);
});
