import { describe, expect, it } from '@jest/globals';
import { buildCandidate } from '../../tests/factories.js';
import { outcomeAt } from './what-if.js';

describe('outcomeAt', () => {
  it('shortlists from the threshold on and marks five points either side', () => {
    const candidates = [44, 45, 50, 55, 56].map((score) => buildCandidate({ score }));
    expect(outcomeAt(candidates, 50)).toEqual({ shortlisted: 3, borderline: 3 });
    expect(outcomeAt(candidates, 0).shortlisted).toBe(5);
    expect(outcomeAt([], 50)).toEqual({ shortlisted: 0, borderline: 0 });
  });
});
