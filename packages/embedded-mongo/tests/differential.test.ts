import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  BSON,
  type Db,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  type MongoClient,
} from 'mongodb';
import { connect, targets, type TestServer } from './servers.js';

const { EJSON } = BSON;

const fields = fc.constantFrom('a', 'b', 'c', 'a.b', 'b.c', 'c.0', 'a.0.b');

const scalars = fc.oneof(
  fc.integer({ min: -2, max: 4 }).map((value) => new Int32(value)),
  fc.constantFrom(
    new Double(1.5),
    new Double(2),
    Long.fromNumber(2),
    Decimal128.fromString('1.5'),
    Decimal128.fromString('3'),
  ),
  fc.constantFrom('', 'x', 'y', null, true, false, new Date(0), new Date(5)),
);

const inner = fc.record({ b: scalars, c: scalars }, { requiredKeys: [] });

const values = fc.oneof(
  { weight: 5, arbitrary: scalars },
  { weight: 2, arbitrary: inner },
  { weight: 2, arbitrary: fc.array(fc.oneof(scalars, inner), { maxLength: 3 }) },
);

const documents = fc.record({ a: values, b: values, c: values }, { requiredKeys: [] });

const comparison = fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte');

const condition: fc.Arbitrary<unknown> = fc.oneof(
  values,
  fc.tuple(comparison, values).map(([operator, value]) => ({ [operator]: value })),
  fc.array(scalars, { maxLength: 3 }).map((list) => ({ $in: list })),
  fc.array(scalars, { maxLength: 3 }).map((list) => ({ $nin: list })),
  fc.array(scalars, { minLength: 1, maxLength: 2 }).map((list) => ({ $all: list })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.nat(3).map((size) => ({ $size: size })),
  fc
    .constantFrom('int', 'double', 'number', 'string', 'array', 'object', 'null', 'decimal')
    .map((type) => ({ $type: type })),
  fc.tuple(comparison, scalars).map(([operator, value]) => ({ $elemMatch: { [operator]: value } })),
  scalars.map((value) => ({ $elemMatch: { b: value } })),
  fc.tuple(comparison, scalars).map(([operator, value]) => ({ $not: { [operator]: value } })),
  fc.tuple(scalars, scalars).map(([low, high]) => ({ $gte: low, $lt: high })),
);

const clause = fc.tuple(fields, condition).map(([field, test]): Document => ({ [field]: test }));

const filters = fc.oneof(
  { weight: 4, arbitrary: clause },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('$and', '$or', '$nor'),
        fc.array(clause, { minLength: 1, maxLength: 3 }),
      )
      .map(([operator, list]): Document => ({ [operator]: list })),
  },
);

const sorts = fc.dictionary(
  fc.constantFrom('a', 'b', 'a.b', 'c'),
  fc.constantFrom(1 as const, -1 as const),
  { maxKeys: 2 },
);

const change = fc.oneof(
  fc.tuple(
    fc.constantFrom('$set', '$min', '$max', '$push', '$addToSet', '$pull', '$setOnInsert'),
    values,
  ),
  fc.tuple(
    fc.constantFrom('$inc', '$mul', '$pop', '$unset'),
    fc.constantFrom(new Int32(1), new Int32(-1), new Double(0.5), Long.fromNumber(3)),
  ),
  fc.tuple(
    fc.constant('$push'),
    fc
      .array(scalars, { maxLength: 3 })
      .map((list) => ({ $each: list, $slice: new Int32(-2), $sort: new Int32(1) })),
  ),
  fc.tuple(
    fc.constant('$pull'),
    fc.tuple(comparison, scalars).map(([operator, value]) => ({ [operator]: value })),
  ),
  fc.tuple(fc.constant('$rename'), fc.constantFrom('d', 'b')),
);

const updates = fc
  .array(fc.tuple(fields, change), { minLength: 1, maxLength: 3 })
  .map((changes) => {
    const update: Record<string, Document> = {};
    for (const [field, [operator, argument]] of changes)
      (update[operator] ??= {})[field] = argument;
    return update;
  });

interface System {
  readonly name: string;
  readonly db: Db;
  readonly indexes: Document[];
}

describe('random documents, filters, sorts and updates', () => {
  const servers: TestServer[] = [];
  const clients: MongoClient[] = [];
  const systems: System[] = [];
  let run = 0;

  beforeAll(async () => {
    for (const target of targets()) {
      const server = await target.start();
      servers.push(server);
      const { client, db } = await connect(server, 'random');
      clients.push(client);
      systems.push({ name: target.name, db, indexes: [] });
      systems.push({
        name: `${target.name} with indexes`,
        db: client.db('indexed'),
        indexes: [{ a: 1 }, { b: 1 }, { c: 1 }, { 'a.b': 1 }],
      });
    }
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    for (const server of servers) await server.stop();
  });

  /** What a system answers, as text in which every type shows. */
  async function answers(
    system: System,
    rows: Document[],
    filter: Document,
    sort: Document,
    update: Document,
  ) {
    const collection = system.db.collection<{ _id: number }>(`run${run}`);
    if (system.indexes.length > 0) {
      await collection.createIndexes(
        system.indexes.map((key) => ({ key: key as Record<string, 1> })),
      );
    }
    await collection.insertMany(rows.map((row, _id) => ({ _id, ...row })));
    const all = () => collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
    const found = await collection
      .find(filter, { promoteValues: false })
      .sort({ ...sort, _id: 1 })
      .toArray();
    const reply = await system.db
      .command({
        update: collection.collectionName,
        updates: [{ q: filter, u: update, multi: true }],
      })
      .catch((error: { code: number }) => ({ writeErrors: [{ code: error.code }] }));
    const { n, nModified, writeErrors } = reply as Document;
    const after = await all();
    await collection.drop();
    // After an error it is left open how many documents were changed before.
    const outcome = writeErrors ? { code: writeErrors[0].code } : { n, nModified, after };
    return EJSON.stringify({ found, outcome }, { relaxed: false });
  }

  it('get the same answers from every server, with indexes and without', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(documents, { minLength: 1, maxLength: 6 }),
        filters,
        sorts,
        updates,
        async (rows, filter, sort, update) => {
          run += 1;
          const [first, ...others] = systems as [System, ...System[]];
          const expected = await answers(first, rows, filter, sort, update);
          for (const system of others) {
            expect({
              system: system.name,
              answer: await answers(system, rows, filter, sort, update),
            }).toEqual({
              system: system.name,
              answer: expected,
            });
          }
        },
      ),
      { numRuns: 120, seed: 20261121 },
    );
    // 120 runs of several commands on each system: a busy machine needs its time for them.
  }, 120_000);
});
