import { describe, expect, it } from 'vitest';
import { createBudget } from './budget.js';

const MINUTE_MS = 60_000;

function budgetOf(limitMs: number) {
  const clock = { now: 12_345 };
  return { clock, budget: createBudget(limitMs, () => clock.now) };
}

describe('createBudget', () => {
  it('is spent for an account that has used its time, and for no other', () => {
    const { budget } = budgetOf(1000);
    budget.charge('a', 600);
    expect(budget.isSpent('a')).toBe(false);
    budget.charge('a', 400);
    expect(budget.isSpent('a')).toBe(true);
    expect(budget.isSpent('b')).toBe(false);
  });

  it('is there again when enough of it was an hour ago', () => {
    const { budget, clock } = budgetOf(1000);
    budget.charge('a', 100);
    clock.now += 10 * MINUTE_MS;
    budget.charge('a', 950);
    expect(budget.isSpent('a')).toBe(true);
    clock.now += 49 * MINUTE_MS;
    expect(budget.isSpent('a')).toBe(true);
    clock.now += 2 * MINUTE_MS;
    expect(budget.isSpent('a')).toBe(false);
  });

  it('has no end when the limit has none', () => {
    const { budget } = budgetOf(Infinity);
    budget.charge('a', 1e12);
    expect(budget.isSpent('a')).toBe(false);
  });
});
