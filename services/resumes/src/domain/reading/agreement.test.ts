import { expect, it } from 'vitest';
import { findAgreement, type Mark } from './agreement.js';

const repeat = (count: number, one: string, other: string, readers = ['ada', 'odo'] as const) =>
  Array.from({ length: count }, (): readonly [Mark, Mark] => [
    { userId: readers[0], mark: one },
    { userId: readers[1], mark: other },
  ]);

it.each([
  ['nobody', [], { both: 0, agreed: 0, kappa: null }],
  ['one mark alone', repeat(3, 'no', 'no'), { both: 3, agreed: 3, kappa: null }],
  [
    'all agree on two marks',
    [...repeat(2, 'no', 'no'), ...repeat(2, 'yes', 'yes')],
    { both: 4, agreed: 4, kappa: 1 },
  ],
  [
    'chance',
    [...repeat(1, 'no', 'no'), ...repeat(1, 'yes', 'yes'), ...repeat(1, 'no', 'yes')].concat(
      repeat(1, 'yes', 'no'),
    ),
    { both: 4, agreed: 2, kappa: 0 },
  ],
  [
    // The second example of en.wikipedia.org/wiki/Cohen%27s_kappa.
    '60 of 100, with different habits',
    [
      ...repeat(45, 'yes', 'yes'),
      ...repeat(15, 'yes', 'no'),
      ...repeat(25, 'no', 'yes'),
      ...repeat(15, 'no', 'no'),
    ],
    { both: 100, agreed: 60, kappa: 0.13 },
  ],
])('%s', (_name, pairs, expected) => {
  expect(findAgreement(pairs)).toEqual(expected);
});

it('does not depend on who of the two comes first', () => {
  const pairs = [...repeat(5, 'yes', 'no'), ...repeat(7, 'yes', 'yes'), ...repeat(2, 'no', 'no')];
  const turned = pairs.map(([one, other], index) =>
    index % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  );
  expect(findAgreement(turned)).toEqual(findAgreement(pairs));
});

it('asks each two readers by themselves', () => {
  const pairs = [...repeat(4, 'no', 'no'), ...repeat(4, 'yes', 'yes', ['odo', 'una'])];
  expect(findAgreement(pairs).kappa).toBeNull();
});
