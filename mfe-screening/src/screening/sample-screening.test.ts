import { describe, expect, it } from '@jest/globals';
import { processingResult } from '@shortlist/contracts';
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
});
