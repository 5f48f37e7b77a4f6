import type { Override } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import { countWho, isMine } from './who.js';

const by = (address: string, status: Override['status'] = 'shortlisted'): Override => ({
  status,
  reason: '',
  by: address,
  at: '2026-11-26T17:26:00.000Z',
});

describe('whom the shortlist shows', () => {
  it('is mine by my own decision only, whatever the capitals of the address', () => {
    expect(isMine({ override: by('Mina@example.com') }, 'mina@example.com')).toBe(true);
    expect(isMine({ override: by('other@example.com') }, 'mina@example.com')).toBe(false);
    expect(isMine({ override: by('mina@example.com', 'maybe') }, 'mina@example.com')).toBe(false);
    expect(isMine({ override: null }, 'mina@example.com')).toBe(false);
    expect(isMine({ override: by('mina@example.com') }, null)).toBe(false);
  });

  it('is counted among the shortlisted', () => {
    const people = [
      buildCandidate({ override: by('me@x.example') }),
      buildCandidate({ starred: true }),
      buildCandidate(),
      buildCandidate({ status: 'rejected', starred: true }),
    ];
    expect(countWho(people, 'me@x.example')).toEqual({ all: 3, mine: 1, starred: 1 });
  });
});
