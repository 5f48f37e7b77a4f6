import { describe, expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import { readListView, withListView, withTab } from './list-address.js';
import { countByFilter, countFilters, matchesFilters, noFilters } from './list-filters.js';

const met = (criterionId: string) => ({
  criterionId,
  verdict: 'met' as const,
  quote: null,
  place: null,
});
const override = { status: 'maybe' as const, reason: '', by: 'mina@example.com', at: '2026-11-20' };
const strong = buildCandidate({ score: 90, verdicts: [met('a'), met('b')], tags: ['call'] });
const maybe = buildCandidate({ score: 70, status: 'review', override, experience: '12 years' });
const unread = buildCandidate({ score: 90, status: 'review', experience: 'Not found' });
const poor = buildCandidate({ score: 10, status: 'rejected', borderline: true, starred: true });
const everyone = [strong, maybe, unread, poor];
const left = (filters: Partial<typeof noFilters>) =>
  everyone.filter((candidate) => matchesFilters(candidate, { ...noFilters, ...filters }));

describe('filters of a list', () => {
  it('leave everyone when none is set', () => {
    expect(left({})).toEqual(everyone);
    expect(countFilters(noFilters)).toBe(0);
  });

  it('widen within a kind and narrow between kinds', () => {
    expect(left({ bands: ['Strong', 'Weak'] })).toEqual([strong, poor]);
    expect(left({ bands: ['Strong', 'Weak'], marks: ['starred'] })).toEqual([poor]);
    expect(left({ has: ['a'] })).toEqual([strong]);
    expect(left({ has: ['a', 'missing'] })).toEqual([]);
    expect(left({ tags: ['call', 'later'] })).toEqual([strong]);
  });

  it('tell apart who was put aside, who needs a person, and whom nobody decided about', () => {
    expect(left({ standings: ['maybe'] })).toEqual([maybe]);
    expect(left({ standings: ['review'] })).toEqual([unread]);
    expect(left({ standings: ['undecided'] })).toEqual([strong, unread, poor]);
  });

  it('count no experience that is not told as none', () => {
    expect(left({ years: 5 })).toEqual([strong, maybe, poor]);
    expect(left({ years: 6 })).toEqual([maybe]);
  });

  it('say how many each would leave; a score that is not used has no band', () => {
    const counts = countByFilter(everyone);
    expect(Object.fromEntries(counts.bands)).toEqual({ Strong: 1, Weak: 1 });
    expect(counts.standings.get('undecided')).toBe(3);
    expect(counts.has.get('b')).toBe(1);
    expect(counts.tags.get('call')).toBe(1);
  });
});

describe('the address of a list', () => {
  it('holds the whole view and gives it back', () => {
    const view = {
      search: 'plc & "hmi"',
      sort: 'name' as const,
      who: 'mine' as const,
      filters: { ...noFilters, bands: ['Good' as const], has: ['a', 'b'], years: 5, tags: ['x,y'] },
      open: 'c1',
    };
    const params = withListView(new URLSearchParams('job=job_1'), view);
    expect(readListView(new URLSearchParams(params.toString()))).toEqual(view);
    expect(params.get('job')).toBe('job_1');
  });

  it('drops what makes no sense', () => {
    const params = new URLSearchParams('sort=magic&band=Great&years=-3&is=rich&status=hired');
    expect(readListView(params)).toEqual({
      search: '',
      sort: 'score',
      who: 'all',
      filters: noFilters,
      open: null,
    });
    expect(readListView(new URLSearchParams({ q: 'x'.repeat(5000) })).search).toHaveLength(200);
  });

  it('leaves nothing of the list behind when the tab changes, and nothing for the first tab', () => {
    const params = new URLSearchParams('job=j&tab=everyone&q=plc&open=c1&sort=name');
    expect(withTab(params, 'shortlisted', 'shortlisted').toString()).toBe('job=j&sort=name');
    expect(withTab(params, 'analytics', 'shortlisted').get('tab')).toBe('analytics');
  });
});
