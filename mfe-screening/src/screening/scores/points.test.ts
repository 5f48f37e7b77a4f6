import { computeScore } from '@shortlist/screening/formula';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, screeningOfJob } from '../../../tests/support/factories.js';
import { pointsOf } from './points.js';
import { ordinal, standingOf } from './standing.js';

const candidates = [
  buildCandidate({ id: 'a', score: 91 }),
  buildCandidate({ id: 'b', score: 64 }),
  buildCandidate({ id: 'c', score: 64 }),
  buildCandidate({ id: 'd', score: 12, status: 'rejected' }),
  buildCandidate({ id: 'e', score: 99, status: 'review' }),
];
const screening = screeningOfJob(buildJob({ candidates }));

describe('standing', () => {
  it.each([
    [0, { band: 'Strong', place: 1, of: 4 }],
    [1, { band: 'Good', place: 2, of: 4 }],
    [2, { band: 'Good', place: 2, of: 4 }],
    [3, { band: 'Weak', place: 4, of: 4 }],
  ] as const)('of candidate %i', (index, standing) => {
    expect(standingOf(candidates[index] ?? buildCandidate(), screening)).toEqual(standing);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [23, '23rd'],
    [101, '101st'],
  ])('%i is %s', (place, text) => {
    expect(ordinal(place)).toBe(text);
  });
});

describe('points', () => {
  const criteria = [
    { id: 'c1', text: 'Triage', kind: 'must', weight: 3 },
    { id: 'c2', text: 'Audit', kind: 'nice', weight: 1 },
    { id: 'c3', text: 'Off', kind: 'nice', weight: 5, enabled: false },
  ] as const;
  const job = screeningOfJob(buildJob({ criteria: [...criteria], candidates }));
  const candidate = buildCandidate({
    languageFit: 0.4,
    languageTerms: [{ term: 'ward', points: 20, places: [{ start: 0, end: 4 }] }],
    otherTermsPoints: 10,
    verdicts: [
      { criterionId: 'c1', verdict: 'met', quote: 'Triage', place: null },
      { criterionId: 'c2', verdict: 'partly', quote: 'Audit', place: null },
    ],
  });

  it('add up to the score', () => {
    const points = pointsOf(candidate, job);
    const sum =
      (points?.criteria.reduce((total, each) => total + each.points, 0) ?? 0) +
      (points?.languageTerms.reduce((total, each) => total + each.points, 0) ?? 0) +
      (points?.otherTermsPoints ?? 0);
    const { exactScore } = computeScore({
      criteria: criteria.slice(0, 2),
      verdicts: candidate.verdicts,
      languageFit: 0.4,
      engine: job.engine,
    });
    expect(sum).toBeCloseTo(exactScore, 9);
  });

  it('are not known of results from before words were kept', () => {
    expect(pointsOf(buildCandidate({ languageFit: 0.4 }), job)).toBeNull();
    expect(pointsOf(buildCandidate(), job)).toBeNull();
  });
});
