import { describe, expect, it } from 'vitest';
import { buildHistoryItem } from '../../tests/support/factories.js';
import { describeScreening } from './describe-screening.js';

describe('describeScreening', () => {
  it.each([
    [{ status: 'processing' as const, done: 3, total: 10 }, 'Processing: 3 of 10'],
    [
      { status: 'processing' as const, phase: 'starting', filesRead: 3, done: 0, total: 10 },
      'Reading the files: 3 of 10',
    ],
    [
      { status: 'failed' as const, failure: 'The files were not kept. Upload them again' },
      'The files were not kept. Upload them again',
    ],
    [{ status: 'failed' as const }, 'Could not be completed'],
    [{ rejected: 1, unreadable: 2 }, '1 rejection email to review · 2 could not be read'],
    [{ rejected: 1, review: 2 }, '2 candidates to review · 1 rejection email to review'],
    [{ rejected: 0, review: 1 }, '1 candidate to review'],
    [{ rejected: 6, emailsSent: 6 }, '6 sent'],
    [{ rejected: 0, comparisonScore: 62 }, 'Threshold 62%'],
  ])('%p reads %p', (overrides, text) => {
    expect(describeScreening(buildHistoryItem(overrides))).toBe(text);
  });
});
