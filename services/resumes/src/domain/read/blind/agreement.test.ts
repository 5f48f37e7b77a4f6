import { describe, expect, it } from 'vitest';
import { agreementOf, kappaOf } from './agreement.js';

const times = (count: number, one: string, other: string) =>
  Array.from({ length: count }, () => [one, other] as const);

describe('kappaOf', () => {
  it('is the textbook value of two readers of 50 people', () => {
    const marks = [
      ...times(20, 'yes', 'yes'),
      ...times(5, 'yes', 'no'),
      ...times(10, 'no', 'yes'),
      ...times(15, 'no', 'no'),
    ];
    expect(kappaOf(marks)).toBeCloseTo(0.4, 10);
  });

  it('is 1 for full agreement, below 0 for less than chance', () => {
    expect(kappaOf([...times(2, 'yes', 'yes'), ...times(2, 'no', 'no')])).toBe(1);
    expect(kappaOf([...times(1, 'yes', 'no'), ...times(1, 'no', 'yes')])).toBe(-1);
  });

  it('is undefined without people, and where both gave everybody one mark', () => {
    expect(kappaOf([])).toBeNull();
    expect(kappaOf(times(3, 'yes', 'yes'))).toBeNull();
  });
});

describe('agreementOf', () => {
  const read = (one: string, mark: string, other: string, second: string) => ({
    marks: [
      { reader: one, mark },
      { reader: other, mark: second },
    ],
  });

  it('counts each pair once, in whatever order its readers come, and weighs kappa by people', () => {
    const agreement = agreementOf([
      read('a', 'yes', 'b', 'yes'),
      read('b', 'no', 'a', 'no'),
      read('a', 'yes', 'c', 'no'),
      read('c', 'yes', 'a', 'no'),
      read('b', 'yes', 'c', 'yes'),
    ]);
    expect(agreement).toMatchObject({ people: 5, agreed: 3, share: 0.6, kappa: 0 });
    expect(agreement.pairs).toEqual([
      { readers: ['a', 'b'], people: 2, agreed: 2, share: 1, kappa: 1 },
      { readers: ['a', 'c'], people: 2, agreed: 0, share: 0, kappa: -1 },
      { readers: ['b', 'c'], people: 1, agreed: 1, share: 1, kappa: null },
    ]);
  });

  it('has neither share nor kappa before anybody was read twice', () => {
    expect(agreementOf([])).toEqual({ people: 0, agreed: 0, share: null, kappa: null, pairs: [] });
  });
});
