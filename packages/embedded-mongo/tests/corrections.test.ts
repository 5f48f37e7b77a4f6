import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Collection, type Db, type Document, MaxKey, MinKey, type MongoClient } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

const bounds: [string, Document, number[]][] = [
  ['$gt MinKey, also a missing field', { a: { $gt: new MinKey() } }, [1, 2, 4, 5, 6]],
  ['$gte MinKey', { a: { $gte: new MinKey() } }, [1, 2, 3, 4, 5, 6]],
  ['$lt MinKey', { a: { $lt: new MinKey() } }, []],
  ['$lte MinKey', { a: { $lte: new MinKey() } }, [3]],
  ['$lt MaxKey, also a missing field', { a: { $lt: new MaxKey() } }, [1, 2, 3, 5, 6]],
  ['$lte MaxKey', { a: { $lte: new MaxKey() } }, [1, 2, 3, 4, 5, 6]],
  ['$gt MaxKey', { a: { $gt: new MaxKey() } }, []],
  ['$eq MinKey', { a: new MinKey() }, [3]],
  ['$ne MaxKey', { a: { $ne: new MaxKey() } }, [1, 2, 3, 5, 6]],
];

const elements: [string, Document, number[]][] = [
  ['a comparison', { a: { $elemMatch: { $gt: 4 } } }, [2]],
  ['an array in the array', { a: { $elemMatch: { $elemMatch: { $gt: 4 } } } }, [1, 3]],
  ['equality with an array', { a: { $elemMatch: { $eq: [5] } } }, [1]],
  ['a negation', { a: { $elemMatch: { $not: { $gt: 4 } } } }, [1, 3, 4]],
  ['a list', { a: { $elemMatch: { $in: [5, 'x'] } } }, [2]],
  ['a type', { a: { $elemMatch: { $type: 'array' } } }, [1, 3]],
  ['a size', { a: { $elemMatch: { $size: 2 } } }, [3]],
  ['fields of documents only', { a: { $elemMatch: { b: 5 } } }, [4]],
  ['positions of an array', { a: { $elemMatch: { 0: 5 } } }, [1]],
];

describe.each(targets())('what was answered wrongly once: $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
    await db
      .collection<Row>('bounds')
      .insertMany([
        { _id: 1, a: 1 },
        { _id: 2 },
        { _id: 3, a: new MinKey() },
        { _id: 4, a: new MaxKey() },
        { _id: 5, a: null },
        { _id: 6, a: [] },
      ]);
    await db.collection<Row>('elements').insertMany([
      { _id: 1, a: [[5]] },
      { _id: 2, a: [5] },
      { _id: 3, a: [[1, 5]] },
      { _id: 4, a: [{ b: 5 }] },
      { _id: 5, a: 5 },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const ids = async (collection: Collection<Row>, filter: Document) =>
    (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

  it.each(bounds)('%s', async (_name, filter, expected) => {
    expect(await ids(db.collection('bounds'), filter)).toEqual(expected);
  });

  it.each(elements)('$elemMatch with %s', async (_name, filter, expected) => {
    expect(await ids(db.collection('elements'), filter)).toEqual(expected);
  });

  it('pulls by operators also from arrays in the array, by fields from documents only', async () => {
    const rows = db.collection<Document>('pulled');
    await rows.insertOne({ _id: 1 as never, a: [[5], 5, 1], b: [[{ c: 1 }], { c: 1 }] });
    const update: Document = { $pull: { a: { $gt: 4 }, b: { c: 1 } } };
    await rows.updateOne({}, update);
    expect(await rows.findOne()).toEqual({ _id: 1, a: [1], b: [[{ c: 1 }]] });
  });

  it.each<[string, Document]>([
    ['$ne', { a: { $ne: 1 } }],
    ['$exists: false', { a: { $exists: false } }],
    ['$not', { a: { $not: { $gt: 1 } } }],
    ['$nin', { a: { $nin: [1] } }],
    ['$nor', { $nor: [{ a: 1 }] }],
    ['$size', { a: { $size: 1 } }],
    ['$mod', { a: { $mod: [2, 1] } }],
    ['$elemMatch', { a: { $elemMatch: { b: 1 } } }],
    ['a regular expression', { a: /x/ }],
    ['a part of $and', { $and: [{ a: 1 }, { b: { $ne: 1 } }] }],
  ])('refuses a partial index with %s', async (_name, partialFilterExpression) => {
    const index = db.collection('partial').createIndex({ a: 1 }, { partialFilterExpression });
    await expect(index).rejects.toMatchObject({ code: 67 });
  });

  it('takes a partial index with what MongoDB takes', async () => {
    const partialFilterExpression = {
      $and: [
        { a: 1, b: { $gt: 1, $lte: 5 } },
        { c: { $exists: true } },
        { d: { $type: 'string' } },
      ],
      $or: [{ e: null }, { f: { $in: [1, 2] } }],
    };
    const name = await db
      .collection('partial')
      .createIndex({ a: 1 }, { partialFilterExpression, name: 'taken' });
    expect(name).toBe('taken');
  });

  const wrong: [string, Document][] = [
    ['find', { find: 'none', filter: { a: { $foo: 1 } } }],
    ['find at the top', { find: 'none', filter: { $foo: 1 } }],
    ['a nested filter', { find: 'none', filter: { $or: [{ a: { $not: { $foo: 1 } } }] } }],
    ['count', { count: 'none', query: { a: { $foo: 1 } } }],
    ['distinct', { distinct: 'none', key: 'a', query: { a: { $foo: 1 } } }],
    ['update', { update: 'none', updates: [{ q: { a: { $foo: 1 } }, u: { $set: { b: 1 } } }] }],
    ['a modifier', { update: 'none', updates: [{ q: {}, u: { $foo: { b: 1 } } }] }],
    ['a pull', { update: 'none', updates: [{ q: {}, u: { $pull: { a: { $foo: 1 } } } }] }],
    [
      'an array filter',
      {
        update: 'none',
        updates: [{ q: {}, u: { $set: { 'a.$[x]': 1 } }, arrayFilters: [{ x: { $foo: 1 } }] }],
      },
    ],
    ['delete', { delete: 'none', deletes: [{ q: { a: { $foo: 1 } }, limit: 0 }] }],
    ['findAndModify', { findAndModify: 'none', query: { a: { $foo: 1 } }, remove: true }],
    ['a sort', { find: 'none', sort: { a: 2 } }],
    ['a projection', { find: 'none', projection: { a: { $foo: 1 } } }],
    [
      'a projection with $elemMatch',
      { find: 'none', projection: { a: { $elemMatch: { b: { $foo: 1 } } } } },
    ],
    ['$expr', { find: 'none', filter: { $expr: { $foo: 1 } } }],
    ...[
      { $foo: 1 },
      { $match: { a: { $foo: 1 } } },
      { $project: { a: { $foo: 1 } } },
      { $set: { a: { $foo: 1 } } },
      { $set: { a: { b: [{ $foo: 1 }] } } },
      { $group: { _id: { $foo: 1 } } },
      { $group: { _id: null, a: { $sum: { $foo: 1 } } } },
      { $group: { _id: null, a: { $foo: 1 } } },
      { $bucket: { groupBy: { $foo: 1 }, boundaries: [0, 1] } },
      { $bucket: { groupBy: '$a', boundaries: [0, 1], output: { a: { $foo: 1 } } } },
      { $sortByCount: { $foo: 1 } },
      { $replaceWith: { $foo: 1 } },
      { $lookup: { from: 'x', as: 'y', pipeline: [{ $foo: 1 }] } },
      { $facet: { a: [{ $match: { b: { $foo: 1 } } }] } },
      { $unionWith: { coll: 'x', pipeline: [{ $foo: 1 }] } },
      { $sort: { a: 0 } },
      { $set: { a: { $divide: [1] } } },
      { $set: { a: { $cond: [1] } } },
      { $set: { a: { $cond: { if: 1, then: 2 } } } },
      { $set: { a: { $map: { input: '$a' } } } },
      { $set: { a: { $filter: { input: '$a', cond: true, foo: 1 } } } },
      { $set: { a: { $dateToString: { format: '%Y' } } } },
      { $set: { a: { $switch: { branches: [] } } } },
      { $set: { a: { $switch: { branches: [{ case: 1 }] } } } },
      { $set: { a: { $let: { vars: {} } } } },
      { $set: { a: '$$nope' } },
      { $set: { a: '$b..c' } },
      { $set: { a: { $add: 1, $subtract: [2, 1] } } },
      { $set: { a: { $map: { input: '$a', as: 'X', in: 1 } } } },
    ].map((stage): [string, Document] => [
      JSON.stringify(stage),
      { aggregate: 'none', pipeline: [stage], cursor: {} },
    ]),
  ];
  it.each(wrong)(
    'refuses what it does not know where nothing is read: %s',
    async (_name, command) => {
      const reply = await db.command(command).catch((error: unknown) => error as Document);
      expect((reply['writeErrors']?.[0] ?? reply)['code']).toEqual(expect.any(Number));
    },
  );
});
