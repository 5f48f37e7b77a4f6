import fc from 'fast-check';
import type { Collection, Filter } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Row, type TestDatabase } from './database.js';

interface Person extends Row {
  _id: number;
  run?: string;
  result?: unknown;
  position?: number;
}

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const score = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }).map((value) => ({ score: value })) },
  fc.constantFrom(
    undefined,
    null,
    { score: null },
    { score: 'x' },
    { score: 4.5 },
    { score: [3, 8] },
    { score: [] },
  ),
);
const person = fc.record({
  run: fc.constantFrom('a', 'b'),
  result: score,
  position: fc.integer({ min: 0, max: 5 }),
});
const change = fc.record({
  id: fc.integer({ min: 0, max: 30 }),
  how: fc.constantFrom('set', 'remove', 'replace'),
  to: person,
});

/** The same documents with and without indexes. */
async function twins(name: string): Promise<[Collection<Person>, Collection<Person>]> {
  const [indexed, plain] = [`${name}-indexed`, `${name}-plain`].map((each) =>
    database.db.collection<Person>(each),
  ) as [Collection<Person>, Collection<Person>];
  for (const each of [indexed, plain]) await each.drop();
  await indexed.createIndex({ run: 1, 'result.score': -1, position: 1 });
  await indexed.createIndex({ position: 1 });
  return [indexed, plain];
}

const sorts = [
  { 'result.score': -1, position: 1, _id: 1 },
  { 'result.score': 1, position: -1, _id: 1 },
  { position: 1, _id: 1 },
  {},
] as const;
const filters: Filter<Person>[] = [
  { run: 'a' },
  { run: 'a', 'result.score': { $lte: 5 } },
  { run: 'a', 'result.score': { $gt: 2, $lt: 7 } },
  { run: { $in: ['a', 'b'] }, 'result.score': { $gte: 3 } },
  { run: 'a', position: { $ne: 2 }, 'result.score': { $ne: null } },
  { run: 'a', 'result.score': { $in: [null, 3, 'x'] } },
  { position: { $gt: 1, $lte: 4 } },
  { position: { $in: [5, 0, 5] } },
  {
    run: 'a',
    $and: [{ 'result.score': { $lte: 5 } }, { $or: [{ position: 0 }, { position: { $gt: 1 } }] }],
  },
];

it('an index finds and sorts as without it, whatever was stored, changed and removed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { maxLength: 25 }),
      fc.array(change, { maxLength: 12 }),
      async (people, changes) => {
        const both = await twins('people');
        const compare = async () => {
          for (const filter of filters) {
            for (const sort of sorts) {
              const [page, all] = await Promise.all(
                both.map((each) => each.find(filter).sort(sort).skip(1).limit(5).toArray()),
              );
              expect(page).toEqual(all);
            }
          }
        };
        const documents = people.map((each, index) => ({ _id: index, ...each }));
        for (const each of both) if (documents.length > 0) await each.insertMany(documents);
        await compare();
        for (const { id, how, to } of changes) {
          for (const each of both) {
            if (how === 'set') await each.updateOne({ _id: id }, { $set: to });
            else if (how === 'remove') await each.deleteOne({ _id: id });
            else await each.replaceOne({ _id: id }, to, { upsert: true });
          }
        }
        await compare();
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);

it('a page by an index holds the same as sorting everything, among many', async () => {
  const both = await twins('many');
  const people = Array.from({ length: 3000 }, (_, _id) => ({
    _id,
    run: _id % 3 === 0 ? 'b' : 'a',
    result: { score: (_id * 7919) % 101 },
    position: (_id * 31) % 500,
  }));
  for (const each of both) await each.insertMany(people);
  for (const each of both) await each.deleteMany({ position: { $gte: 100, $lt: 200 } });
  for (const direction of [1, -1] as const) {
    const sort = { 'result.score': direction, position: direction === 1 ? -1 : 1 } as const;
    const filter = { run: 'a', 'result.score': { $gte: 10, $lte: 60 } };
    const [page, all] = await Promise.all(
      both.map((each) => each.find(filter).sort(sort).skip(300).limit(50).toArray()),
    );
    const shown = (list: Person[] = []) => list.map(({ result, position }) => [result, position]);
    expect(page).toHaveLength(50);
    expect(shown(page)).toEqual(shown(all));
  }
});
