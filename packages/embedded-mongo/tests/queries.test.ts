import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MongoClient } from 'mongodb';
import {
  Binary,
  BSONRegExp,
  type Db,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

const people: Document[] = [
  { _id: 1, name: 'Ada', age: 36, tags: ['math', 'code'], address: { city: 'London', zip: 1 } },
  {
    _id: 2,
    name: 'Bob',
    age: 17,
    tags: [],
    scores: [
      { k: 'a', v: 1 },
      { k: 'b', v: 9 },
    ],
  },
  {
    _id: 3,
    name: 'cyd',
    age: null,
    tags: 'math',
    scores: [
      { k: 'a', v: 9 },
      { k: 'b', v: 1 },
    ],
  },
  { _id: 4, name: 'Dan', tags: [['math']], address: [{ city: 'Rome' }, { city: 'Oslo' }] },
  { _id: 5, name: 5, age: 36.5, n: [1, 5, 9], address: { zip: 1, city: 'London' } },
];

const cases: [string, Document, number[]][] = [
  ['everything', {}, [1, 2, 3, 4, 5]],
  ['equality', { age: 36 }, [1]],
  ['an array element', { tags: 'math' }, [1, 3]],
  ['a whole array', { tags: ['math', 'code'] }, [1]],
  ['a whole array that is an element', { tags: ['math'] }, [4]],
  ['an empty array', { tags: [] }, [2]],
  ['null or missing', { age: null }, [3, 4]],
  ['$eq null', { age: { $eq: null } }, [3, 4]],
  ['$ne null', { age: { $ne: null } }, [1, 2, 5]],
  ['$exists', { age: { $exists: true } }, [1, 2, 3, 5]],
  ['$exists false', { age: { $exists: false } }, [4]],
  ['$gt keeps to the type', { age: { $gt: 17 } }, [1, 5]],
  ['$gte null', { age: { $gte: null } }, [3, 4]],
  ['$gt null', { age: { $gt: null } }, []],
  ['a range', { age: { $gte: 17, $lt: 36.5 } }, [1, 2]],
  ['$lt on strings', { name: { $lt: 'B' } }, [1]],
  ['$gt on any of an array', { n: { $gt: 8 } }, [5]],
  ['both bounds on different elements', { n: { $gt: 5, $lt: 5 } }, [5]],
  ['$elemMatch with operators', { n: { $elemMatch: { $gt: 5, $lt: 5 } } }, []],
  ['$elemMatch on numbers', { n: { $elemMatch: { $gt: 1, $lt: 9 } } }, [5]],
  ['$elemMatch on documents', { scores: { $elemMatch: { k: 'a', v: { $gt: 5 } } } }, [3]],
  ['a path through an array', { 'scores.v': 9 }, [2, 3]],
  ['two paths through an array', { 'scores.k': 'a', 'scores.v': 9 }, [2, 3]],
  ['a position', { 'scores.0.v': 9 }, [3]],
  ['a position at the end', { 'tags.1': 'code' }, [1]],
  ['a path into a document or an array', { 'address.city': 'London' }, [1, 5]],
  ['a path into an array of documents', { 'address.city': 'Oslo' }, [4]],
  ['an embedded document, order counts', { address: { city: 'London', zip: 1 } }, [1]],
  ['an embedded document in the other order', { address: { zip: 1, city: 'London' } }, [5]],
  ['a part of an embedded document', { address: { city: 'London' } }, []],
  ['$in', { age: { $in: [17, 36.5] } }, [2, 5]],
  ['$in with null', { age: { $in: [null, 17] } }, [2, 3, 4]],
  ['$in with a regular expression', { name: { $in: [/^a/i, 'Bob'] } }, [1, 2]],
  ['$in nothing', { age: { $in: [] } }, []],
  ['$nin', { age: { $nin: [17, null] } }, [1, 5]],
  ['$ne on an array', { tags: { $ne: 'math' } }, [2, 4, 5]],
  ['$not', { age: { $not: { $gt: 17 } } }, [2, 3, 4]],
  ['$not with a regular expression', { name: { $not: /^[AB]/ } }, [3, 4, 5]],
  ['a regular expression', { name: /d/ }, [1, 3]],
  ['$regex with options', { name: { $regex: '^a', $options: 'i' } }, [1]],
  ['$and', { $and: [{ age: 36 }, { tags: 'code' }] }, [1]],
  ['$or', { $or: [{ age: 17 }, { 'n.1': 5 }] }, [2, 5]],
  ['$nor', { $nor: [{ age: 17 }, { tags: 'math' }] }, [4, 5]],
  ['$size', { tags: { $size: 0 } }, [2]],
  ['$size of nested', { tags: { $size: 1 } }, [4]],
  ['$all', { tags: { $all: ['code', 'math'] } }, [1]],
  ['$all on a scalar', { tags: { $all: ['math'] } }, [1, 3]],
  ['$all with an array', { tags: { $all: [['math']] } }, [4]],
  ['$all nothing', { tags: { $all: [] } }, []],
  [
    '$all with $elemMatch',
    { scores: { $all: [{ $elemMatch: { k: 'a', v: 9 } }, { $elemMatch: { k: 'b', v: 1 } }] } },
    [3],
  ],
  ['$mod', { age: { $mod: [18, 0] } }, [1, 5]],
  ['$mod truncates', { age: { $mod: [36.9, 0] } }, [1, 5]],
  ['$type string', { name: { $type: 'string' } }, [1, 2, 3, 4]],
  ['$type by number', { name: { $type: 16 } }, [5]],
  ['$type number', { age: { $type: 'number' } }, [1, 2, 5]],
  ['$type array', { tags: { $type: 'array' } }, [1, 2, 4]],
  ['$type null', { age: { $type: 'null' } }, [3]],
  ['$type list', { age: { $type: ['double', 'null'] } }, [3, 5]],
  ['$bitsAllSet', { age: { $bitsAllSet: [2, 5] } }, [1]],
  ['$bitsAnyClear', { age: { $bitsAnyClear: 16 } }, [1]],
  ['$expr', { $expr: { $gt: ['$age', 20] } }, [1, 5]],
  ['$comment', { age: 17, $comment: 'why' }, [2]],
  ['a missing path below an array of scalars', { 'tags.x': null }, [3, 5]],
  ['$exists through an array', { 'scores.v': { $exists: true } }, [2, 3]],
  ['$not $elemMatch', { scores: { $not: { $elemMatch: { k: 'a', v: 9 } } } }, [1, 2, 4, 5]],
];

describe.each(targets())('queries on $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
    await db.collection<Row>('people').insertMany(people);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  it.each(cases)('matches %s', async (_name, filter, expected) => {
    const found = await db.collection<Row>('people').find(filter).sort({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(expected);
    expect(await db.collection<Row>('people').countDocuments(filter)).toBe(expected.length);
  });

  it.each<[string, Document, number]>([
    ['an unknown operator', { a: { $foo: 1 } }, 2],
    ['an unknown top-level operator', { $foo: 1 }, 2],
    ['$in without a list', { a: { $in: 1 } }, 2],
    ['$or without a list', { $or: {} }, 2],
    ['$or with an empty list', { $or: [] }, 2],
    ['an empty $not', { a: { $not: {} } }, 2],
    ['$size of a text', { a: { $size: 'x' } }, 2],
    ['a negative $size', { a: { $size: -1 } }, 2],
    ['$mod by zero', { a: { $mod: [0, 0] } }, 2],
    ['a short $mod', { a: { $mod: [1] } }, 2],
    ['a malformed regular expression', { a: { $regex: '(' } }, 51091],
    ['$elemMatch of a scalar', { a: { $elemMatch: 1 } }, 2],
    ['an unknown type name', { a: { $type: 'nope' } }, 2],
    ['a regular expression after $gt', { a: { $gt: /x/ } }, 2],
    ['$ne with a regular expression', { a: { $ne: /x/ } }, 2],
    ['an operator in $in', { a: { $in: [{ $gt: 1 }] } }, 2],
    ['an unknown expression', { $expr: { $foo: 1 } }, 168],
  ])('refuses %s', async (_name, filter, code) => {
    await expect(db.collection<Row>('people').find(filter).toArray()).rejects.toMatchObject({
      code,
    });
    await expect(db.collection<Row>('nobody').find(filter).toArray()).rejects.toMatchObject({
      code,
    });
  });

  it.each<[string, Document, Document, Document]>([
    ['inclusion', { name: 1, age: true }, { _id: 1 }, { _id: 1, name: 'Ada', age: 36 }],
    ['exclusion', { tags: 0, address: false, name: 0 }, { _id: 1 }, { _id: 1, age: 36 }],
    ['without _id', { _id: 0, name: 1 }, { _id: 1 }, { name: 'Ada' }],
    ['only _id', { _id: 1 }, { _id: 1 }, { _id: 1 }],
    [
      'an embedded field',
      { 'address.city': 1, _id: 0 },
      { _id: 1 },
      { address: { city: 'London' } },
    ],
    [
      'an embedded field, nested form',
      { address: { city: 1 }, _id: 0 },
      { _id: 1 },
      { address: { city: 'London' } },
    ],
    [
      'a field of array elements',
      { 'scores.v': 1, _id: 0 },
      { _id: 2 },
      { scores: [{ v: 1 }, { v: 9 }] },
    ],
    [
      'exclusion in array elements',
      { 'scores.v': 0, tags: 0, name: 0, age: 0 },
      { _id: 2 },
      { _id: 2, scores: [{ k: 'a' }, { k: 'b' }] },
    ],
    [
      '$slice',
      { n: { $slice: 2 }, _id: 0, name: 0, age: 0, address: 0 },
      { _id: 5 },
      { n: [1, 5] },
    ],
    [
      '$slice from the end',
      { n: { $slice: [-2, 1] }, _id: 0, name: 0, age: 0, address: 0 },
      { _id: 5 },
      { n: [5] },
    ],
    [
      '$elemMatch',
      { _id: 0, scores: { $elemMatch: { k: 'b' } } },
      { _id: 2 },
      { scores: [{ k: 'b', v: 9 }] },
    ],
    ['$elemMatch without a match', { scores: { $elemMatch: { k: 'z' } } }, { _id: 2 }, { _id: 2 }],
    ['the positional $', { _id: 0, 'n.$': 1 }, { n: { $gt: 3 } }, { n: [5] }],
    [
      'a worked-out field',
      { _id: 0, twice: { $multiply: ['$age', 2] } },
      { _id: 1 },
      { twice: 72 },
    ],
    ['a path below a scalar', { 'name.x': 1 }, { _id: 1 }, { _id: 1 }],
  ])('projects %s', async (_name, projection, filter, expected) => {
    const found = await db.collection<Row>('people').findOne(filter, { projection });
    expect(found).toEqual(expected);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(expected));
  });

  it.each<[string, Document, number]>([
    ['exclusion in an inclusion', { a: 1, b: 0 }, 31254],
    ['inclusion in an exclusion', { a: 0, b: 1 }, 31253],
    ['a path and its parent', { a: 1, 'a.b': 1 }, 31249],
    ['an empty last name', { 'a.': 1 }, 40353],
  ])('refuses a projection with %s', async (_name, projection, code) => {
    await expect(db.collection<Row>('people').findOne({}, { projection })).rejects.toMatchObject({
      code,
    });
  });

  it('sorts types in the order of BSON', async () => {
    const values = [
      new MaxKey(),
      /x/,
      new Timestamp({ t: 1, i: 1 }),
      new Date(0),
      false,
      true,
      new ObjectId('0'.repeat(24)),
      new Binary(Buffer.from('a')),
      { a: 1 },
      'text',
      Long.fromString('9007199254740993'),
      9007199254740992,
      2,
      Decimal128.fromString('1.5'),
      new Double(1.25),
      Number.NaN,
      null,
      new MinKey(),
    ];
    const collection = db.collection<Row>('sorted');
    await collection.insertMany(values.map((v, _id) => ({ _id, v })));
    const expected = [...values.keys()].reverse();
    // true sorts after false: the list above has them the other way round.
    const swapped = expected.map((id) => (id === 4 ? 5 : id === 5 ? 4 : id));
    const ascending = await collection.find().sort({ v: 1 }).toArray();
    expect(ascending.map(({ _id }) => _id)).toEqual(swapped);
    const descending = await collection.find().sort({ v: -1 }).toArray();
    expect(descending.map(({ _id }) => _id)).toEqual(swapped.toReversed());
  });

  it('sorts by the smallest or greatest element of an array, and by several fields', async () => {
    const collection = db.collection<Row>('arrays');
    await collection.insertMany([
      { _id: 1, v: [5, 1] },
      { _id: 2, v: 3 },
      { _id: 3, v: [] },
      { _id: 4 },
      { _id: 5, v: [2, 9] },
    ]);
    const ids = async (sort: Document) =>
      (await collection.find().sort(sort).toArray()).map(({ _id }) => _id);
    expect(await ids({ v: 1, _id: 1 })).toEqual([3, 4, 1, 5, 2]);
    expect(await ids({ v: -1, _id: 1 })).toEqual([5, 1, 2, 4, 3]);
    expect(await ids({ $natural: -1 })).toEqual([5, 4, 3, 2, 1]);
    await expect(ids({ v: 2 } as Document)).rejects.toThrow();
  });

  it('compares numbers of all types by value', async () => {
    const collection = db.collection<Row>('numbers');
    await collection.insertMany([
      { _id: 1, v: new Int32(1) },
      { _id: 2, v: new Double(1) },
      { _id: 3, v: Long.fromNumber(1) },
      { _id: 4, v: Decimal128.fromString('1.0') },
      { _id: 5, v: Decimal128.fromString('0.1') },
      { _id: 6, v: new Double(0.1) },
      { _id: 7, v: '1' },
    ]);
    const ids = async (filter: Document) =>
      (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await ids({ v: 1 })).toEqual([1, 2, 3, 4]);
    expect(await ids({ v: Decimal128.fromString('1') })).toEqual([1, 2, 3, 4]);
    expect(await ids({ v: { $in: [Long.fromNumber(1)] } })).toEqual([1, 2, 3, 4]);
    expect(await ids({ v: Decimal128.fromString('0.1') })).toEqual([5]);
    expect(await ids({ v: { $lt: 1 } })).toEqual([5, 6]);
    expect(await ids({ v: { $type: 'decimal' } })).toEqual([4, 5]);
    expect(await ids({ v: { $type: 'long' } })).toEqual([3]);
  });

  it('gives every BSON type back as it came', async () => {
    const collection = db.collection<Row>('types');
    const document = {
      _id: new ObjectId(),
      int: new Int32(7),
      double: new Double(7),
      long: Long.fromString('9223372036854775807'),
      decimal: Decimal128.fromString('1.10'),
      date: new Date(1234),
      binary: new Binary(Buffer.from([1, 2, 3]), 5),
      regex: new BSONRegExp('a.c', 'i'),
      timestamp: new Timestamp({ t: 5, i: 6 }),
      nested: { list: [null, true, { deep: 'ü𝄞' }] },
      minimum: new MinKey(),
      maximum: new MaxKey(),
    };
    await collection.insertOne(document);
    const options = { promoteValues: false, bsonRegExp: true } as const;
    const found = await collection.findOne({ _id: document._id }, options);
    expect(found).toEqual(document);
    // An update of another field rewrites the document; the types stay.
    await collection.updateOne({ _id: document._id }, { $set: { added: new Int32(1) } });
    expect(await collection.findOne({ _id: document._id }, options)).toEqual({
      ...document,
      added: new Int32(1),
    });
  });

  it('finds nothing through a prototype', async () => {
    expect(
      await db.collection<Row>('people').countDocuments({ 'constructor.name': 'Object' }),
    ).toBe(0);
    expect(await db.collection<Row>('people').countDocuments({ toString: { $exists: true } })).toBe(
      0,
    );
  });

  it('answers through cursors', async () => {
    const collection = db.collection<Row>('many');
    await collection.insertMany(Array.from({ length: 1000 }, (_, _id) => ({ _id })));
    expect(await collection.find().toArray()).toHaveLength(1000);
    expect(await collection.find().batchSize(7).toArray()).toHaveLength(1000);
    const page = await collection.find().sort({ _id: -1 }).skip(990).limit(5).toArray();
    expect(page.map(({ _id }) => _id)).toEqual([9, 8, 7, 6, 5]);
    expect(await collection.find().limit(-3).toArray()).toHaveLength(3);
    expect(await collection.countDocuments({}, { skip: 990 })).toBe(10);
    expect(await collection.estimatedDocumentCount()).toBe(1000);
    const cursor = collection.find().batchSize(2);
    await cursor.next();
    await cursor.close();
    await expect(
      db.command({ getMore: Long.fromNumber(12345), collection: 'many' }),
    ).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('lists the distinct values', async () => {
    expect(await db.collection<Row>('people').distinct('tags')).toEqual(['code', 'math', ['math']]);
    expect(await db.collection<Row>('people').distinct('address.city')).toEqual([
      'London',
      'Oslo',
      'Rome',
    ]);
    expect(await db.collection<Row>('people').distinct('age', { _id: { $lt: 4 } })).toEqual([
      null,
      17,
      36,
    ]);
    expect(await db.collection<Row>('nobody').distinct('x')).toEqual([]);
  });
});
