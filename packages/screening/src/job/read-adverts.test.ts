import { describe, expect, it } from '@jest/globals';
import type { Criterion } from '@shortlist/contracts/screening';
import { type AdvertCase, readAdverts } from '../../tests/support/read-adverts.js';
import { extractCriteria, MAX_CRITERIA } from './extract-criteria.js';
import { findJobTitle } from './job-title.js';

function has(criteria: readonly Criterion[], words: string, kind?: Criterion['kind']): boolean {
  return criteria.some(
    (each) =>
      (kind === undefined || each.kind === kind) &&
      each.text.toLowerCase().includes(words.toLowerCase()),
  );
}

/** Expectations of an advert that were not met. */
function misses({ text, must, duty, nice, not }: AdvertCase): readonly string[] {
  const { criteria } = extractCriteria(text);
  return [
    ...[...must, ...duty].filter((words) => !has(criteria, words, 'must')),
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

/** How far the criteria of adverts are what a recruiter would list. */
function compare(adverts: readonly AdvertCase[]) {
  const is = ({ text }: Criterion, words: string) =>
    words.startsWith('=')
      ? text === words.slice(1)
      : text.toLowerCase().includes(words.toLowerCase());
  const each = adverts.map(({ text, must, nice, duty, not }) => {
    const { criteria } = extractCriteria(text);
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
      wanted: criteria.filter((one) => [...must, ...nice, ...duty].some((words) => is(one, words)))
        .length,
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
    ['complete-tuning', 0],
    ['complete-held-out', 1],
  ] as const)('is what comes out of %s', (half, company) => {
    const measured = compare(readAdverts(half));
    expect(measured.recall).toBeGreaterThanOrEqual(0.9);
    expect(measured.precision).toBeGreaterThanOrEqual(0.9);
    expect(measured.company).toBeLessThanOrEqual(company);
  });
});
