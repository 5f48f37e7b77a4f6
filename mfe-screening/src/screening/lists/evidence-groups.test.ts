import type { Candidate, Criterion, Verdict } from '@shortlist/contracts/screening';
import { evidenceGroup } from '@shortlist/screening/formula';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mustHavesOf } from '../findings/must-haves.js';
import { groupOf, groupPeople } from './evidence-groups.js';

const criteria: readonly Criterion[] = ['c1', 'c2', 'c3', 'c4'].map((id) => ({
  id,
  text: id,
  kind: 'must',
  weight: 1,
}));
const engine = { name: 'local', version: '99.0.0' };

/** Somebody whose resume shows ('+') or does not mention ('.') each requirement. */
const person = (id: string, found: string): Candidate =>
  ({
    id,
    verdicts: [...found].map((mark, at): Verdict => ({
      criterionId: `c${at + 1}`,
      verdict: mark === '+' ? 'met' : 'not-found',
      quote: null,
      place: null,
    })),
  }) as unknown as Candidate;

it('puts people who show more first, whatever their score, and says once how many they are', () => {
  const input = [
    person('a', '++..'),
    person('b', '++++'),
    person('c', '....'),
    person('d', '+++.'),
  ];
  const grouped = groupPeople({ criteria, engine }, input);
  expect(grouped?.people.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c']);
  expect([...(grouped?.heads ?? [])].map(([id, { title }]) => [id, title])).toEqual([
    ['b', 'Meets every must-have (1)'],
    ['a', '1–2 to check (2)'],
    ['c', 'No must-have shown (1)'],
  ]);
});

it('makes no groups where an older engine scored or nothing is required', () => {
  const input = [person('a', '++++')];
  expect(groupPeople({ criteria, engine: { name: 'local', version: '1.0.0' } }, input)).toBeNull();
  expect(groupPeople({ criteria: [], engine }, input)).toBeNull();
});

it('is the group of the formula', () => {
  const criterion = fc.record({
    kind: fc.constantFrom('must', 'nice'),
    weight: fc.nat(3),
    knockOut: fc.boolean(),
    onCall: fc.boolean(),
  });
  const finding = fc.constantFrom<Pick<Verdict, 'verdict' | 'reason'>>(
    { verdict: 'met' },
    { verdict: 'partly' },
    { verdict: 'not-found' },
    { verdict: 'not-found', reason: 'says-no' },
    { verdict: 'not-found', reason: 'in-progress' },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(criterion, finding), { minLength: 1, maxLength: 8 }), (rows) => {
      const asked = rows.map(([each], at): Criterion => ({ id: `c${at}`, text: 'x', ...each }));
      fc.pre(asked.some(({ weight }) => weight > 0));
      const verdicts = rows.map(([, found], at): Verdict => ({
        criterionId: `c${at}`,
        ...found,
        quote: null,
        place: null,
      }));
      expect(groupOf(mustHavesOf(asked, { verdicts }))).toBe(
        evidenceGroup({ criteria: asked, verdicts }),
      );
    }),
    { numRuns: 500 },
  );
});
