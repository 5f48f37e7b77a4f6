import type { Criterion } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { type AdvertCase, isExpected, readAdverts } from '../../../tests/support/read-adverts.js';
import { findJobTitle } from '../advert/job-title.js';
import { extractCriteria, MAX_CRITERIA } from './extract-criteria.js';

function has(criteria: readonly Criterion[], words: string, kind?: Criterion['kind']): boolean {
  return criteria.some(
    (each) =>
      (kind === undefined || each.kind === kind) &&
      each.text.toLowerCase().includes(words.toLowerCase()),
  );
}

/** Expectations of an advert that were not met. */
function misses({ text, must, duty, nice, not }: AdvertCase): readonly string[] {
  const { criteria, duties } = extractCriteria(text);
  const isApart = (words: string) =>
    duties.some((each) => each.toLowerCase().includes(words.toLowerCase()));
  return [
    ...must.filter((words) => !has(criteria, words, 'must')),
    ...duty.filter((words) => !has(criteria, words, 'must') && !isApart(words)),
    ...nice.filter((words) => !has(criteria, words, 'nice')),
    ...not.filter((words) => has(criteria, words)).map((words) => `not ${words}`),
  ];
}

describe('adverts of many forms', () => {
  it.each(readAdverts('tuning').map((advert) => [advert.name, advert] as const))(
    '%s',
    (_, advert) => {
      expect(misses(advert)).toEqual([]);
      expect(findJobTitle(advert.text)).toContain(advert.title);
      const { criteria } = extractCriteria(advert.text);
      expect(criteria.length).toBeLessThanOrEqual(MAX_CRITERIA);
      for (const { text } of criteria) expect(text.split(' ').length).toBeLessThanOrEqual(20);
    },
  );

  it('are read nearly as well when they were not looked at', () => {
    const adverts = readAdverts('held-out');
    const expected = adverts.flatMap(({ must, duty, nice, not }) => [
      ...must,
      ...duty,
      ...nice,
      ...not,
    ]);
    const missed = adverts.flatMap(misses);
    expect(1 - missed.length / expected.length).toBeGreaterThan(0.94);
  });
});

describe('an advert without requirements', () => {
  it.each(
    [...readAdverts('recruiter-tuning'), ...readAdverts('recruiter-held-out')]
      .filter(({ most }) => most < MAX_CRITERIA)
      .map((advert) => [advert.name, advert] as const),
  )('is shown by its most telling duties: %s', (_, { text, most, not }) => {
    const { criteria } = extractCriteria(text);
    expect(criteria.length).toBeGreaterThanOrEqual(3);
    expect(criteria.length).toBeLessThanOrEqual(most);
    expect(not.filter((words) => has(criteria, words))).toEqual([]);
  });
});

/** How far the criteria of adverts are what a recruiter would list. */
function compare(adverts: readonly AdvertCase[]) {
  const is = ({ text }: Criterion, words: string) => isExpected(text, words);
  const each = adverts.map(({ text, must, nice, duty, not, call }) => {
    const { criteria } = extractCriteria(text);
    const wanted = [...must, ...nice, ...call, ...(must.length > 0 && call.length > 0 ? [] : duty)];
    const listed = new Set<string>();
    // A second criterion that says nothing more is one too many.
    const saysMore = (one: Criterion) => {
      const found = wanted.filter((words) => is(one, words));
      const isNew = found.some((words) => !listed.has(words));
      for (const words of found) listed.add(words);
      return isNew;
    };
    const asked = [
      ...must.map((words) => ({ words, kind: 'must' })),
      ...nice.map((words) => ({ words, kind: 'nice' })),
    ];
    return {
      asked: asked.length,
      criteria: criteria.length,
      found: asked.filter(({ words, kind }) =>
        criteria.some((one) => one.kind === kind && is(one, words)),
      ).length,
      wanted: criteria.filter(saysMore).length,
      company: not.filter((words) => has(criteria, words)).length,
    };
  });
  const sum = (key: keyof (typeof each)[number]) =>
    each.reduce((total, one) => total + one[key], 0);
  return {
    recall: sum('found') / sum('asked'),
    precision: sum('wanted') / sum('criteria'),
    company: sum('company'),
  };
}

describe('what a recruiter would list', () => {
  it.each([
    ['complete-tuning', 0.9, 0],
    ['complete-held-out', 0.9, 1],
    ['recruiter-tuning', 0.9, 0],
    ['recruiter-held-out', 0.9, 2],
    ['stranger-tuning', 0.9, 0],
    ['stranger-held-out', 0.84, 5],
  ] as const)('is what comes out of %s', (half, precision, company) => {
    const measured = compare(readAdverts(half));
    expect(measured.recall).toBeGreaterThanOrEqual(0.9);
    expect(measured.precision).toBeGreaterThanOrEqual(precision);
    expect(measured.company).toBeLessThanOrEqual(company);
  });
});
