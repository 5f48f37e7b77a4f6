import { describe, expect, it } from '@jest/globals';
import { computeScore, isBorderline, statusOf } from './formula.js';

const criteria = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 1 },
];

function scoreOf(a: 'met' | 'partly' | 'not-found', b: typeof a, languageFit: number) {
  return computeScore({
    criteria,
    verdicts: [
      { criterionId: 'a', verdict: a },
      { criterionId: 'b', verdict: b },
    ],
    languageFit,
    engine: 'local',
  });
}

describe('computeScore', () => {
  it('gives the worked example of the documentation', () => {
    const { score, exactScore } = scoreOf('met', 'partly', 0.5);
    expect(exactScore).toBeCloseTo(100 * (0.45 * (3.5 / 4) + 0.55 * 0.5), 10);
    expect(score).toBe(67);
  });

  it('reaches both ends', () => {
    expect(scoreOf('met', 'met', 1).score).toBe(100);
    expect(scoreOf('not-found', 'not-found', 0).score).toBe(0);
  });

  it('never falls when a verdict or the language fit rises', () => {
    const steps = ['not-found', 'partly', 'met'] as const;
    for (const fit of [0, 0.3, 1]) {
      for (const b of steps) {
        const scores = steps.map((a) => scoreOf(a, b, fit).exactScore);
        expect(scores).toEqual([...scores].sort((x, y) => x - y));
      }
    }
    expect(scoreOf('met', 'partly', 0.6).exactScore).toBeGreaterThan(
      scoreOf('met', 'partly', 0.5).exactScore,
    );
  });

  it('counts a criterion without a verdict as not found and ignores verdicts on unknown criteria', () => {
    const verdicts = [{ criterionId: 'unknown', verdict: 'met' }] as const;
    expect(computeScore({ criteria, verdicts, languageFit: 0, engine: 'local' }).score).toBe(0);
  });

  it('lets the language fit alone decide when there are no criteria', () => {
    expect(
      computeScore({ criteria: [], verdicts: [], languageFit: 0.42, engine: 'local' }).score,
    ).toBe(42);
  });

  it.each([Number.NaN, Infinity, -5, 7])('stays within 0–100 for a language fit of %p', (fit) => {
    const { exactScore } = scoreOf('met', 'met', fit);
    expect(exactScore).toBeGreaterThanOrEqual(0);
    expect(exactScore).toBeLessThanOrEqual(100);
  });
});

describe('statusOf and isBorderline', () => {
  it('shortlists from the threshold on', () => {
    expect(statusOf(50, 50)).toBe('shortlisted');
    expect(statusOf(49, 50)).toBe('rejected');
  });

  it('marks five points either side', () => {
    expect([44, 45, 50, 55, 56].map((score) => isBorderline(score, 50))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
