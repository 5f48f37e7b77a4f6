import { describe, expect, it } from 'vitest';
import type { StoredReader } from '../../../models/reading.js';
import { deciderOf, groupOf, seenReaders } from './groups.js';

const at = new Date('2026-03-01');
const reader = (userId: string, mark: StoredReader['mark'] = null): StoredReader => ({
  ...{ userId, mark, reason: mark ? 'Nights.' : '', by: mark ? `${userId}@example.com` : '' },
  at: mark && at,
});
const blind = (userId: string) => ({ userId, isBlind: true });

describe('groupOf', () => {
  it('says whose turn it is', () => {
    const half = [reader('a', 'maybe'), reader('b')];
    expect(groupOf(half, blind('b'))).toBe('mine');
    expect(groupOf(half, blind('a'))).toBe('waiting');
    expect(groupOf(half, blind('c'))).toBe('others');
  });

  it('compares two marks', () => {
    expect(groupOf([reader('a', 'maybe'), reader('b', 'rejected')], blind('c'))).toBe('differ');
    expect(groupOf([reader('a', 'maybe'), reader('b', 'maybe')], blind('a'))).toBe('agree');
  });

  it('leaves the decision to the one reader where reading is not blind', () => {
    expect(groupOf([reader('a')], { userId: 'a', isBlind: false })).toBe('mine');
    expect(groupOf([reader('a', 'maybe')], { userId: 'a', isBlind: false })).toBe('mine');
  });
});

describe('seenReaders', () => {
  it('hides a mark until the own one is given, and from others until both are', () => {
    const half = [reader('a', 'rejected'), reader('b')];
    for (const userId of ['b', 'c']) {
      expect(seenReaders(half, userId)[0]).toEqual(reader('a'));
    }
    expect(seenReaders(half, 'a')).toEqual(half);
    const both = [reader('a', 'rejected'), reader('b', 'maybe')];
    for (const userId of ['a', 'b', 'c']) expect(seenReaders(both, userId)).toEqual(both);
  });
});

describe('deciderOf', () => {
  const people = { leadId: 'lead', reviewerIds: ['a', 'b'] };

  it('is the lead, or a reviewer who has not read the person', () => {
    expect(deciderOf(people, [reader('a'), reader('b')])).toBe('lead');
    expect(deciderOf(people, [reader('lead'), reader('a')])).toBe('b');
    expect(deciderOf({ ...people, reviewerIds: ['a'] }, [reader('lead'), reader('a')])).toBe(
      'lead',
    );
  });
});
