import { processingResult } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { sampleScreening } from './sample-screening.js';

describe('sampleScreening', () => {
  it('has the shape of real results and shows every state', () => {
    expect(processingResult.safeParse({ ...sampleScreening, demo: true }).error).toBeUndefined();
    const { candidates, unreadable, rejectionEmails } = sampleScreening;
    expect(new Set(candidates.map(({ status }) => status)).size).toBe(2);
    expect(candidates.some(({ borderline }) => borderline)).toBe(true);
    expect(candidates.some(({ flags }) => flags.length > 0)).toBe(true);
    expect(unreadable).not.toHaveLength(0);
    expect(rejectionEmails).not.toHaveLength(0);
    expect(candidates.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
  });

  it('has every quote in its resume, word for word, and the people in the order of their scores', () => {
    const { candidates, resumes = {} } = sampleScreening;
    for (const { id, verdicts } of candidates) {
      const text = resumes[id]?.text ?? '';
      for (const { quote, place } of verdicts.filter((verdict) => verdict.quote !== null)) {
        expect(text.slice(place?.start, place?.end)).toBe(quote);
      }
    }
    const byScore = candidates.toSorted((a, b) => b.score - a.score);
    expect(candidates.map(({ id }) => id)).toEqual(byScore.map(({ id }) => id));
    expect(candidates.filter(({ status }) => status === 'shortlisted')).toHaveLength(4);
  });
});
