import { describe, expect, it } from 'vitest';
import { buildHistoryItem } from '../../../tests/support/factories.js';
import { awaitingDecision, sumHistory } from './history-figures.js';

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
      buildHistoryItem({ rejected: 6, closedAt: '2026-11-21T10:00:00.000Z' }),
    ];
    expect(awaitingDecision(history)).toBe(2);
  });
});
