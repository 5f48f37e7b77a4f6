import type { Choice } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import { choiceOf, nextUndecided, progressOf, progressText, queueOf } from './review-queue.js';
import { stepsOf } from './review-steps.js';

const at = '2026-11-20T10:00:00.000Z';
const decided = (status: Choice) => ({ status, reason: 'Why.', by: 'mina@example.com', at });
const person = (id: string, score: number, choice?: Choice) =>
  buildCandidate({ id, score, override: choice ? decided(choice) : null });
const ids = (queue: readonly { id: string }[]) => queue.map(({ id }) => id);
const nobody = { begunWith: [], current: null };

describe('who is reviewed', () => {
  const candidates = [
    person('low', 10),
    person('high', 90, 'shortlisted'),
    { ...person('edge', 50), borderline: true },
    { ...person('doubt', 5), status: 'review' as const },
    { ...person('aside', 60, 'maybe'), status: 'review' as const },
  ];

  it('goes by score', () => {
    const queue = queueOf({ candidates, among: 'all', ...nobody });
    expect(ids(queue)).toEqual(['high', 'aside', 'edge', 'low', 'doubt']);
  });

  it('can be narrowed', () => {
    const among = (name: 'undecided' | 'borderline' | 'needs-person') =>
      ids(queueOf({ candidates, among: name, ...nobody }));
    expect(among('undecided')).toEqual(['edge', 'low', 'doubt']);
    expect(among('borderline')).toEqual(['edge']);
    expect(among('needs-person')).toEqual(['doubt']);
  });

  it('keeps those it began with once they are decided, and who is on the screen', () => {
    const queue = queueOf({
      candidates,
      among: 'undecided',
      begunWith: ['high', 'edge', 'gone'],
      current: 'aside',
    });
    expect(ids(queue)).toEqual(['high', 'aside', 'edge', 'low', 'doubt']);
  });

  it('follows the list that the person came from', () => {
    const queue = queueOf({
      candidates,
      among: 'list',
      begunWith: ['low', 'high'],
      current: null,
    });
    expect(ids(queue)).toEqual(['low', 'high']);
  });
});

describe('going on after a decision', () => {
  const queue = [
    person('a', 9),
    person('b', 8, 'maybe'),
    person('c', 7),
    person('d', 6, 'rejected'),
  ];

  it('goes to the next undecided candidate, and round to those passed over', () => {
    expect(nextUndecided(queue, 0)?.id).toBe('c');
    expect(nextUndecided(queue, 2)?.id).toBe('a');
  });

  it('ends when nobody else is undecided', () => {
    expect(nextUndecided([person('a', 9), person('b', 8, 'maybe')], 0)).toBeNull();
    expect(nextUndecided([], -1)).toBeNull();
  });
});

describe('progress', () => {
  const queue = [
    person('a', 9, 'shortlisted'),
    person('b', 8, 'maybe'),
    person('c', 7, 'rejected'),
    person('d', 6),
  ];

  it('counts what people decided', () => {
    expect(progressOf(queue)).toEqual({ of: 4, decided: 3, shortlisted: 1, maybe: 1, rejected: 1 });
    expect(progressText(progressOf(queue))).toBe('3 of 4 decided · 1 shortlisted · 1 maybe');
  });

  it('takes a choice of a later release for one', () => {
    const override = { ...decided('maybe'), status: 'review' as const };
    expect(choiceOf(buildCandidate({ override }))).toBe('maybe');
  });

  it('has a step for each candidate', () => {
    expect(stepsOf(queue, 1)).toEqual([
      { choice: 'shortlisted', isCurrent: false },
      { choice: 'maybe', isCurrent: true },
      { choice: 'rejected', isCurrent: false },
      { choice: null, isCurrent: false },
    ]);
    expect(stepsOf([], -1)).toEqual([]);
  });

  it('has sixty steps for 10,000, each decided when all of it are', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      person(
        `p${index}`,
        50,
        index < 5000 ? (index % 3 === 0 ? 'shortlisted' : 'rejected') : undefined,
      ),
    );
    const steps = stepsOf(many, 4999);
    expect(steps).toHaveLength(60);
    expect(steps.filter(({ choice }) => choice === 'rejected')).toHaveLength(30);
    expect(steps.findIndex(({ isCurrent }) => isCurrent)).toBe(29);
    expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});
