import { type Document, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

interface Change {
  readonly before: Document;
  readonly update: Document;
  readonly after: Document;
  readonly filter?: Document;
}

const two = [
  { id: 'p', n: 1 },
  { id: 'q', n: 2 },
];

const changes: readonly (readonly [string, Change])[] = [
  ['$set', { before: { a: 1 }, update: { $set: { a: 2, b: 'x' } }, after: { a: 2, b: 'x' } }],
  [
    '$set of the same',
    { before: { a: { b: [1] } }, update: { $set: { a: { b: [1] } } }, after: { a: { b: [1] } } },
  ],
  [
    '$set below',
    {
      before: { a: { b: 1, c: 2 } },
      update: { $set: { 'a.b': 3, 'd.e.f': 4 } },
      after: { a: { b: 3, c: 2 }, d: { e: { f: 4 } } },
    },
  ],
  [
    '$set of an element',
    {
      before: { a: [1, 2] },
      update: { $set: { 'a.1': 5, 'a.3': 6 } },
      after: { a: [1, 5, null, 6] },
    },
  ],
  [
    '$set in an element',
    {
      before: { a: two },
      update: { $set: { 'a.0.n': 9 } },
      after: { a: [{ id: 'p', n: 9 }, two[1]] },
    },
  ],
  [
    '$unset',
    {
      before: { a: 1, b: { c: 1, d: 2 } },
      update: { $unset: { a: '', 'b.c': '', 'x.y': '' } },
      after: { b: { d: 2 } },
    },
  ],
  [
    '$inc',
    {
      before: { a: 1, b: { c: 1.5 } },
      update: { $inc: { a: 2, 'b.c': -1, d: 4 } },
      after: { a: 3, b: { c: 0.5 }, d: 4 },
    },
  ],
  [
    '$max',
    {
      before: { a: 5, b: 5, c: null },
      update: { $max: { a: 4, b: 6, c: 1, d: 2 } },
      after: { a: 5, b: 6, c: 1, d: 2 },
    },
  ],
  [
    '$max of dates',
    { before: { a: new Date(5) }, update: { $max: { a: new Date(9) } }, after: { a: new Date(9) } },
  ],
  [
    '$push',
    {
      before: { a: [1] },
      update: { $push: { a: { x: 1 }, b: 'y' } },
      after: { a: [1, { x: 1 }], b: ['y'] },
    },
  ],
  [
    '$push of each',
    { before: { a: [1] }, update: { $push: { a: { $each: [2, 3] } } }, after: { a: [1, 2, 3] } },
  ],
  [
    '$push of a list',
    { before: { a: [] }, update: { $push: { a: [1, 2] } }, after: { a: [[1, 2]] } },
  ],
  [
    '$pull of a value',
    { before: { a: ['x', 'y', 'x'] }, update: { $pull: { a: 'x', b: 'z' } }, after: { a: ['y'] } },
  ],
  [
    '$pull of some values',
    {
      before: { a: ['x', 'y', 'z'] },
      update: { $pull: { a: { $in: ['x', 'z'] } } },
      after: { a: ['y'] },
    },
  ],
  [
    '$pull by fields',
    {
      before: { a: [...two, 'p'] },
      update: { $pull: { a: { id: 'p', n: { $lt: 2 } } } },
      after: { a: [two[1], 'p'] },
    },
  ],
  [
    'the element that was found',
    {
      before: { a: two },
      filter: { a: { $elemMatch: { id: 'q', n: 2 } } },
      update: { $set: { 'a.$.n': 7, 'a.$.by': 'x' } },
      after: { a: [two[0], { id: 'q', n: 7, by: 'x' }] },
    },
  ],
  [
    'the element that was found by its field',
    {
      before: { a: two },
      filter: { $and: [{ 'a.id': 'q' }] },
      update: { $inc: { 'a.$.n': 1 } },
      after: { a: [two[0], { id: 'q', n: 3 }] },
    },
  ],
  [
    'several operators',
    {
      before: { a: 1 },
      update: { $set: { b: 1 }, $inc: { a: 1 }, $push: { c: 1 } },
      after: { a: 2, b: 1, c: [1] },
    },
  ],
  [
    '$setOnInsert of what exists',
    { before: { a: 1 }, update: { $setOnInsert: { a: 5, b: 6 } }, after: { a: 1 } },
  ],
];

describe('an update', () => {
  it.each(changes)('applies %s', async (_name, { before, update, after, filter = {} }) => {
    const collection = await database.fresh([{ _id: 1, ...before }]);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    const result = await collection.updateOne(filter, update);
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: isSame ? 0 : 1 });
    expect(await collection.findOne({})).toEqual({ _id: 1, ...after });
  });

  const stored = { _id: 1, text: 'x', list: [1], nothing: null, one: { two: 3 } };
  it.each<[string, Document, number]>([
    ['an unknown operator', { $mul: { a: 2 } }, 9],
    ['$inc of a text', { $inc: { text: 1 } }, 14],
    ['$inc by a text', { $inc: { a: 'x' } }, 14],
    ['$inc of null', { $inc: { nothing: 1 } }, 14],
    ['$push to a text', { $push: { text: 1 } }, 2],
    ['$push with a clause', { $push: { list: { $each: [1, 2], $slice: 1 } } }, 2],
    ['$pull from a text', { $pull: { text: 1 } }, 2],
    ['a way through a text', { $set: { 'text.a': 1 } }, 28],
    ['a way through null', { $set: { 'nothing.a': 1 } }, 28],
    ['a name in an array', { $set: { 'list.a': 1 } }, 28],
    ['another _id', { $set: { _id: 2 } }, 66],
    ['paths in conflict', { $set: { one: 1, 'one.two': 2 } }, 40],
    ['a path twice', { $set: { text: 1 }, $inc: { text: 1 } }, 40],
    ['an empty name', { $set: { 'one..two': 1 } }, 56],
    ['a $ without an array in the filter', { $set: { 'list.$': 1 } }, 2],
    ['array filters', { $set: { 'list.$[x]': 1 } }, 115],
  ])('refuses %s and changes nothing', async (_name, update, code) => {
    const collection = await database.fresh([stored]);
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code });
    await expect(collection.findOneAndUpdate({}, update)).rejects.toMatchObject({ code });
    expect(await collection.findOne({})).toEqual(stored);
  });

  it('changes the first or all that match, and counts what it changed', async () => {
    const collection = await database.fresh([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
      { _id: 3, n: 2 },
    ]);
    expect(await collection.updateOne({ n: 1 }, { $set: { x: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await collection.updateMany({ n: 1 }, { $set: { x: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await collection.updateMany({ n: 1 }, { $inc: { n: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 2,
    });
    expect(await collection.updateOne({ n: 9 }, { $set: { x: 1 } })).toMatchObject({
      matchedCount: 0,
      upsertedId: null,
    });
    expect(await collection.countDocuments({ n: 2 })).toBe(3);
  });

  it('replaces a document, which keeps its _id', async () => {
    const collection = await database.fresh([{ _id: 1, a: 1, b: 2 }]);
    expect(await collection.replaceOne({ _id: 1 }, { c: 3 })).toMatchObject({ modifiedCount: 1 });
    expect(await collection.findOne({})).toEqual({ _id: 1, c: 3 });
    await expect(
      collection.replaceOne({ _id: 1 }, { _id: 2, c: 3 } as never),
    ).rejects.toMatchObject({ code: 66 });
  });
});

describe('an upsert', () => {
  it('inserts what the filter equates and the update sets', async () => {
    const collection = await database.fresh();
    const filter = { key: 'k', 'a.b': { $eq: 1 }, n: { $gt: 5 }, $or: [{ x: 1 }, { x: null }] };
    const update = { $inc: { points: 2 }, $setOnInsert: { at: new Date(5) } };
    const { upsertedId, upsertedCount } = await collection.updateOne(filter, update, {
      upsert: true,
    });
    expect([upsertedCount, upsertedId]).toEqual([1, expect.any(ObjectId)]);
    expect(await collection.findOne({})).toEqual({
      _id: upsertedId,
      key: 'k',
      a: { b: 1 },
      points: 2,
      at: new Date(5),
    });
    await collection.replaceOne({ _id: 7 }, { a: 1 }, { upsert: true });
    expect(await collection.findOne({ _id: 7 })).toEqual({ _id: 7, a: 1 });
  });

  it('changes the document when there is one', async () => {
    const collection = await database.fresh([{ _id: 1, points: 1 }]);
    const update = { $inc: { points: 2 }, $setOnInsert: { made: true } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 1 }, update, options)).toEqual({
      _id: 1,
      points: 3,
    });
    expect(await collection.findOneAndUpdate({ _id: 2 }, update, options)).toEqual({
      _id: 2,
      points: 2,
      made: true,
    });
  });
});

describe('findOneAnd…', () => {
  it('answers with the document before or after, sorted and projected', async () => {
    const collection = await database.fresh([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    const update = { $inc: { n: 10 } };
    expect(await collection.findOneAndUpdate({}, update, { sort: { n: -1 } })).toEqual({
      _id: 2,
      n: 2,
    });
    expect(
      await collection.findOneAndUpdate({ n: 12 }, update, {
        returnDocument: 'after',
        projection: { _id: 0 },
      }),
    ).toEqual({ n: 22 });
    expect(
      await collection.findOneAndReplace({ _id: 1 }, { m: 5 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, m: 5 });
    expect(await collection.findOneAndDelete({ m: 5 })).toEqual({ _id: 1, m: 5 });
    expect(await collection.findOneAndUpdate({ m: 5 }, update)).toBeNull();
    expect(await collection.findOneAndDelete({ m: 5 })).toBeNull();
  });
});
