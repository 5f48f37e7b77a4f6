import { Binary, type Document, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Row, type TestDatabase } from './database.js';

const id = (last: string) => new ObjectId(`65f0c0ffee65f0c0ffee65${last}`);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

const rows: Row[] = [
  { _id: 1, name: 'ada', score: 5, at: day(1), owner: id('01'), tags: ['a', 'b'] },
  { _id: 2, name: 'Bob', score: 7.5, at: day(2), owner: id('02'), tags: [] },
  { _id: 3, name: null, score: 'x', at: null, owner: id('01') },
  {
    _id: 4,
    sub: { a: 1, b: { c: [1, 2] } },
    items: [
      { id: 'p', n: 1 },
      { id: 'q', n: 2 },
    ],
  },
  { _id: 5, sub: { a: 2 }, items: [{ id: 'p', n: 2 }], ok: true },
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('a filter', () => {
  it.each<[string, Document, number[]]>([
    ['nothing', {}, [1, 2, 3, 4, 5]],
    ['a value', { name: 'ada' }, [1]],
    ['null and missing', { name: null }, [3, 4, 5]],
    ['$ne', { name: { $ne: null } }, [1, 2]],
    ['$ne and a value', { name: { $ne: 'ada' } }, [2, 3, 4, 5]],
    ['a date', { at: day(2) }, [2]],
    ['a range of dates', { at: { $gte: day(1), $lt: day(2) } }, [1]],
    ['a range of numbers only', { score: { $gt: 0 } }, [1, 2]],
    ['a range of texts only', { score: { $lte: 'z' } }, [3]],
    ['an ObjectId', { owner: id('01') }, [1, 3]],
    ['$in of ObjectIds', { owner: { $in: [id('02'), id('03')] } }, [2]],
    ['$in with null', { name: { $in: ['ada', null] } }, [1, 3, 4, 5]],
    ['$in of nothing', { name: { $in: [] } }, []],
    ['$nin', { name: { $nin: ['ada', null] } }, [2]],
    ['$nin of nothing', { name: { $nin: [] } }, [1, 2, 3, 4, 5]],
    ['$in of dates', { at: { $in: [day(1), day(9)] } }, [1]],
    ['an element', { tags: 'b' }, [1]],
    ['a whole array', { tags: ['a', 'b'] }, [1]],
    ['an array in another order', { tags: ['b', 'a'] }, []],
    ['an empty array', { tags: [] }, [2]],
    ['$in of elements', { tags: { $in: ['b', 'z'] } }, [1]],
    ['$nin of elements', { tags: { $nin: ['b'] } }, [2, 3, 4, 5]],
    ['$size', { tags: { $size: 2 } }, [1]],
    ['an element that exists', { 'tags.0': { $exists: true } }, [1]],
    ['$exists', { at: { $exists: false } }, [4, 5]],
    ['$exists below', { 'sub.b': { $exists: true } }, [4]],
    ['a path', { 'sub.a': 2 }, [5]],
    ['a path into an array', { 'sub.b.c': 2 }, [4]],
    ['a sub-document', { sub: { a: 2 } }, [5]],
    ['a path through an array', { 'items.id': 'q' }, [4]],
    ['conditions on several elements', { 'items.id': 'q', 'items.n': 1 }, [4]],
    ['$elemMatch', { items: { $elemMatch: { id: 'p', n: 2 } } }, [5]],
    [
      '$elemMatch with operators',
      { items: { $elemMatch: { n: { $gt: 1 }, id: { $in: ['q'] } } } },
      [4],
    ],
    ['$elemMatch of values', { tags: { $elemMatch: { $gt: 'a', $lt: 'c' } } }, [1]],
    ['$or', { $or: [{ _id: 1 }, { ok: true }] }, [1, 5]],
    ['$and', { $and: [{ 'sub.a': { $gt: 0 } }, { 'sub.a': { $lt: 2 } }] }, [4]],
    ['$not', { score: { $not: { $gt: 6 } } }, [1, 3, 4, 5]],
    ['$regex', { name: { $regex: '^B' } }, [2]],
    ['$regex with options', { name: { $regex: 'b', $options: 'i' } }, [2]],
    ['$eq of null', { at: { $eq: null } }, [3, 4, 5]],
  ])('finds by %s', async (_name, filter, expected) => {
    const collection = await database.fresh(rows);
    const ids = async () => (await collection.find(filter).toArray()).map(({ _id }) => _id);
    expect(await ids()).toEqual(expected);
    expect(await collection.countDocuments(filter)).toBe(expected.length);
    await collection.createIndexes(
      ['name', 'score', 'at', 'owner', 'tags', 'sub.a', 'items.id'].map((field) => ({
        key: { [field]: 1 },
      })),
    );
    expect(await ids()).toEqual(expected);
  });

  it.each<[string, Document, number]>([
    ['an unknown operator', { a: { $near: 1 } }, 2],
    ['an unknown operator within others', { $or: [{ a: { $not: { $mod: [2, 0] } } }] }, 2],
    ['an unknown operator of documents', { $where: '1' }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['an $in that is no list', { a: { $in: 1 } }, 2],
    ['an invalid expression', { a: { $regex: '(' } }, 51091],
    ['binary data', { a: new Binary(Buffer.from('x')) }, 115],
  ])('refuses %s', async (_name, filter, code) => {
    const collection = await database.fresh();
    await expect(collection.findOne(filter)).rejects.toMatchObject({ code });
    await expect(collection.deleteMany(filter)).rejects.toMatchObject({ code });
  });
});

describe('a result', () => {
  it('is sorted by type and value, an array by its smallest or greatest element', async () => {
    const values = [new Date(0), true, [3, 9], { a: 1 }, 'b', 'B', 2, -1, null, []];
    const collection = await database.fresh(values.map((a, _id) => ({ _id, a })));
    await collection.insertOne({ _id: 10 });
    const sorted = async (direction: 1 | -1) =>
      (await collection.find().sort({ a: direction, _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await sorted(1)).toEqual([9, 8, 10, 7, 6, 2, 5, 4, 3, 1, 0]);
    expect(await sorted(-1)).toEqual([0, 1, 3, 4, 5, 2, 6, 7, 8, 10, 9]);
  });

  it('is sorted by several fields and cut into pages', async () => {
    const documents = Array.from({ length: 40 }, (_, _id) => ({
      _id,
      n: _id % 4,
      d: { t: day(_id % 3) },
    }));
    const collection = await database.fresh(documents);
    const sort = { 'd.t': -1, n: 1, _id: 1 } as const;
    const all = await collection.find().sort(sort).toArray();
    expect(all.map(({ _id }) => _id).slice(0, 5)).toEqual([8, 20, 32, 5, 17]);
    const page = await collection.find().sort(sort).skip(10).limit(7).toArray();
    expect(page).toEqual(all.slice(10, 17));
    const wrong = { find: collection.collectionName, sort: { n: 2 } };
    await expect(database.db.command(wrong)).rejects.toMatchObject({ code: 15975 });
  });

  it.each<[Document, Document]>([
    [{ name: 1 }, { _id: 1, name: 'ada' }],
    [{ name: 1, _id: 0 }, { name: 'ada' }],
    [{ _id: 1 }, { _id: 1 }],
    [
      { 'sub.a': 1, 'items.n': 1, nope: 1 },
      { _id: 1, sub: { a: 1 }, items: [{ n: 1 }, { n: 2 }] },
    ],
    [
      { items: 0, sub: 0 },
      { _id: 1, name: 'ada' },
    ],
    [
      { _id: 0, 'items.id': 0, 'sub.b.c': 0 },
      { name: 'ada', sub: { a: 1, b: {} }, items: [{ n: 1 }, { n: 2 }] },
    ],
  ])(
    'shows what the projection %j says, and the stored document stays whole',
    async (projection, expected) => {
      const stored = {
        _id: 1,
        name: 'ada',
        sub: { a: 1, b: { c: 3 } },
        items: [
          { id: 'p', n: 1 },
          { id: 'q', n: 2 },
        ],
      };
      const collection = await database.fresh([stored]);
      expect(await collection.findOne({}, { projection })).toEqual(expected);
      expect(await collection.findOne({})).toEqual(stored);
    },
  );

  it('refuses projections with operators and mixtures', async () => {
    const collection = await database.fresh();
    for (const projection of [{ a: { $slice: 1 } }, { a: 1, b: 0 }]) {
      await expect(collection.findOne({}, { projection })).rejects.toMatchObject({
        code: expect.any(Number),
      });
    }
  });

  it('comes in batches of at most 16 MB, as of one moment', async () => {
    const documents = Array.from({ length: 40 }, (_, _id) => ({
      _id,
      text: 'x'.repeat(1_000_000),
    }));
    const collection = await database.fresh(documents);
    const cursor = collection.find();
    expect(await cursor.next()).toMatchObject({ _id: 0 });
    await collection.deleteMany({});
    expect(await cursor.toArray()).toHaveLength(39);
    const few = collection.find().batchSize(2);
    expect(await few.toArray()).toEqual([]);
    await expect(
      database.db.command({ getMore: 77n, collection: collection.collectionName }),
    ).rejects.toMatchObject({ code: 43 });
  });

  it('keeps the types of values', async () => {
    const stored = {
      _id: 1,
      owner: id('01'),
      at: day(1),
      bytes: new Binary(Buffer.from([1, 255, 254])),
      n: 1.5,
      big: 2 ** 40,
      list: [null, true],
    };
    const collection = await database.fresh([stored]);
    expect(await collection.findOne({ _id: 1 })).toEqual(stored);
    await collection.updateOne(
      { _id: 1 },
      { $set: { bytes: new Binary(Buffer.from([1, 255, 253])) } },
    );
    const changed = await collection.findOne({ _id: 1 });
    expect([...(changed?.['bytes'] as Binary).value()]).toEqual([1, 255, 253]);
  });

  it('ends when its time is over', async () => {
    const documents = Array.from({ length: 2000 }, (_, _id) => ({
      _id,
      text: `${'a'.repeat(24)}b`,
    }));
    const collection = await database.fresh(documents);
    const slow = { text: { $regex: '^(a|aa)+$' } };
    await expect(collection.find(slow).maxTimeMS(1).toArray()).rejects.toMatchObject({ code: 50 });
    await expect(collection.deleteMany(slow, { maxTimeMS: 1 })).rejects.toMatchObject({ code: 50 });
    expect(await collection.countDocuments({}, { maxTimeMS: 60_000 })).toBe(2000);
  });
});

describe('an aggregation', () => {
  const files: Row[] = [
    { run: 'a', owner: id('01'), tokens: 3, at: day(3), mail: 'x' },
    { run: 'a', owner: id('01'), tokens: 4, at: day(2), lost: 1 },
    { run: 'b', owner: id('02'), at: null },
    { owner: id('02'), tokens: 'many' },
  ];

  it('groups by values, documents and ObjectIds, and counts, adds, finds the least and lists', async () => {
    const collection = await database.fresh(files);
    const found = await collection
      .aggregate([
        { $match: { owner: { $ne: null } } },
        {
          $group: {
            _id: { run: '$run', owner: '$owner' },
            count: { $sum: 1 },
            tokens: {
              $sum: {
                $add: [
                  { $ifNull: ['$lost', 0] },
                  { $cond: [{ $ne: ['$run', 'a'] }, 0, '$tokens'] },
                ],
              },
            },
            mails: {
              $sum: {
                $cond: [{ $or: [{ $eq: ['$mail', 'x'] }, { $and: ['$lost', false] }] }, 1, 0],
              },
            },
            next: { $min: '$at' },
            days: { $push: '$at' },
          },
        },
      ])
      .toArray();
    expect(found).toEqual([
      {
        _id: { run: 'a', owner: id('01') },
        count: 2,
        tokens: 8,
        mails: 1,
        next: day(2),
        days: [day(3), day(2)],
      },
      {
        _id: { run: 'b', owner: id('02') },
        count: 1,
        tokens: 0,
        mails: 0,
        next: null,
        days: [null],
      },
      {
        _id: { owner: id('02') },
        count: 1,
        tokens: 0,
        mails: 0,
        next: null,
        days: expect.anything(),
      },
    ]);
    const owners = await collection.aggregate([{ $group: { _id: '$run' } }]).toArray();
    expect(owners).toEqual([{ _id: 'a' }, { _id: 'b' }, { _id: null }]);
  });

  it('counts, and gives nothing for nothing', async () => {
    const collection = await database.fresh(files);
    expect(await collection.aggregate([{ $count: 'n' }]).toArray()).toEqual([{ n: 4 }]);
    expect(
      await collection.aggregate([{ $match: { run: 'z' } }, { $count: 'n' }]).toArray(),
    ).toEqual([]);
  });

  it.each<[string, Document, number]>([
    ['stage', { $lookup: {} }, 40324],
    ['operator in a filter', { $match: { a: { $near: 1 } } }, 2],
    ['accumulator', { $group: { _id: null, a: { $avg: '$a' } } }, 15952],
    ['expression', { $group: { _id: { $toUpper: '$a' } } }, 168],
    [
      'expression within others',
      { $group: { _id: null, a: { $sum: { $add: [{ $abs: '$a' }, 1] } } } },
      168,
    ],
  ])('refuses an unknown %s, also over no documents', async (_name, stage, code) => {
    const collection = await database.fresh();
    await expect(collection.aggregate([stage]).toArray()).rejects.toMatchObject({ code });
  });
});
