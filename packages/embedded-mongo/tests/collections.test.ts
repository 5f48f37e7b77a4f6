import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MongoBulkWriteError, MongoClient } from 'mongodb';
import { type Db, type Document, ObjectId } from 'mongodb';
import { connect, type Row, targets, type TestServer } from './servers.js';

describe.each(targets())('collections, indexes and bulk writes on $name', (target) => {
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

  const fresh = () => db.collection<Row>(`collection${(count += 1)}`);

  it('says what it is', async () => {
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const hello = await db.command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, maxBsonObjectSize: 16777216, ok: 1 });
    expect(hello['setName']).toBeUndefined();
    expect(typeof (await db.admin().buildInfo())['version']).toBe('string');
    await expect(db.command({ noSuchThing: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
    await expect(db.command({ find: 'x', bogus: 1 })).rejects.toMatchObject({ code: 40415 });
    await expect(db.command({ find: 5 })).rejects.toMatchObject({ code: 73 });
    await expect(db.command({ find: 'x', filter: 5 })).rejects.toMatchObject({ code: 14 });
  });

  it('reports a duplicate key with its pattern and value', async () => {
    const collection = fresh();
    const namespace = `suite.${collection.collectionName}`;
    await collection.createIndex({ email: 1 }, { unique: true });
    await collection.insertOne({ _id: 1, email: 'a@b.c' });
    const error = await collection.insertOne({ email: 'a@b.c' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: ${namespace} index: email_1 dup key: { email: "a@b.c" }`,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    });
    await expect(collection.insertOne({ _id: 1 })).rejects.toMatchObject({
      message: `E11000 duplicate key error collection: ${namespace} index: _id_ dup key: { _id: 1 }`,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
    await collection.insertOne({ _id: 2, email: 'd@e.f' });
    await expect(
      collection.updateOne({ _id: 2 }, { $set: { email: 'a@b.c' } }),
    ).rejects.toMatchObject({ code: 11000 });
    await expect(
      collection.findOneAndUpdate({ _id: 2 }, { $set: { email: 'a@b.c' } }),
    ).rejects.toMatchObject({
      code: 11000,
      codeName: 'DuplicateKey',
      keyValue: { email: 'a@b.c' },
    });
    await expect(
      collection.updateOne({ _id: 3 }, { $set: { email: 'a@b.c' } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(2);
    // A document may keep its own key, and a freed key can be used again.
    await collection.updateOne({ _id: 1 }, { $set: { email: 'a@b.c', seen: 1 } });
    await collection.deleteOne({ _id: 1 });
    await collection.insertOne({ _id: 4, email: 'a@b.c' });
  });

  it('takes equal numbers for one key, and missing for null', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertOne({ a: 1 });
    await expect(collection.insertOne({ a: 1.0 })).rejects.toMatchObject({ code: 11000 });
    await collection.insertOne({});
    await expect(collection.insertOne({ a: null })).rejects.toMatchObject({
      keyValue: { a: null },
    });
  });

  it('keeps arrays, compound, sparse and partial keys unique', async () => {
    const collection = fresh();
    await collection.createIndexes([
      { key: { tags: 1 }, name: 'tags', unique: true, sparse: true },
      { key: { a: 1, b: -1 }, name: 'pair', unique: true, sparse: true },
      { key: { mail: 1 }, name: 'active', unique: true, partialFilterExpression: { active: true } },
    ]);
    await collection.insertOne({ tags: ['x', 'y', 'x'] });
    await expect(collection.insertOne({ tags: ['z', 'y'] })).rejects.toMatchObject({
      keyValue: { tags: 'y' },
    });
    await collection.insertMany([{ a: 1, b: 1 }, { a: 1, b: 2 }, {}, {}]);
    await expect(collection.insertOne({ b: 2, a: 1 })).rejects.toMatchObject({
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 2 },
    });
    await collection.insertMany([{ mail: 'm' }, { mail: 'm' }, { mail: 'm', active: true }]);
    await expect(collection.insertOne({ mail: 'm', active: true })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(
      collection.updateMany({ mail: 'm' }, { $set: { active: true } }),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ mail: 'm' })).toBe(3);
    expect(await collection.countDocuments({ a: 1, b: 2 })).toBe(1);
    expect(await collection.countDocuments({ a: null })).toBe(6);
  });

  it('refuses two arrays in one index', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1, b: 1 });
    await expect(collection.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
  });

  it('pairs the fields of one array element in a compound key', async () => {
    const collection = fresh();
    await collection.createIndex({ 'l.x': 1, 'l.y': 1 }, { unique: true });
    await collection.insertOne({
      _id: 1,
      l: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    });
    await collection.insertOne({ _id: 2, l: [{ x: 1, y: 2 }] });
    await expect(collection.insertOne({ l: [{ x: 2, y: 2 }] })).rejects.toMatchObject({
      code: 11000,
    });
    const found = await collection.find({ 'l.x': 1, 'l.y': 2 }).sort({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([1, 2]);
  });

  it('finds the same with an index and without', async () => {
    const collection = fresh();
    const documents = Array.from({ length: 300 }, (_, _id) => ({
      _id,
      k: _id % 7,
      l: [_id % 3, 'x'],
      s: { t: _id % 5 },
    }));
    await collection.insertMany(documents);
    const filters: Document[] = [
      { k: 3 },
      { k: { $in: [1, 2] } },
      { l: 2 },
      { 's.t': 4, k: 1 },
      { l: ['x'] },
      { s: { t: 1 } },
      { k: null },
    ];
    const counts = () => Promise.all(filters.map((filter) => collection.countDocuments(filter)));
    const before = await counts();
    await collection.createIndexes([
      { key: { k: 1, 's.t': 1 } },
      { key: { l: 1 } },
      { key: { s: 1 } },
    ]);
    expect(await counts()).toEqual(before);
    await collection.updateMany({ k: 3 }, { $set: { k: 1 } });
    expect(await collection.countDocuments({ k: 3 })).toBe(0);
    expect(await collection.countDocuments({ k: 1 })).toBe(
      (before[0] ?? 0) + documents.filter(({ k }) => k === 1).length,
    );
  });

  it('creates, lists and drops indexes', async () => {
    const collection = fresh();
    await expect(collection.indexes()).rejects.toMatchObject({ code: 26 });
    expect(await collection.createIndex({ a: 1 }, { expireAfterSeconds: 60 })).toBe('a_1');
    expect(await collection.createIndex({ a: 1 }, { expireAfterSeconds: 60 })).toBe('a_1');
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', expireAfterSeconds: 60 },
    ]);
    await expect(
      collection.createIndex({ a: 1 }, { unique: true, name: 'a_1' }),
    ).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({
      code: 86,
    });
    await expect(
      collection.createIndex({ a: 1 }, { name: 'other', expireAfterSeconds: 60 }),
    ).rejects.toMatchObject({ code: 85 });
    await expect(collection.createIndex({ a: 0 } as never)).rejects.toMatchObject({ code: 67 });
    await expect(collection.dropIndex('nope')).rejects.toMatchObject({ code: 27 });
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await collection.createIndex({ b: -1, c: 1 });
    await collection.dropIndex('b_-1_c_1');
    await collection.dropIndexes();
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('does not build a unique index over duplicates', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1 },
      keyValue: { a: 1 },
    });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('reports bulk errors by index, ordered and unordered', async () => {
    const collection = fresh();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }];
    const ordered = (await collection
      .insertMany(documents)
      .catch((error: unknown) => error)) as MongoBulkWriteError;
    expect(ordered.insertedCount).toBe(1);
    expect([ordered.writeErrors].flat().map(({ index, code }) => [index, code])).toEqual([
      [1, 11000],
    ]);
    const unordered = (await collection
      .insertMany(documents, { ordered: false })
      .catch((error: unknown) => error)) as MongoBulkWriteError;
    expect([unordered.writeErrors].flat().map(({ index }) => index)).toEqual([0, 1, 3]);
    expect(await collection.countDocuments()).toBe(3);
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
    const collection = fresh();
    await db.command({
      insert: collection.collectionName,
      documents: [{ a: 1, _id: 5 }, { b: 1 }],
    });
    const found = await collection.find().sort({ a: -1 }).toArray();
    expect(found.map((document) => Object.keys(document))).toEqual([
      ['_id', 'a'],
      ['_id', 'b'],
    ]);
    expect(found[1]?._id).toBeInstanceOf(ObjectId);
    for (const _id of [[1], /x/]) {
      await expect(collection.insertOne({ _id } as never)).rejects.toMatchObject({
        code: expect.any(Number),
      });
    }
    await collection.insertOne({ _id: { a: 1, b: 2 } } as never);
    expect(await collection.countDocuments({ _id: { a: 1, b: 2 } } as never)).toBe(1);
    expect(await collection.countDocuments({ _id: { b: 2, a: 1 } } as never)).toBe(0);
  });

  it('creates, lists and drops collections and databases', async () => {
    const other = client.db('other');
    await other.createCollection('one');
    await expect(other.createCollection('one', { capped: true, size: 4096 })).rejects.toMatchObject(
      { code: expect.any(Number) },
    );
    await other.collection('two').insertOne({ a: 1 });
    const names = (await other.listCollections().toArray()).map(({ name }) => name).sort();
    expect(names).toEqual(['one', 'two']);
    expect(
      await other.listCollections({ name: 'two' }, { nameOnly: true }).toArray(),
    ).toMatchObject([{ name: 'two', type: 'collection' }]);
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    expect(databases.map(({ name }) => name)).toEqual(expect.arrayContaining(['other']));
    expect(await other.dropCollection('two')).toBe(true);
    expect(await other.collection('two').countDocuments()).toBe(0);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
    for (const name of ['a$b', '.a', 'a.']) {
      await expect(db.command({ create: name })).rejects.toMatchObject({ code: 73 });
    }
  });

  it('takes write and read concerns as a standalone server does', async () => {
    const collection = fresh();
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 'majority', j: true } });
    await collection.insertOne({ a: 2 }, { writeConcern: { w: 0 } });
    await expect(collection.insertOne({ a: 3 }, { writeConcern: { w: 2 } })).rejects.toMatchObject({
      code: 2,
    });
    await expect(
      db.command({ find: collection.collectionName, readConcern: { level: 'linearizable' } }),
    ).rejects.toMatchObject({ code: 123 });
    expect(
      await collection.find({}, { readConcern: { level: 'majority' } }).toArray(),
    ).toMatchObject([{ a: 1 }, { a: 2 }]);
  });

  it('refuses transactions and change streams, and works in a session', async () => {
    const collection = fresh();
    await collection.insertOne({ _id: 1 });
    await client.withSession(async (session) => {
      await collection.updateOne({ _id: 1 }, { $set: { a: 1 } }, { session });
      expect(await collection.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, a: 1 });
    });
    await client.withSession(async (session) => {
      session.startTransaction();
      // The driver words the server's error 20 anew.
      await expect(collection.insertOne({ _id: 2 }, { session })).rejects.toThrow(
        'does not support retryable writes',
      );
    });
    await expect(collection.watch().next()).rejects.toMatchObject({ code: 40573 });
  });

  it('refuses too large and too deep documents', async () => {
    const collection = fresh();
    await expect(collection.insertOne({ text: 'x'.repeat(16 * 1024 * 1024) })).rejects.toThrow();
    await collection.insertOne({ _id: 1, text: 'x'.repeat(15 * 1024 * 1024) });
    await expect(
      collection.updateOne({ _id: 1 }, { $set: { more: 'y'.repeat(2 * 1024 * 1024) } }),
    ).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await collection.countDocuments()).toBe(1);
  });
});
