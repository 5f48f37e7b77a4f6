import { describe, expect, it } from 'vitest';
import {
  describeSwapped,
  formatPoints,
  shiftedCandidates,
  type SwapTestResult,
} from './swap-test.js';

type Swapped = SwapTestResult['candidates'][number]['swapped'];

const resultOf = (...candidates: [id: string, shift: number, swapped: Swapped][]) => ({
  jobId: 'job_1',
  largestShift: Math.max(0, ...candidates.map(([, shift]) => Math.abs(shift))),
  candidates: candidates.map(([candidateId, shift, swapped]) => ({
    candidateId,
    score: 50,
    swappedScore: 50 + shift,
    shift,
    swapped,
  })),
});

describe('the swap test in words', () => {
  it('counts the resumes in which each thing was swapped', () => {
    const result = resultOf(['a', 0, ['name', 'pronouns']], ['b', 0, ['name']]);
    expect(describeSwapped(result)).toBe('names in 2, pronouns in 1');
    expect(describeSwapped(resultOf(['a', 0, []]))).toBeNull();
    expect(describeSwapped(resultOf())).toBeNull();
  });

  it('puts the largest shift first, whichever its direction, and drops mere rounding', () => {
    const result = resultOf(['up', 1, []], ['down', -2.5, []], ['none', 1e-9, []]);
    expect(shiftedCandidates(result).map(({ candidateId }) => candidateId)).toEqual(['down', 'up']);
    expect(result.candidates[0]?.candidateId).toBe('up');
  });

  it.each([
    [0, '0'],
    [2.449, '2.4'],
    [-1.96, '-2'],
  ])('says %p points as %p', (points, text) => {
    expect(formatPoints(points)).toBe(text);
  });
});
