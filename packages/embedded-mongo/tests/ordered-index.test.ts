import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Collection, Db, Filter, MongoClient } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

interface Person extends Row {
  _id: number;
  run?: string;
  result?: unknown;
  position?: number;
}

const score = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }).map((value) => ({ score: value })) },
  fc.constantFrom(undefined, null, { score: null }, { score: 'x' }, { score: 4.5 }, { score: [3] }),
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

describe.each(targets())('pages in the order of an index: $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  /** The same documents with and without an index over run, score and position. */
  async function twins(name: string): Promise<[Collection<Person>, Collection<Person>]> {
    const [indexed, plain] = [db.collection<Person>(name), db.collection<Person>(`${name}-plain`)];
    await indexed.drop();
    await plain.drop();
    await indexed.createIndex({ run: 1, 'result.score': -1, position: 1 });
    return [indexed, plain];
  }

  const sorts = [
    { 'result.score': -1, position: 1 },
    { 'result.score': 1, position: -1 },
    { 'result.score': -1 },
  ] as const;
  const filters: Filter<Person>[] = [
    { run: 'a' },
    { run: 'a', 'result.score': { $lte: 5 } },
    { run: 'a', 'result.score': { $gt: 2, $lt: 7 } },
    { run: { $in: ['a', 'b'] }, 'result.score': { $gte: 3 } },
    { run: 'a', position: { $ne: 2 }, 'result.score': { $ne: null } },
    {
      run: 'a',
      'result.score': { $lte: 5 },
      $or: [{ 'result.score': { $lt: 5 } }, { position: { $gt: 1 } }],
    },
  ];

  it('hold what sorting everything gives, whatever was stored, changed and removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { maxLength: 25 }),
        fc.array(change, { maxLength: 12 }),
        async (people, changes) => {
          const both = await twins('people');
          const documents = people.map((each, index) => ({ _id: index, ...each }));
          // Equal ones come in any order from the real server.
          const shown = (list: Person[] = [], isTotal: boolean) =>
            target.name === 'embedded'
              ? list
              : isTotal && list.map(({ result, position }) => [result, position]);
          const compare = async () => {
            for (const filter of filters) {
              for (const sort of sorts) {
                const [page, all] = await Promise.all(
                  both.map((each) => each.find(filter).sort(sort).skip(1).limit(5).toArray()),
                );
                const isTotal = 'position' in sort;
                expect(shown(page, isTotal)).toEqual(shown(all, isTotal));
              }
            }
          };
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
      { numRuns: target.name === 'embedded' ? 25 : 5 },
    );
  });

  it('sort a document by the least or greatest of several values, as without the index', async () => {
    const [indexed, plain] = await twins('several');
    const people = [
      { _id: 1, run: 'a', result: { score: [1, 9] } },
      { _id: 2, run: 'a', result: { score: 5 } },
      { _id: 3, run: 'a', result: { score: [] } },
    ];
    for (const each of [indexed, plain]) await each.insertMany(people);
    for (const sort of sorts) {
      const pages = [indexed, plain].map((each) =>
        each.find({ run: 'a' }).sort(sort).limit(3).toArray(),
      );
      const [page, all] = await Promise.all(pages);
      expect(page).toEqual(all);
    }
  });
});
