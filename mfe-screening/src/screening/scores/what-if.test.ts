import type { JobDetail } from '@shortlist/contracts/job';
import type { Candidate, Criterion, Verdict } from '@shortlist/contracts/screening';
import { createScorer } from '@shortlist/screening/formula';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, screeningOfJob } from '../../../tests/support/factories.js';
import { canReweigh, changesOf, tryOut } from './what-if.js';

const a: Criterion = { id: 'a', text: 'A', kind: 'must', weight: 3 };
const b: Criterion = { id: 'b', text: 'B', kind: 'nice', weight: 1 };
const criteria = [a, b];
const verdicts = (first: Verdict['verdict'], second: Verdict['verdict']): Verdict[] =>
  Object.entries({ a: first, b: second }).map(([criterionId, verdict]) => ({
    criterionId,
    verdict,
    quote: verdict === 'not-found' ? null : 'words',
    place: null,
  }));
const screeningOf = (candidates: Candidate[], job: Partial<JobDetail> = {}) =>
  screeningOfJob(buildJob({ candidates, criteria, ...job }));

describe('tryOut', () => {
  it('shortlists from the threshold on and marks five points either side', () => {
    const screening = screeningOf([44, 45, 50, 55, 56].map((score) => buildCandidate({ score })));
    const tried = tryOut(screening, { comparisonScore: 50, criteria });
    expect(tried.map(({ status }) => status === 'shortlisted')).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(tried.filter(({ borderline }) => borderline)).toHaveLength(3);
    expect(tryOut(screeningOf([]), { comparisonScore: 0, criteria })).toEqual([]);
  });

  it('follows the weights, and a criterion that is off counts for nothing', () => {
    const hasA = buildCandidate({ verdicts: verdicts('met', 'not-found'), languageFit: 0 });
    const hasB = buildCandidate({ verdicts: verdicts('not-found', 'met'), languageFit: 0 });
    const screening = screeningOf([hasA, hasB], {
      engine: { name: 'demo', version: '1', model: null },
    });
    const scores = (changed: Criterion[]) =>
      tryOut(screening, { comparisonScore: 50, criteria: changed, createScorer }).map(
        ({ score }) => score,
      );
    // Evidence for the only must-have is worth 80 by itself, whatever it weighs.
    expect(scores([{ ...a, weight: 1 }, b])).toEqual([80, 5]);
    expect(scores([{ ...a, enabled: false }, b])).toEqual([0, 85]);
  });

  it('keeps the scores that were given while no weight is changed', () => {
    const candidate = buildCandidate({
      score: 77,
      verdicts: verdicts('met', 'met'),
      languageFit: 0,
    });
    expect(tryOut(screeningOf([candidate]), { comparisonScore: 10, criteria })[0]?.score).toBe(77);
  });

  it('decides about nobody whom a person must decide about', () => {
    const flags = [{ kind: 'language' as const, message: 'In German.', detail: '' }];
    const candidate = buildCandidate({ score: 50, status: 'review', flags });
    const [tried] = tryOut(screeningOf([candidate]), { comparisonScore: 48, criteria });
    expect(tried).toMatchObject({ status: 'review', borderline: false });
  });

  it('leaves what a person decided', () => {
    const override = {
      status: 'rejected' as const,
      reason: 'Moved abroad.',
      by: 'mina@example.com',
      at: '2026-11-20T10:00:00.000Z',
    };
    const screening = screeningOf([buildCandidate({ score: 90, override, status: 'rejected' })]);
    expect(tryOut(screening, { comparisonScore: 0, criteria })[0]?.status).toBe('rejected');
  });
});

describe('changesOf', () => {
  const screening = screeningOf([]);

  it('is nothing when all is as it was', () => {
    const same = [a, { ...b, enabled: true }];
    expect(changesOf({ comparisonScore: 50, criteria: same }, screening)).toBeNull();
  });

  it('names only what differs', () => {
    expect(changesOf({ comparisonScore: 60, criteria }, screening)).toEqual({
      comparisonScore: 60,
    });
    const changed = [a, { ...b, weight: 2, enabled: false }];
    expect(changesOf({ comparisonScore: 50, criteria: changed }, screening)).toEqual({
      criteria: [{ id: 'b', weight: 2, enabled: false }],
    });
  });
});

describe('canReweigh', () => {
  it('needs criteria and the language fit of everybody', () => {
    const known = buildCandidate({ languageFit: 0.5 });
    expect(canReweigh(screeningOf([known]))).toBe(true);
    expect(canReweigh(screeningOf([known, buildCandidate()]))).toBe(false);
    expect(canReweigh(screeningOf([known], { criteria: [] }))).toBe(false);
  });
});
