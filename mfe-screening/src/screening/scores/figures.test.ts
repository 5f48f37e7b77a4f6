import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import {
  cardLabels,
  computeFigures,
  distributeScores,
  histogram,
  topSkills,
  yearsOf,
} from './figures.js';

const withScores = (...scores: number[]) => scores.map((score) => buildCandidate({ score }));

describe('computeFigures', () => {
  it('rounds the mean score, the success rate and the experience', () => {
    const candidates = [
      buildCandidate({ score: 91, status: 'shortlisted', experience: '14 years' }),
      buildCandidate({ score: 60, status: 'rejected', experience: '9 years' }),
      buildCandidate({ score: 60, status: 'review', experience: 'Not found' }),
    ];
    expect(computeFigures(candidates)).toEqual({
      total: 3,
      shortlisted: 1,
      rejected: 1,
      review: 1,
      averageScore: 70,
      highestScore: 91,
      successRate: 33,
      averageExperience: 12,
    });
  });

  it('is all zero without candidates', () => {
    expect(Object.values(computeFigures([]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('takes ten thousand candidates', () => {
    const figures = computeFigures(Array.from({ length: 10_000 }, () => buildCandidate()));
    expect(figures).toMatchObject({ total: 10_000, successRate: 100, averageScore: 85 });
  });
});

describe('yearsOf', () => {
  it.each([
    ['14 years', 14],
    ['  3 years of sales', 3],
    ['0 years', 0],
    ['Not found', null],
    ['', null],
    ['-2 years', null],
  ])('reads %p as %p', (experience, years) => {
    expect(yearsOf(experience)).toBe(years);
  });
});

describe('distributeScores', () => {
  it('puts the edges of each bucket where the specification has them', () => {
    const buckets = distributeScores(withScores(100, 90, 89, 80, 79, 70, 69, 60, 59, 0));
    expect(buckets).toEqual([
      { label: '90-100', count: 2, percent: 20 },
      { label: '80-89', count: 2, percent: 20 },
      { label: '70-79', count: 2, percent: 20 },
      { label: '60-69', count: 2, percent: 20 },
      { label: 'below 60', count: 2, percent: 20 },
    ]);
  });

  it('counts nothing in nothing', () => {
    expect(distributeScores([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(
      true,
    );
  });
});

describe('histogram', () => {
  it('holds every score once, 100 in the last bin', () => {
    const bins = histogram(withScores(0, 4, 5, 99, 100));
    expect(bins).toHaveLength(20);
    expect([bins[0], bins[1], bins[19]]).toEqual([2, 1, 2]);
  });
});

describe('topSkills', () => {
  it('counts a skill once per candidate, whatever its capitals, and keeps the five most common', () => {
    const candidates = [
      buildCandidate({ skills: ['Nursing', 'nursing', 'Audit', ' '] }),
      buildCandidate({ skills: ['NURSING', 'Audit', 'Rota'] }),
      buildCandidate({ skills: ['Nursing', 'A', 'B', 'C', 'D'] }),
    ];
    const top = topSkills(candidates);
    expect(top).toHaveLength(5);
    expect(top.slice(0, 3)).toEqual([
      { skill: 'Nursing', count: 3 },
      { skill: 'Audit', count: 2 },
      { skill: 'Rota', count: 1 },
    ]);
  });
});

describe('cardLabels', () => {
  const asked = [{ id: 'c1', text: 'Rota', kind: 'must', weight: 3 }] as const;
  const labels = (overrides: Partial<Candidate>, criteria: readonly Criterion[] = []) =>
    cardLabels(buildCandidate({ score: 60, ...overrides }), criteria);
  const rota = (verdict: 'met' | 'partly') => ({
    verdicts: [{ criterionId: 'c1', verdict, quote: null, place: null }],
  });

  it('calls who shows every must-have a perfect match, whatever the score', () => {
    expect(labels(rota('met'), asked).perfectMatch).toBe(true);
    expect(labels({ ...rota('partly'), score: 99 }, asked).perfectMatch).toBe(false);
    expect(labels({ ...rota('met'), status: 'review' }, asked).perfectMatch).toBe(false);
  });

  it('goes by the best scores where nothing is asked for', () => {
    expect([labels({ score: 90 }).perfectMatch, labels({ score: 89 }).perfectMatch]).toEqual([
      true,
      false,
    ]);
  });

  it('calls ready whom a person shortlisted and who was not mailed a rejection', () => {
    const override = { status: 'shortlisted' as const, reason: '', by: 'me', at: '2026-01-01' };
    expect(labels({ score: 99 }).ready).toBe(false);
    expect(labels({ score: 20, override }).ready).toBe(true);
    expect(
      labels({ status: 'rejected', override: { ...override, status: 'rejected' } }).ready,
    ).toBe(false);
    const mail = { status: 'sent' as const, reason: null, sentAt: null };
    expect(labels({ override, mail }).ready).toBe(false);
  });
});
