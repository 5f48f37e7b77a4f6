import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MongoClient } from 'mongodb';
import { type Db, Decimal128, type Document, Double, Int32, Long, ObjectId } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

const day = (date: number) => new Date(Date.UTC(2024, 0, date, 10, 30, 15, 250));

const orders: Row[] = [
  {
    _id: 1,
    who: 'ada',
    total: 10,
    tags: ['a', 'b'],
    at: day(1),
    lines: [
      { q: 1, p: 2 },
      { q: 3, p: 4 },
    ],
  },
  { _id: 2, who: 'bob', total: 20, tags: [], at: day(2), lines: [] },
  { _id: 3, who: 'ada', total: 30.5, tags: ['b'], at: day(31) },
  { _id: 4, who: 'cyd', total: null, tags: null, at: day(8), extra: { x: 1 } },
];

const pipelines: [string, Document[], Document[]][] = [
  [
    '$match, $sort, $skip, $limit',
    [
      { $match: { total: { $gt: 5 } } },
      { $sort: { total: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { who: 1 } },
    ],
    [{ _id: 2, who: 'bob' }],
  ],
  [
    '$group',
    [
      {
        $group: {
          _id: '$who',
          sum: { $sum: '$total' },
          average: { $avg: '$total' },
          n: { $sum: 1 },
          ids: { $push: '$_id' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'ada', sum: 40.5, average: 20.25, n: 2, ids: [1, 3] },
      { _id: 'bob', sum: 20, average: 20, n: 1, ids: [2] },
      { _id: 'cyd', sum: 0, average: null, n: 1, ids: [4] },
    ],
  ],
  [
    '$group of everything',
    [
      {
        $group: {
          _id: null,
          low: { $min: '$total' },
          high: { $max: '$total' },
          first: { $first: '$who' },
          last: { $last: '$who' },
          count: { $count: {} },
        },
      },
    ],
    [{ _id: null, low: 10, high: 30.5, first: 'ada', last: 'cyd', count: 4 }],
  ],
  [
    '$group by a document',
    [{ $group: { _id: { w: '$who' }, n: { $sum: 1 } } }, { $sort: { '_id.w': 1 } }, { $limit: 1 }],
    [{ _id: { w: 'ada' }, n: 2 }],
  ],
  [
    '$addToSet',
    [
      { $unwind: '$tags' },
      { $group: { _id: null, tags: { $addToSet: '$tags' } } },
      { $project: { _id: 0, n: { $size: '$tags' } } },
    ],
    [{ n: 2 }],
  ],
  ['$count', [{ $match: { who: 'ada' } }, { $count: 'found' }], [{ found: 2 }]],
  ['$count of nothing', [{ $match: { who: 'zed' } }, { $count: 'found' }], []],
  ['$sortByCount', [{ $sortByCount: '$who' }, { $limit: 1 }], [{ _id: 'ada', count: 2 }]],
  [
    '$unwind',
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
      { _id: 3, tags: 'b' },
    ],
  ],
  [
    '$unwind that keeps the empty',
    [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $match: { _id: { $gt: 1 } } },
      { $project: { tags: 1, i: 1 } },
    ],
    [
      { _id: 2, i: null },
      { _id: 3, tags: 'b', i: 0 },
      { _id: 4, tags: null, i: null },
    ],
  ],
  [
    '$addFields',
    [
      { $match: { _id: 1 } },
      { $addFields: { 'extra.y': { $add: ['$total', 1] }, who: { $toUpper: '$who' } } },
      { $project: { who: 1, extra: 1 } },
    ],
    [{ _id: 1, who: 'ADA', extra: { y: 11 } }],
  ],
  [
    '$project with new fields after the kept',
    [{ $match: { _id: 1 } }, { $project: { n: '$total', who: 1, _id: 0 } }],
    [{ who: 'ada', n: 10 }],
  ],
  [
    '$unset',
    [{ $match: { _id: 4 } }, { $unset: ['extra.x', 'tags', 'at', 'total'] }],
    [{ _id: 4, who: 'cyd', extra: {} }],
  ],
  [
    '$replaceRoot',
    [
      { $match: { _id: 4 } },
      { $replaceRoot: { newRoot: { $mergeObjects: ['$extra', { y: '$who' }] } } },
    ],
    [{ x: 1, y: 'cyd' }],
  ],
  ['$replaceWith', [{ $match: { _id: 4 } }, { $replaceWith: '$extra' }], [{ x: 1 }]],
  [
    '$facet',
    [
      {
        $facet: {
          n: [{ $count: 'n' }],
          top: [{ $sort: { total: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ n: [{ n: 4 }], top: [{ _id: 3 }] }],
  ],
  [
    '$lookup',
    [
      { $lookup: { from: 'people', localField: 'who', foreignField: 'name', as: 'person' } },
      { $match: { _id: { $in: [1, 2] } } },
      { $project: { person: 1 } },
    ],
    [
      { _id: 1, person: [{ _id: 'p', name: 'ada' }] },
      { _id: 2, person: [] },
    ],
  ],
  [
    '$bucket',
    [
      { $match: { total: { $ne: null } } },
      { $bucket: { groupBy: '$total', boundaries: [0, 20, 30], default: 'more' } },
    ],
    [
      { _id: 0, count: 1 },
      { _id: 20, count: 1 },
      { _id: 'more', count: 1 },
    ],
  ],
  [
    '$unionWith',
    [{ $match: { _id: 2 } }, { $project: { who: 1 } }, { $unionWith: 'people' }],
    [
      { _id: 2, who: 'bob' },
      { _id: 'p', name: 'ada' },
    ],
  ],
];

/** An expression over the first order, and what it gives. */
const expressions: [string, unknown, unknown][] = [
  ['$add', { $add: ['$total', 5, 0.5] }, 15.5],
  ['$add with null', { $add: ['$total', null] }, null],
  ['$add to a date', { $add: ['$at', 1000] }, new Date(day(1).getTime() + 1000)],
  ['$subtract', { $subtract: ['$total', 3] }, 7],
  ['$subtract dates', { $subtract: ['$at', { $toDate: '2024-01-01T10:30:15.000Z' }] }, 250],
  ['$multiply', { $multiply: ['$total', 1.5] }, 15],
  ['$divide', { $divide: ['$total', 4] }, 2.5],
  ['$mod', { $mod: ['$total', 4] }, 2],
  [
    '$round half to even',
    [{ $round: [2.5] }, { $round: [3.5] }, { $round: [2.345, 1] }, { $round: [127, -1] }],
    [2, 4, 2.3, 130],
  ],
  [
    '$floor, $ceil, $trunc, $abs',
    [{ $floor: 1.7 }, { $ceil: 1.2 }, { $trunc: -1.7 }, { $abs: -3 }],
    [1, 2, -1, 3],
  ],
  ['$pow and $sqrt', [{ $pow: [2, 10] }, { $sqrt: 9 }], [1024, 3]],
  [
    'comparison',
    [
      { $eq: ['$who', 'ada'] },
      { $gt: ['$total', '$none'] },
      { $cmp: [1, 'x'] },
      { $lt: ['$none', null] },
    ],
    [true, true, -1, true],
  ],
  [
    'logic',
    [{ $and: [1, '$who', []] }, { $or: [0, null, '$none'] }, { $not: [0] }],
    [true, false, true],
  ],
  [
    '$cond',
    [{ $cond: ['$who', 1, 2] }, { $cond: { if: { $gte: ['$total', 11] }, then: 'y', else: 'n' } }],
    [1, 'n'],
  ],
  ['$ifNull', { $ifNull: ['$none', null, 'fallback'] }, 'fallback'],
  [
    '$switch',
    {
      $switch: {
        branches: [
          { case: { $eq: ['$total', 1] }, then: 'a' },
          { case: true, then: 'b' },
        ],
        default: 'c',
      },
    },
    'b',
  ],
  ['$concat', { $concat: ['$who', '-', 'x'] }, 'ada-x'],
  [
    'letters',
    [
      { $toUpper: 'aé' },
      { $toLower: 'AB' },
      { $strLenCP: 'a𝄞' },
      { $substrCP: ['héllo', 1, 3] },
      { $indexOfCP: ['hello', 'l'] },
    ],
    ['Aé', 'ab', 2, 'éll', 2],
  ],
  [
    '$split and $trim',
    [
      { $split: ['a-b', '-'] },
      { $trim: { input: '  x ' } },
      { $ltrim: { input: 'xxa', chars: 'x' } },
    ],
    [['a', 'b'], 'x', 'a'],
  ],
  [
    '$regexMatch and $replaceAll',
    [
      { $regexMatch: { input: '$who', regex: '^AD', options: 'i' } },
      { $replaceAll: { input: 'a.a', find: '.', replacement: { $literal: '$&' } } },
    ],
    [true, 'a$&a'],
  ],
  [
    '$size, $arrayElemAt, $first, $last',
    [{ $size: '$tags' }, { $arrayElemAt: ['$tags', -1] }, { $first: '$tags' }, { $last: '$tags' }],
    [2, 'b', 'a', 'b'],
  ],
  ['$in', [{ $in: ['a', '$tags'] }, { $in: ['z', '$tags'] }], [true, false]],
  [
    '$filter',
    { $filter: { input: '$lines', as: 'l', cond: { $gt: ['$$l.q', 1] } } },
    [{ q: 3, p: 4 }],
  ],
  ['$map', { $map: { input: '$lines', in: { $multiply: ['$$this.q', '$$this.p'] } } }, [2, 12]],
  [
    '$reduce',
    { $reduce: { input: '$lines', initialValue: 0, in: { $add: ['$$value', '$$this.q'] } } },
    4,
  ],
  ['a path through an array', '$lines.p', [2, 4]],
  [
    '$sum and $max over an array',
    [{ $sum: '$lines.p' }, { $max: ['$total', 99] }, { $avg: '$lines.q' }],
    [6, 99, 2],
  ],
  [
    '$slice, $concatArrays, $reverseArray',
    [{ $slice: [[1, 2, 3], -2] }, { $concatArrays: [[1], [2]] }, { $reverseArray: [[1, 2]] }],
    [
      [2, 3],
      [1, 2],
      [2, 1],
    ],
  ],
  ['$range', { $range: [0, 5, 2] }, [0, 2, 4]],
  ['sets', [{ $setDifference: [[1, 2, 3], [2]] }, { $setIsSubset: [[1], [1, 2]] }], [[1, 3], true]],
  [
    '$objectToArray and back',
    [{ $objectToArray: { a: 1 } }, { $arrayToObject: [[{ k: 'b', v: 2 }]] }],
    [[{ k: 'a', v: 1 }], { b: 2 }],
  ],
  [
    '$type',
    [{ $type: '$total' }, { $type: '$none' }, { $type: '$at' }, { $isNumber: '$who' }],
    ['int', 'missing', 'date', false],
  ],
  [
    'conversions',
    [{ $toString: 5 }, { $toInt: '7' }, { $toDouble: '1.5' }, { $toBool: 'x' }, { $toInt: 3.9 }],
    ['5', 7, 1.5, true, 3],
  ],
  [
    '$toObjectId and its time',
    { $toDate: { $toObjectId: '65920080aaaaaaaaaaaaaaaa' } },
    new ObjectId('65920080aaaaaaaaaaaaaaaa').getTimestamp(),
  ],
  [
    'parts of a date',
    [
      { $year: '$at' },
      { $month: '$at' },
      { $dayOfMonth: '$at' },
      { $hour: '$at' },
      { $minute: '$at' },
      { $second: '$at' },
      { $millisecond: '$at' },
      { $dayOfWeek: '$at' },
      { $dayOfYear: '$at' },
    ],
    [2024, 1, 1, 10, 30, 15, 250, 2, 1],
  ],
  [
    '$dateToString',
    { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M' } },
    '2024-01-01 10:30',
  ],
  [
    '$dateAdd and $dateDiff',
    [
      { $dateAdd: { startDate: new Date('2024-01-31T00:00:00Z'), unit: 'month', amount: 1 } },
      { $dateDiff: { startDate: '$at', endDate: day(3), unit: 'day' } },
    ],
    [new Date('2024-02-29T00:00:00Z'), 2],
  ],
  ['$dateTrunc', { $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2024-01-01T00:00:00Z')],
  ['$let', { $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$$x'] } } }, 4],
  ['$literal', { $literal: '$who' }, '$who'],
  ['$getField', { $getField: 'who' }, 'ada'],
  ['$$ROOT', '$$ROOT.who', 'ada'],
];

const refusals: [string, Document[], number][] = [
  ['an unknown stage', [{ $foo: 1 }], 40324],
  ['a stage of two', [{ $match: {}, $limit: 1 }], 40323],
  ['$limit 0', [{ $limit: 0 }], 15958],
  ['an empty $sort', [{ $sort: {} }], 15976],
  ['a $group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
  ['an unknown accumulator', [{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  ['an unknown expression', [{ $group: { _id: { $foo: 1 } } }], 168],
  ['$unwind without $', [{ $unwind: 'tags' }], 28818],
  ['$add of a text', [{ $project: { n: { $add: ['$who', 1] } } }], 14],
  ['$size of a text', [{ $project: { n: { $size: '$who' } } }], 17124],
  ['an undefined variable', [{ $project: { n: '$$nope' } }], 17276],
  ['$divide by zero', [{ $project: { n: { $divide: [1, 0] } } }], 2],
  ['a bad number', [{ $project: { n: { $toInt: 'x' } } }], 241],
  ['$replaceWith a scalar', [{ $replaceWith: '$who' }], 40228],
];

describe.each(targets())('aggregate on $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
    await db.collection<Row>('orders').insertMany(orders);
    await db.collection<Row>('people').insertOne({ _id: 'p', name: 'ada' });
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  it.each(pipelines)('runs %s', async (_name, pipeline, expected) => {
    const result = await db.collection('orders').aggregate(pipeline).toArray();
    expect(result).toEqual(expected);
    expect(result.map((row) => Object.keys(row))).toEqual(expected.map((row) => Object.keys(row)));
  });

  it.each(expressions)('works out %s', async (_name, expression, expected) => {
    const [result] = await db
      .collection('orders')
      .aggregate([{ $match: { _id: 1 } }, { $project: { _id: 0, value: expression } }])
      .toArray();
    expect(result?.['value']).toEqual(expected);
  });

  it.each(refusals)('refuses %s', async (_name, pipeline, code) => {
    await expect(db.collection('orders').aggregate(pipeline).toArray()).rejects.toMatchObject({
      code,
    });
  });

  it('keeps number types', async () => {
    const collection = db.collection<Row>('numbers');
    await collection.insertMany([
      { k: 'int', v: new Int32(2147483647) },
      { k: 'int', v: new Int32(1) },
      { k: 'double', v: new Double(1) },
      { k: 'double', v: new Int32(1) },
      { k: 'long', v: Long.fromNumber(1) },
      { k: 'long', v: new Int32(1) },
      { k: 'decimal', v: Decimal128.fromString('0.1') },
      { k: 'decimal', v: Decimal128.fromString('0.2') },
    ]);
    const rows = await collection
      .aggregate([{ $group: { _id: '$k', v: { $sum: '$v' } } }, { $sort: { _id: 1 } }], {
        promoteValues: false,
      })
      .toArray();
    expect(rows).toEqual([
      { _id: 'decimal', v: Decimal128.fromString('0.3') },
      { _id: 'double', v: new Double(2) },
      { _id: 'int', v: Long.fromNumber(2147483648) },
      { _id: 'long', v: Long.fromNumber(2) },
    ]);
  });

  it('answers through a cursor', async () => {
    const rows = await db
      .collection('orders')
      .aggregate([{ $project: { n: { $range: [0, 200] } } }, { $unwind: '$n' }], { batchSize: 10 })
      .toArray();
    expect(rows).toHaveLength(800);
  });
});
