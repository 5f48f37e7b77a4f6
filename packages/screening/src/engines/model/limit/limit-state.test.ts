import { describe, expect, it } from 'vitest';
import {
  divide,
  firstState,
  LEASE_MS,
  type LimitReport,
  type LimitState,
  settle,
} from './limit-state.js';

const report = (by: string, rest: Partial<LimitReport> = {}): LimitReport => ({
  by,
  wants: 4,
  running: 0,
  successes: 0,
  refused: [],
  ...rest,
});
const granted = ({ holders }: LimitState) => holders.reduce((sum, each) => sum + each.granted, 0);

describe('settle', () => {
  it('grants no more than the limit over all who ask', () => {
    let state: LimitState = { ...firstState, limit: 5 };
    for (const by of ['a', 'b', 'c']) ({ state } = settle(state, report(by), 0));
    expect(granted(state)).toBe(5);
  });

  it('lets a share grow only once its slots were given back', () => {
    const alone = settle({ ...firstState, limit: 4 }, report('a', { running: 4 }), 0);
    const second = settle(alone.state, report('b'), 0);
    expect(second.slots).toBe(0);
    const given = settle(second.state, report('a', { running: 2 }), 0);
    expect(given.slots).toBe(2);
    expect(settle(given.state, report('b'), 0).slots).toBe(2);
  });

  it('frees the slots of a process that gives no sign of life', () => {
    const dead = settle({ ...firstState, limit: 4 }, report('dead', { running: 4 }), 0);
    expect(settle(dead.state, report('b'), LEASE_MS - 1).slots).toBe(0);
    expect(settle(dead.state, report('b'), LEASE_MS + 1).slots).toBe(4);
  });

  it('takes one slot for each refusal of the same crowd, and forgets those of an earlier one', () => {
    const crowd: LimitState = { ...firstState, limit: 8 };
    const first = settle(crowd, report('a', { refused: [0, 0] }), 0).state;
    const second = settle(first, report('b', { refused: [0] }), 0).state;
    expect(second).toMatchObject({ limit: 5, ceiling: 8, episode: 1 });
    const again = settle(second, report('a', { refused: [1] }), 0).state;
    expect(again).toMatchObject({ limit: 4, ceiling: 5, episode: 2 });
    expect(settle(again, report('b', { refused: [0] }), 0).state.limit).toBe(4);
  });

  it('halves at most for one crowd, and keeps one slot', () => {
    const many = report('a', { refused: Array.from({ length: 30 }, () => 0) });
    expect(settle({ ...firstState, limit: 20 }, many, 0).state.limit).toBe(10);
    expect(settle({ ...firstState, limit: 1 }, many, 0).state.limit).toBe(1);
  });

  it('learns nothing from success while slots are free', () => {
    const idle = report('a', { wants: 2, successes: 50 });
    expect(settle({ ...firstState, limit: 8 }, idle, 0).state.limit).toBe(8);
    const busy = report('a', { wants: 8, successes: 8 });
    expect(settle({ ...firstState, limit: 8 }, busy, 0).state.limit).toBe(12);
  });

  it('tries a ceiling again only after many calls, more each time it is refused', () => {
    const below: LimitState = { ...firstState, limit: 5, ceiling: 6 };
    const after = (state: LimitState, successes: number) =>
      settle(state, report('a', { wants: 9, successes }), 0).state;
    expect(after(below, 299).limit).toBe(5);
    const trying = after(below, 300);
    expect(trying.limit).toBe(6);
    const failed = settle(trying, report('a', { wants: 9, refused: [0] }), 0).state;
    expect(failed).toMatchObject({ limit: 5, ceiling: 6, failedTries: 1 });
    expect(after(failed, 599).limit).toBe(5);
    expect(after(after(failed, 600), 24)).toMatchObject({ limit: 6, ceiling: null });
  });
});

describe('divide', () => {
  it('gives nobody more than wanted, and the rest by turns', () => {
    const holders = [
      { by: 'a', wants: 1 },
      { by: 'b', wants: 9 },
      { by: 'c', wants: 9 },
    ];
    const at = (now: number) => Object.fromEntries(divide(holders, 8, now));
    expect(at(0)).toEqual({ a: 1, b: 4, c: 3 });
    const sums = [0, 15_000, 30_000].map((now) => at(now));
    for (const { a, b, c } of sums) expect((a ?? 0) + (b ?? 0) + (c ?? 0)).toBe(8);
    expect(new Set(sums.map(({ b }) => b)).size).toBe(2);
  });

  it('passes the one slot of a small provider on', () => {
    const holders = [
      { by: 'a', wants: 2 },
      { by: 'b', wants: 2 },
    ];
    expect(Object.fromEntries(divide(holders, 1, 0))).toEqual({ a: 1, b: 0 });
    expect(Object.fromEntries(divide(holders, 1, 15_000))).toEqual({ a: 0, b: 1 });
  });
});
