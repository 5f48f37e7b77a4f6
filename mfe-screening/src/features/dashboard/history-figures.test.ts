import { describe, expect, it } from '@jest/globals';
import { buildHistoryItem } from '../../../tests/factories.js';
import { awaitingDecision, describeScreening, sumHistory } from './history-figures.js';

describe('sumHistory', () => {
  it('adds up, and weighs average scores by the resumes that were scored', () => {
    const history = [
      buildHistoryItem({ total: 10, shortlisted: 4, rejected: 6, averageScore: 60, emailsSent: 6 }),
      buildHistoryItem({ total: 32, shortlisted: 10, rejected: 20, averageScore: 40 }),
      buildHistoryItem({
        total: 3,
        shortlisted: 0,
        rejected: 0,
        unreadable: 3,
        averageScore: null,
      }),
    ];
    expect(sumHistory(history)).toEqual({
      resumes: 45,
      shortlisted: 14,
      averageScore: 45,
      emailsSent: 6,
    });
  });

  it('leaves out what was never accepted', () => {
    const history = [
      buildHistoryItem({ total: 10, status: 'failed', phase: 'starting' }),
      buildHistoryItem({ total: 20, status: 'processing', phase: 'starting' }),
      buildHistoryItem({ total: 3 }),
    ];
    expect(sumHistory(history).resumes).toBe(3);
  });

  it('knows no average before the first score', () => {
    expect(sumHistory([]).averageScore).toBeNull();
  });
});

describe('awaitingDecision', () => {
  it('counts finished screenings with emails to be sent or people to be decided about', () => {
    const history = [
      buildHistoryItem({ rejected: 6, emailsSent: 0 }),
      buildHistoryItem({ rejected: 6, emailsSent: 6 }),
      buildHistoryItem({ rejected: 6, status: 'processing' }),
      buildHistoryItem({ rejected: 0 }),
      buildHistoryItem({ rejected: 0, review: 1 }),
    ];
    expect(awaitingDecision(history)).toBe(2);
  });
});

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
    [{ rejected: 1, review: 2 }, '2 need a person · 1 rejection email to review'],
    [{ rejected: 0, review: 1 }, '1 needs a person'],
    [{ rejected: 6, emailsSent: 6 }, '6 sent'],
    [{ rejected: 0, comparisonScore: 62 }, 'Threshold 62%'],
  ])('%p reads %p', (overrides, text) => {
    expect(describeScreening(buildHistoryItem(overrides))).toBe(text);
  });
});
