import { describe, expect, it } from 'vitest';
import { type Mention, type Waiting, waitingLines, waitingSentence } from './waiting-lines.js';

const screening = (jobId: string, title: string, count: number) => ({ jobId, title, count });

const nothing = { assigned: [], undecided: [], rejections: [] };

const linesOf = (waiting: Waiting, mentions: readonly Mention[] = []) =>
  waitingLines(waiting, mentions, ({ author }) => author);

describe('waitingLines', () => {
  it('is empty where nothing waits', () => {
    expect(linesOf({ ...nothing, undecided: [], rejections: [] })).toEqual([]);
  });

  it('adds up over screenings, and leads to the first', () => {
    const undecided = [screening('a', 'Porter', 8), screening('b', '', 4)];
    expect(linesOf({ ...nothing, undecided, rejections: [] })).toEqual([
      {
        count: 12,
        title: 'Candidates to review',
        detail: 'Porter: 8 · Untitled screening: 4',
        action: 'Review 8',
        to: '/results?job=a&tab=review',
      },
    ]);
  });

  it('names three screenings, and counts the others', () => {
    const undecided = ['A', 'B', 'C', 'D', 'E'].map((title) => screening(title, title, 1));
    expect(linesOf({ ...nothing, undecided, rejections: [] })[0]?.detail).toBe(
      'A: 1 · B: 1 · C: 1 · 2 more',
    );
  });

  it('speaks of one in the singular, without its figure twice', () => {
    const rejections = [screening('q', 'Quality Technician', 1)];
    expect(linesOf({ ...nothing, undecided: [], rejections })).toMatchObject([
      { title: 'Rejection to check', detail: 'Quality Technician', action: 'Check 1' },
    ]);
  });

  it('begins with what was assigned, and says by when', () => {
    const assigned = [{ ...screening('h', 'HGV Driver', 4), dueAt: new Date().toISOString() }];
    expect(linesOf({ ...nothing, assigned })).toMatchObject([
      {
        title: 'Undecided, assigned to you',
        detail: 'HGV Driver, due today',
        to: '/results?job=h&tab=everyone&show=mine',
      },
    ]);
  });

  it('ends with the newest mention, and leads to the candidate', () => {
    const mention = {
      ...{ commentId: 'c', jobId: 'job', title: 'Porter', candidateId: 'rebecca' },
      ...{ candidate: 'Rebecca Thornton', why: 'mention' as const, authorId: 'helen' },
      ...{ author: 'Helen Moss', at: '2026-01-05T11:20:00', start: 'Could she start at 22:00?' },
    };
    const [line] = linesOf(nothing, [mention]);
    expect(line).toMatchObject({ count: 1, title: 'Mention', action: 'Answer' });
    expect(line?.detail).toMatch(/^Helen Moss on Rebecca Thornton, .*11:20: “Could she start/);
    expect(line?.to).toContain('candidate=rebecca');
  });
});

describe('waitingSentence', () => {
  it('counts in words', () => {
    expect(waitingSentence(0, 'Brook')).toBe('Nothing waits for you at Brook.');
    expect(waitingSentence(1, 'Brook')).toBe('One thing waits for you at Brook.');
    expect(waitingSentence(3, '')).toBe('Three things wait for you.');
  });
});
