import { describe, expect, it } from 'vitest';
import {
  combineVerdicts,
  countAdverts,
  countPairs,
  countSets,
  countWordings,
  type JudgedPair,
  type ScoredPerson,
  widestDifference,
} from './count.js';

function person(
  label: ScoredPerson['label'],
  expect: ScoredPerson['expect'],
  exactScore: number,
  others: Partial<ScoredPerson> = {},
): ScoredPerson {
  const score = Math.round(exactScore);
  return { label, expect, why: '', score, exactScore, needsPerson: false, ...others };
}

describe('combineVerdicts', () => {
  it.each([
    [[], 'none'],
    [['met'], 'met'],
    [['met', 'met'], 'met'],
    [['met', 'not-found'], 'partly'],
    [['not-found', 'not-found'], 'not-found'],
  ] as const)('%j is %s', (verdicts, whole) => {
    expect(combineVerdicts(verdicts)).toBe(whole);
  });
});

describe('countPairs', () => {
  const pair = (label: JudgedPair['label'], verdict: JudgedPair['verdict']) => ({
    kind: 'plain',
    label,
    verdict,
  });

  it('counts false evidence among what is not there, and misses among what is', () => {
    const judged = [
      pair('met', 'met'),
      pair('met', 'none'),
      pair('met', 'not-found'),
      pair('met', 'partly'),
      pair('not-found', 'met'),
      pair('not-found', 'partly'),
      pair('not-found', 'not-found'),
      pair('partly', 'met'),
    ];
    expect(countPairs(judged)).toEqual({
      exact: { part: 2, whole: 8 },
      falseMet: { part: 1, whole: 3 },
      missed: { part: 2, whole: 4 },
    });
  });

  it('never takes a criterion that was not read for agreement', () => {
    expect(countPairs([pair('not-found', 'none')]).exact).toEqual({ part: 0, whole: 1 });
  });
});

describe('countSets', () => {
  it('compares people of one job only, those expected alike not at all, and ties half', () => {
    const first = [
      person('strong', 'high', 80),
      person('weak', 'low', 30),
      person('weak', 'low', 70),
      person('stranger', 'zero', 30),
    ];
    const second = [person('strong', 'high', 20), person('stranger', 'zero', 25)];
    // high over 3 others; low over zero: a tie and a hit; of the second job a miss.
    expect(countSets([first, second]).inOrder).toEqual({ part: 4.5, whole: 6 });
  });

  it('wants keyword lists below the last strong person and with a person if they pass', () => {
    const list = (score: number, needsPerson: boolean) =>
      person('trick', 'low', score, { why: 'Keyword list', needsPerson });
    const strong = person('strong', 'high', 80);
    const weakest = person('strong', 'high', 62);
    const below = (people: readonly ScoredPerson[]) =>
      countSets([[strong, weakest, ...people]]).listsBelow;
    expect(below([list(40, false), list(55, true), list(55, false), list(62, true)])).toEqual({
      part: 2,
      whole: 4,
    });
    expect(below([person('trick', 'low', 90, { why: 'words in another sense' })])).toEqual({
      part: 0,
      whole: 0,
    });
  });

  it('counts who passes by the rounded score', () => {
    const people = [
      person('strong', 'high', 49.5),
      person('strong', 'high', 49.4),
      person('borderline', 'mid', 90),
      person('trick', 'high', 90),
      person('trick', 'low', 50),
      person('stranger', 'zero', 3),
    ];
    expect(countSets([people])).toMatchObject({
      strongPassing: { part: 1, whole: 2 },
      othersPassing: { part: 1, whole: 2 },
    });
  });
});

describe('countAdverts', () => {
  it('finds what is asked for by its words and kind, and what nobody asked for', () => {
    const advert = {
      text: '',
      must: ['NMC registration', '=Go'],
      nice: ['German'],
      duty: ['rounds'],
      not: ['founded'],
    };
    const criteria = [
      { text: 'Current NMC registration', kind: 'must' },
      { text: 'Go to market', kind: 'must' },
      { text: 'German at B2', kind: 'must' },
      { text: 'Ward rounds', kind: 'must' },
      { text: 'Founded in 1930', kind: 'must' },
    ];
    expect(countAdverts([{ advert, criteria }])).toEqual({
      precision: { part: 3, whole: 5 },
      recall: { part: 1, whole: 3 },
      company: { part: 1, whole: 1 },
    });
  });
});

describe('countWordings', () => {
  it('takes a warning for no miss of what has to be refused, and a refusal for no warning', () => {
    expect(
      countWordings([
        { expected: 'refuse', outcome: 'refuse' },
        { expected: 'refuse', outcome: 'warn' },
        { expected: 'refuse', outcome: 'pass' },
        { expected: 'warn', outcome: 'warn' },
        { expected: 'warn', outcome: 'refuse' },
        { expected: 'pass', outcome: 'warn' },
        { expected: 'pass', outcome: 'refuse' },
      ]),
    ).toEqual({
      missed: { part: 1, whole: 3 },
      warned: { part: 1, whole: 2 },
      twinsRefused: { part: 1, whole: 2 },
    });
  });
});

describe('widestDifference', () => {
  it('is that of one person, not between people', () => {
    expect(
      widestDifference([
        [80, 82, 81],
        [20, 20.5],
      ]),
    ).toBe(2);
    expect(widestDifference([])).toBe(0);
  });
});
