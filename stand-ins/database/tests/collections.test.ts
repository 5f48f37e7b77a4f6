import { type MongoBulkWriteError, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const fresh: TestDatabase['fresh'] = (documents) => database.fresh(documents);

describe('the server', () => {
  it('says what it is', async () => {
    const { db } = database;
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const hello = await db.command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, maxBsonObjectSize: 16777216, ok: 1 });
    expect(hello['setName']).toBeUndefined();
    expect(typeof (await db.admin().buildInfo())['version']).toBe('string');
  });

  it.each([
    [{ noSuchThing: 1 }, 59],
    [{ mapReduce: 'x' }, 59],
    [{ find: 'x', bogus: 1 }, 40415],
    [{ find: 'x', hint: 'y' }, 40415],
    [{ find: 5 }, 73],
    [{ find: 'x', filter: 5 }, 14],
    [{ find: 'x', collation: { locale: 'de' } }, 115],
    [{ find: 'x', maxTimeMS: -1 }, 2],
    [{ aggregate: 'x', pipeline: [] }, 9],
    [{ update: 'x' }, 40414],
    [{ create: 'a$b' }, 73],
    [{ insert: 'x', documents: [{}], writeConcern: { w: 2 } }, 2],
  ])('refuses %j by name, with the code %i', async (command, code) => {
    await expect(database.db.command(command)).rejects.toMatchObject({ code });
  });

  it('refuses transactions and works in a session', async () => {
    const collection = await fresh([{ _id: 1 }]);
    await database.client.withSession(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { a: 1 } }, { session });
      expect(await collection.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, a: 1 });
      session.startTransaction();
      // The driver words the server's error 20 itself.
      await expect(collection.insertOne({ _id: 2 }, { session })).rejects.toThrow(
        'does not support retryable writes',
      );
    });
  });

  it('creates, lists and drops collections and databases', async () => {
    const other = database.client.db(`${database.db.databaseName}-other`);
    await other.createCollection('one');
    await expect(other.command({ create: 'one' })).rejects.toMatchObject({ code: 48 });
    await other.collection('two').insertOne({ a: 1 });
    const names = (await other.listCollections().toArray()).map(({ name }) => name).sort();
    expect(names).toEqual(['one', 'two']);
    expect(
      await other.listCollections({ name: 'two' }, { nameOnly: true }).toArray(),
    ).toMatchObject([{ name: 'two', type: 'collection' }]);
    const { databases } = await other.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(other.databaseName);
    await other.dropCollection('two');
    expect(await other.collection('two').countDocuments()).toBe(0);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });
});

describe('a unique key', () => {
  it('is reported with its pattern and value when it is in use', async () => {
    const collection = await fresh([{ _id: 1, email: 'a@b.c' }]);
    const { namespace } = collection;
    await collection.createIndex({ email: 1 }, { unique: true });
    await expect(collection.insertOne({ email: 'a@b.c' })).rejects.toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: ${namespace} index: email_1 dup key: { email: "a@b.c" }`,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    });
    await expect(collection.insertOne({ _id: 1 })).rejects.toMatchObject({
      message: `E11000 duplicate key error collection: ${namespace} index: _id_ dup key: { _id: 1 }`,
      keyValue: { _id: 1 },
    });
    await collection.insertOne({ _id: 2, email: 'd@e.f' });
    const change = { $set: { email: 'a@b.c' } };
    const isRefused = { code: 11000, keyValue: { email: 'a@b.c' } };
    await expect(collection.updateOne({ _id: 2 }, change)).rejects.toMatchObject(isRefused);
    await expect(collection.findOneAndUpdate({ _id: 2 }, change)).rejects.toMatchObject(isRefused);
    await expect(collection.updateOne({ _id: 3 }, change, { upsert: true })).rejects.toMatchObject(
      isRefused,
    );
    expect(await collection.countDocuments()).toBe(2);
    // A document may keep its own key, and a freed key can be used again.
    await collection.updateOne({ _id: 1 }, { $set: { email: 'a@b.c', seen: 1 } });
    await collection.deleteOne({ _id: 1 });
    await collection.insertOne({ _id: 4, email: 'a@b.c' });
  });

  it('may be null or missing once, and any number of times in a sparse or partial index', async () => {
    const collection = await fresh();
    await collection.createIndexes([
      { key: { a: 1 }, unique: true, partialFilterExpression: { kind: 'a' } },
      { key: { b: 1 }, unique: true, sparse: true },
      { key: { c: 1, d: -1 }, unique: true, partialFilterExpression: { kind: 'c' } },
    ]);
    await collection.insertMany([{ kind: 'a', b: null }, {}, {}, { b: 1 }, { a: 5 }, { a: 5 }]);
    await expect(collection.insertOne({ kind: 'a', a: null })).rejects.toMatchObject({
      keyValue: { a: null },
    });
    await expect(collection.insertOne({ b: 1 })).rejects.toMatchObject({ keyValue: { b: 1 } });
    await expect(collection.insertOne({ b: null })).rejects.toMatchObject({ code: 11000 });
    await collection.insertMany([
      { kind: 'c', c: 1, d: 1 },
      { kind: 'c', c: 1, d: 2 },
    ]);
    await expect(collection.insertOne({ kind: 'c', c: 1, d: 2 })).rejects.toMatchObject({
      keyPattern: { c: 1, d: -1 },
      keyValue: { c: 1, d: 2 },
    });
    await collection.updateOne({ b: 1 }, { $unset: { b: '' } });
    await collection.insertOne({ b: 1 });
  });

  it('is any element of an array, an ObjectId, a date or a number', async () => {
    const collection = await fresh();
    await collection.createIndex({ k: 1 }, { unique: true });
    const owner = new ObjectId();
    await collection.insertMany([
      { k: ['x', 'y', 'x'] },
      { k: owner },
      { k: new Date(5) },
      { k: 1 },
    ]);
    for (const k of [['z', 'y'], new ObjectId(owner.toHexString()), new Date(5), 1.0]) {
      await expect(collection.insertOne({ k })).rejects.toMatchObject({ code: 11000 });
    }
    await collection.insertMany([
      { k: '1' },
      { k: new ObjectId() },
      { k: new Date(6) },
      { k: true },
    ]);
  });
});

describe('an index', () => {
  it('is created once, listed and dropped', async () => {
    const collection = await fresh();
    await expect(collection.indexes()).rejects.toMatchObject({ code: 26 });
    for (let round = 0; round < 2; round += 1) {
      expect(await collection.createIndex({ a: 1 }, { expireAfterSeconds: 60 })).toBe('a_1');
    }
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', expireAfterSeconds: 60 },
    ]);
    const refused = [
      collection.createIndex({ a: 1 }, { unique: true, name: 'a_1' }),
      collection.createIndex({ a: 1 }, { name: 'other', expireAfterSeconds: 60 }),
      collection.createIndex({ a: 'text' }),
      collection.createIndex({ a: 1 }, { hidden: true }),
      collection.dropIndex('nope'),
      collection.dropIndex('_id_'),
    ];
    const codes = (await Promise.allSettled(refused)).map(
      (each) => 'reason' in each && each.reason.code,
    );
    expect(codes).toEqual([86, 85, 115, 197, 27, 72]);
    await collection.createIndex({ b: -1, c: 1 });
    await collection.dropIndex('b_-1_c_1');
    await collection.dropIndexes();
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('is not built over duplicates, nor over two arrays of one document', async () => {
    const collection = await fresh([{ a: 1 }, { a: 1 }, { b: [1, 2], c: [3, 4] }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
      keyValue: { a: 1 },
    });
    await expect(collection.createIndex({ b: 1, c: 1 })).rejects.toMatchObject({ code: 171 });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});

describe('a bulk write', () => {
  it('reports errors by index, ordered and unordered', async () => {
    const collection = await fresh();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }];
    const insert = async (ordered: boolean) =>
      (await collection
        .insertMany(documents, { ordered })
        .catch((error: unknown) => error)) as MongoBulkWriteError;
    const ordered = await insert(true);
    expect(ordered.insertedCount).toBe(1);
    expect([ordered.writeErrors].flat()).toMatchObject([{ index: 1, code: 11000 }]);
    const unordered = await insert(false);
    expect([unordered.writeErrors].flat().map(({ index }) => index)).toEqual([0, 1, 3]);
    expect(await collection.countDocuments()).toBe(3);
  });

  it('counts by what was done', async () => {
    const collection = await fresh([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 4 } } },
      { updateOne: { filter: { _id: 4 }, update: { $set: { a: 1 } } } },
      { updateMany: { filter: {}, update: { $set: { b: 1 } } } },
      { replaceOne: { filter: { _id: 9 }, replacement: { c: 1 }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
      { deleteMany: { filter: { b: { $exists: false } } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 5,
      modifiedCount: 5,
      upsertedCount: 1,
      deletedCount: 2,
      upsertedIds: { 3: 9 },
    });
  });

  it('puts the _id first and makes one where it is missing', async () => {
    const collection = await fresh();
    await database.db.command({
      insert: collection.collectionName,
      documents: [{ a: 1, _id: 5 }, { b: 1 }],
    });
    const found = await collection.find().toArray();
    expect(found.map((document) => Object.keys(document))).toEqual([
      ['_id', 'a'],
      ['_id', 'b'],
    ]);
    expect(found[1]?._id).toBeInstanceOf(ObjectId);
    await expect(collection.insertOne({ _id: [1] } as never)).rejects.toMatchObject({ code: 53 });
  });
});
