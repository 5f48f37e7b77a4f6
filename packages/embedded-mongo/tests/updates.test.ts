import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MongoClient } from 'mongodb';
import { type Db, Decimal128, type Document, Double, Int32, Long } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

interface UpdateCase {
  readonly name: string;
  readonly before: Document;
  readonly update: Document | Document[];
  readonly after: Document;
  readonly filter?: Document;
  readonly arrayFilters?: Document[];
}

const cases: UpdateCase[] = [
  {
    name: '$set creates documents on the way',
    before: {},
    update: { $set: { 'a.b.c': 1 } },
    after: { a: { b: { c: 1 } } },
  },
  {
    name: '$set in the order of the names',
    before: {},
    update: { $set: { b: 1, a: 2 } },
    after: { a: 2, b: 1 },
  },
  {
    name: '$set of an array element',
    before: { a: [1, 2] },
    update: { $set: { 'a.1': 9 } },
    after: { a: [1, 9] },
  },
  {
    name: '$set past the end of an array',
    before: { a: [1] },
    update: { $set: { 'a.3': 4 } },
    after: { a: [1, null, null, 4] },
  },
  {
    name: '$set of a number makes a document',
    before: {},
    update: { $set: { 'a.0': 1 } },
    after: { a: { '0': 1 } },
  },
  {
    name: '$set of _id to what it is',
    before: { a: 1 },
    update: { $set: { _id: 1, a: 2 } },
    after: { a: 2 },
  },
  {
    name: '$unset',
    before: { a: 1, b: { c: 1, d: 2 } },
    update: { $unset: { a: '', 'b.c': 1, nope: 1 } },
    after: { b: { d: 2 } },
  },
  {
    name: '$unset of an array element',
    before: { a: [1, 2] },
    update: { $unset: { 'a.0': 1 } },
    after: { a: [null, 2] },
  },
  {
    name: '$unset below a scalar',
    before: { a: 1 },
    update: { $unset: { 'a.b': 1 } },
    after: { a: 1 },
  },
  { name: '$inc', before: { a: 1 }, update: { $inc: { a: 2, b: -3 } }, after: { a: 3, b: -3 } },
  { name: '$mul', before: { a: 2 }, update: { $mul: { a: 2.5, b: 3 } }, after: { a: 5, b: 0 } },
  {
    name: '$min and $max',
    before: { a: 5, b: 5 },
    update: { $min: { a: 3, c: 1 }, $max: { b: 3 } },
    after: { a: 3, b: 5, c: 1 },
  },
  { name: '$min across types', before: { a: 'x' }, update: { $min: { a: 3 } }, after: { a: 3 } },
  {
    name: '$rename',
    before: { a: 1, b: 2 },
    update: { $rename: { a: 'c' } },
    after: { b: 2, c: 1 },
  },
  {
    name: '$rename over a field',
    before: { a: 1, b: 2 },
    update: { $rename: { a: 'b' } },
    after: { b: 1 },
  },
  {
    name: '$rename of nothing',
    before: { a: 1 },
    update: { $rename: { z: 'y' } },
    after: { a: 1 },
  },
  {
    name: '$rename into a document',
    before: { a: 1 },
    update: { $rename: { a: 'd.e' } },
    after: { d: { e: 1 } },
  },
  {
    name: '$setOnInsert changes nothing here',
    before: { a: 1 },
    update: { $setOnInsert: { a: 2, b: 1 } },
    after: { a: 1 },
  },
  { name: '$bit', before: { a: 13 }, update: { $bit: { a: { and: 10 } } }, after: { a: 8 } },
  {
    name: '$push',
    before: { a: [1] },
    update: { $push: { a: 2, b: [3] } },
    after: { a: [1, 2], b: [[3]] },
  },
  {
    name: '$push $each',
    before: { a: [1] },
    update: { $push: { a: { $each: [2, 3] } } },
    after: { a: [1, 2, 3] },
  },
  {
    name: '$push $position',
    before: { a: [1] },
    update: { $push: { a: { $each: [2, 3], $position: 0 } } },
    after: { a: [2, 3, 1] },
  },
  {
    name: '$push negative $position',
    before: { a: [1, 2] },
    update: { $push: { a: { $each: [9], $position: -1 } } },
    after: { a: [1, 9, 2] },
  },
  {
    name: '$push $slice',
    before: { a: [1, 2] },
    update: { $push: { a: { $each: [3, 4], $slice: -3 } } },
    after: { a: [2, 3, 4] },
  },
  {
    name: '$push $sort',
    before: { a: [3, 1] },
    update: { $push: { a: { $each: [2], $sort: -1 } } },
    after: { a: [3, 2, 1] },
  },
  {
    name: '$push $sort by a field',
    before: { a: [{ s: 3 }, { s: 1 }] },
    update: { $push: { a: { $each: [{ s: 2 }], $sort: { s: 1 }, $slice: 2 } } },
    after: { a: [{ s: 1 }, { s: 2 }] },
  },
  {
    name: '$addToSet',
    before: { a: [1, 'x'] },
    update: { $addToSet: { a: { $each: [1, 2, 2] }, b: 1 } },
    after: { a: [1, 'x', 2], b: [1] },
  },
  {
    name: '$addToSet of documents, order counts',
    before: { a: [{ x: 1, y: 2 }] },
    update: { $addToSet: { a: { y: 2, x: 1 } } },
    after: {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  },
  {
    name: '$pop',
    before: { a: [1, 2, 3], b: [1, 2, 3] },
    update: { $pop: { a: 1, b: -1, c: 1 } },
    after: { a: [1, 2], b: [2, 3] },
  },
  {
    name: '$pull of a value',
    before: { a: [1, 2, 1] },
    update: { $pull: { a: 1 } },
    after: { a: [2] },
  },
  {
    name: '$pull with operators',
    before: { a: [1, 5, 9] },
    update: { $pull: { a: { $gte: 5 } } },
    after: { a: [1] },
  },
  {
    name: '$pull $in',
    before: { a: ['x', 'y', 'z'] },
    update: { $pull: { a: { $in: ['x', 'z'] } } },
    after: { a: ['y'] },
  },
  {
    name: '$pull of documents by some fields',
    before: {
      a: [
        { k: 1, v: 2 },
        { k: 2, v: 2 },
      ],
    },
    update: { $pull: { a: { k: 1 } } },
    after: { a: [{ k: 2, v: 2 }] },
  },
  {
    name: '$pull of documents by conditions',
    before: {
      a: [
        { k: 1, v: 2 },
        { k: 2, v: 9 },
      ],
    },
    update: { $pull: { a: { v: { $gt: 5 }, k: { $ne: 1 } } } },
    after: { a: [{ k: 1, v: 2 }] },
  },
  {
    name: '$pull by an inner array',
    before: { a: [{ r: [{ q: 1 }] }, { r: [{ q: 2 }] }] },
    update: { $pull: { a: { r: { $elemMatch: { q: 2 } } } } },
    after: { a: [{ r: [{ q: 1 }] }] },
  },
  {
    name: '$pullAll',
    before: { a: [1, 2, 3, 1] },
    update: { $pullAll: { a: [1, 3] } },
    after: { a: [2] },
  },
  {
    name: 'the positional $',
    before: {
      a: [
        { k: 'x', v: 1 },
        { k: 'y', v: 1 },
      ],
    },
    filter: { 'a.k': 'y' },
    update: { $inc: { 'a.$.v': 5 } },
    after: {
      a: [
        { k: 'x', v: 1 },
        { k: 'y', v: 6 },
      ],
    },
  },
  {
    name: 'the positional $ after $elemMatch',
    before: {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 7 },
      ],
    },
    filter: { a: { $elemMatch: { k: 1, v: { $gt: 5 } } } },
    update: { $set: { 'a.$.v': 0 } },
    after: {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 0 },
      ],
    },
  },
  {
    name: 'the positional $ of a scalar',
    before: { a: [3, 5, 7] },
    filter: { a: { $gt: 4 } },
    update: { $set: { 'a.$': 0 } },
    after: { a: [3, 0, 7] },
  },
  {
    name: 'all elements with $[]',
    before: { a: [{ v: 1 }, { v: 2 }] },
    update: { $inc: { 'a.$[].v': 10 } },
    after: { a: [{ v: 11 }, { v: 12 }] },
  },
  {
    name: 'array filters',
    before: { a: [1, 5, 9] },
    update: { $set: { 'a.$[big]': 0 } },
    arrayFilters: [{ big: { $gt: 4 } }],
    after: { a: [1, 0, 0] },
  },
  {
    name: 'array filters on fields',
    before: {
      a: [
        { k: 'x', l: [1, 2] },
        { k: 'y', l: [1, 2] },
      ],
    },
    update: { $set: { 'a.$[e].l.$[n]': 9 } },
    arrayFilters: [{ 'e.k': 'y' }, { n: 2 }],
    after: {
      a: [
        { k: 'x', l: [1, 2] },
        { k: 'y', l: [1, 9] },
      ],
    },
  },
  {
    name: 'a pipeline',
    before: { a: 2, b: 3 },
    update: [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }],
    after: { b: 3, c: 5 },
  },
  {
    name: 'several operators',
    before: { n: 1, l: [1] },
    update: { $inc: { n: 1 }, $push: { l: 2 }, $set: { s: 'x' }, $unset: { u: 1 } },
    after: { n: 2, l: [1, 2], s: 'x' },
  },
  { name: 'empty modifiers', before: { a: 1 }, update: { $set: {} }, after: { a: 1 } },
];

const refusals: [string, Document, Document | Document[], number][] = [
  ['$inc on a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc on null', { a: null }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$mul on an array', { a: [] }, { $mul: { a: 2 } }, 14],
  ['$push on a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
  ['$addToSet on a scalar', { a: 1 }, { $addToSet: { a: 1 } }, 2],
  ['$pull on a scalar', { a: 1 }, { $pull: { a: 1 } }, 2],
  ['$pop on a scalar', { a: 1 }, { $pop: { a: 1 } }, 14],
  ['$pop by 2', { a: [1] }, { $pop: { a: 2 } }, 9],
  ['$bit on a string', { a: 'x' }, { $bit: { a: { or: 1 } } }, 2],
  ['a way through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['another _id', {}, { $set: { _id: 2 } }, 66],
  ['no _id', {}, { $unset: { _id: 1 } }, 66],
  ['the same path twice', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a path and its parent', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
  ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
  ['a field among the operators', {}, { $set: { a: 1 }, b: 1 }, 9],
  ['$set of a scalar', {}, { $set: 1 }, 9],
  ['an empty name', {}, { $set: { 'a..b': 1 } }, 56],
  ['$ without a matched array', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ['a missing array filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
  ['$[] on a scalar', { a: 1 }, { $set: { 'a.$[]': 1 } }, 2],
  ['$[] on a missing field', {}, { $set: { 'a.$[]': 1 } }, 2],
  ['$rename to a number', {}, { $rename: { a: 1 } }, 2],
  ['$rename of an array element', { a: [1] }, { $rename: { 'a.0': 'b' } }, 2],
  ['$rename into an array', { a: [1], b: 2 }, { $rename: { b: 'a.0' } }, 2],
  ['$rename to itself', {}, { $rename: { a: 'a' } }, 2],
  ['a group stage in an update', {}, [{ $group: { _id: 1 } }], 72],
  ['an unknown expression', {}, [{ $set: { a: { $foo: 1 } } }], 168],
];

describe.each(targets())('updates on $name', (target) => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;
  let count = 0;

  beforeAll(async () => {
    server = await target.start();
    ({ client, db } = await connect(server));
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const fresh = () => db.collection<Row>(`updates${(count += 1)}`);

  /** The command itself, since the driver checks updates before it sends them. */
  const update = (name: string, q: Document, u: unknown, more: Document = {}) =>
    db.command({ update: name, updates: [{ q, u, ...more }] });

  it.each(cases)(
    'applies $name',
    async ({ before, update: change, after, filter = {}, arrayFilters }) => {
      const collection = fresh();
      await collection.insertOne({ _id: 1, ...before });
      const reply = await update(
        collection.collectionName,
        filter,
        change,
        arrayFilters && { arrayFilters },
      );
      expect(reply['writeErrors']).toBeUndefined();
      const found = await collection.findOne({});
      expect(found).toEqual({ _id: 1, ...after });
      expect(Object.keys(found ?? {})).toEqual(['_id', ...Object.keys(after)]);
      const changed = JSON.stringify(before) !== JSON.stringify(after);
      expect(reply).toMatchObject({ n: 1, nModified: changed ? 1 : 0 });
    },
  );

  it.each(refusals)('refuses %s', async (_name, before, change, code) => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, ...before });
    const reply = await update(collection.collectionName, {}, change).catch(
      (error: unknown) => error,
    );
    const error = (reply as Document)['writeErrors']?.[0] ?? reply;
    expect(error).toMatchObject({ code });
    expect(await collection.findOne({})).toEqual({ _id: 1, ...before });
  });

  it('refuses an array filter that is not used, and two of one name', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, a: [1] });
    const run = async (arrayFilters: Document[]) => {
      const reply = await update(
        collection.collectionName,
        {},
        { $set: { 'a.$[x]': 2 } },
        { arrayFilters },
      ).catch((error: unknown) => error);
      return (reply as Document)['writeErrors']?.[0] ?? reply;
    };
    expect(await run([{ x: 1 }, { y: 1 }])).toMatchObject({ code: 9 });
    expect(await run([{ x: 1 }, { x: 2 }])).toMatchObject({ code: 9 });
    expect(await run([{ X: 1 }])).toMatchObject({ code: 2 });
  });

  it('keeps and widens number types', async () => {
    const collection = fresh();
    await collection.insertOne({
      _id: 1,
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromNumber(1),
      decimal: Decimal128.fromString('0.1'),
      big: new Int32(2147483647),
    });
    await collection.updateOne(
      { _id: 1 },
      { $inc: { int: 1, double: 1, long: 1, decimal: Decimal128.fromString('0.2'), big: 1 } },
    );
    const found = await collection.findOne({}, { promoteValues: false });
    expect(found).toEqual({
      _id: new Int32(1),
      int: new Int32(2),
      double: new Double(2),
      long: Long.fromNumber(2),
      decimal: Decimal128.fromString('0.3'),
      big: Long.fromNumber(2147483648),
    });
    await collection.updateOne({ _id: 1 }, { $set: { max: Long.MAX_VALUE } });
    await expect(collection.updateOne({ _id: 1 }, { $inc: { max: 1 } })).rejects.toMatchObject({
      code: 2,
    });
    await collection.updateOne(
      { _id: 1 },
      { $inc: { int: new Double(0.5) }, $mul: { decimal: 2 } },
    );
    const again = await collection.findOne({}, { promoteValues: false });
    expect(again?.['int']).toEqual(new Double(2.5));
    expect(String(again?.['decimal'])).toBe('0.6');
  });

  it('counts a change of the type as a change', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, a: new Int32(1) });
    expect(await collection.updateOne({}, { $set: { a: new Double(1) } })).toMatchObject({
      modifiedCount: 1,
    });
    expect(await collection.updateOne({}, { $set: { a: new Double(1) } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  it('sets the current date', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1 });
    await collection.updateOne(
      {},
      { $currentDate: { a: true as never, b: { $type: 'timestamp' }, c: { $type: 'date' } } },
    );
    const found = await collection.findOne({});
    expect(Object.prototype.toString.call(found?.['a'])).toBe('[object Date]');
    expect(found?.['a'].getTime()).toBeGreaterThan(Date.UTC(2020, 0, 1));
    expect(found?.['b']._bsontype).toBe('Timestamp');
  });

  it('replaces documents and keeps the _id', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, a: 1 });
    await collection.replaceOne({ a: 1 }, { b: 2 });
    expect(await collection.findOne({})).toEqual({ _id: 1, b: 2 });
    await expect(collection.replaceOne({}, { _id: 2, b: 2 })).rejects.toMatchObject({ code: 66 });
    const reply = await update(collection.collectionName, {}, { c: 1 }, { multi: true });
    expect(reply['writeErrors'][0]).toMatchObject({ code: 9 });
  });

  it('changes many', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await collection.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 2,
    });
    expect(await collection.updateMany({}, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 1,
    });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteOne({ a: 9 })).toMatchObject({ deletedCount: 0 });
  });

  it('upserts', async () => {
    const collection = fresh();
    const result = await collection.updateOne(
      { _id: 7, kind: 'x', n: { $gt: 1 }, 'deep.er': { $eq: 2 }, $and: [{ extra: 3 }] },
      { $inc: { count: 1 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect(result).toMatchObject({ upsertedCount: 1, upsertedId: 7, matchedCount: 0 });
    expect(await collection.findOne({})).toEqual({
      _id: 7,
      kind: 'x',
      deep: { er: 2 },
      extra: 3,
      count: 1,
      made: true,
    });
    await collection.updateOne(
      { _id: 7 },
      { $inc: { count: 1 }, $setOnInsert: { made: false } },
      { upsert: true },
    );
    expect(await collection.findOne({ _id: 7 })).toMatchObject({ count: 2, made: true });
    const replaced = await collection.replaceOne({ kind: 'new' }, { a: 1 }, { upsert: true });
    expect(await collection.findOne({ _id: replaced.upsertedId as never })).toEqual({
      _id: replaced.upsertedId,
      a: 1,
    });
    await expect(
      collection.updateOne({ _id: 8 }, { $set: { _id: 9 } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 66 });
    await expect(
      collection.updateOne({ a: 5, $and: [{ a: 6 }] }, { $set: { b: 1 } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 54 });
  });

  it('finds and modifies', async () => {
    const collection = fresh();
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } })).toEqual(
      { _id: 2, n: 2 },
    );
    expect(
      await collection.findOneAndUpdate(
        { _id: 1 },
        { $inc: { n: 10 } },
        { returnDocument: 'after', projection: { n: 1, _id: 0 } },
      ),
    ).toEqual({ n: 11 });
    expect(await collection.findOneAndUpdate({ _id: 9 }, { $set: { n: 1 } })).toBeNull();
    expect(
      await collection.findOneAndUpdate(
        { _id: 9 },
        { $set: { n: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toEqual({ _id: 9, n: 1 });
    expect(
      await collection.findOneAndUpdate(
        { _id: 10 },
        { $set: { n: 1 } },
        { upsert: true, includeResultMetadata: true },
      ),
    ).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 10 },
    });
    expect(
      await collection.findOneAndReplace({ _id: 9 }, { m: 1 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 9, m: 1 });
    expect(await collection.findOneAndDelete({ _id: 9 })).toEqual({ _id: 9, m: 1 });
    expect(await collection.findOneAndDelete({ _id: 9 })).toBeNull();
    await expect(db.command({ findAndModify: collection.collectionName })).rejects.toMatchObject({
      code: 9,
    });
  });

  it('lets exactly one of many concurrent callers take a document', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1, status: 'queued', version: 0 });
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, worker) =>
        collection.findOneAndUpdate(
          { _id: 1, status: 'queued' },
          { $set: { status: 'taken', worker } },
        ),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 50 }, () => collection.updateOne({ _id: 1 }, { $inc: { version: 1 } })),
    );
    expect(await collection.findOne({})).toMatchObject({ version: 50 });
  });
});
