import { expect, it } from 'vitest';
import { monthAfter } from './periods.js';

it.each([
  ['2026-03-15T10:00:00.000Z', '2026-04-15T10:00:00.000Z'],
  ['2026-01-31T23:59:00.000Z', '2026-02-28T23:59:00.000Z'],
  ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
])('a month after %s is %s', (from, to) => {
  expect(monthAfter(new Date(from)).toISOString()).toBe(to);
});
