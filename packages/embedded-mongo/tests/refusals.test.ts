import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, type Document, MongoClient } from 'mongodb';
import { startServer } from '../src/server.js';
import { startTestMongo, type TestMongo } from '../src/testing.js';

const commands: [string, Document][] = [
  ['a collation', { find: 'c', collation: { locale: 'de' } }],
  [
    'a collation in an update',
    { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { locale: 'de' } }] },
  ],
  [
    'a collation in a delete',
    { delete: 'c', deletes: [{ q: {}, limit: 0, collation: { locale: 'de' } }] },
  ],
  [
    'a collation of an index',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }] },
  ],
  ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
  ['a geo index', { createIndexes: 'c', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }],
  ['a wildcard index', { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }],
  ['a capped collection', { create: 'capped', capped: true, size: 4096 }],
  ['a view', { create: 'view', viewOn: 'c', pipeline: [] }],
  ['a validator', { create: 'checked', validator: { a: 1 } }],
  ['let', { find: 'c', filter: {}, let: { a: 1 } }],
  ['$out', { aggregate: 'c', pipeline: [{ $out: 'd' }], cursor: {} }],
  ['$graphLookup', { aggregate: 'c', pipeline: [{ $graphLookup: {} }], cursor: {} }],
  [
    '$lookup with let',
    {
      aggregate: 'c',
      pipeline: [{ $lookup: { from: 'd', let: {}, pipeline: [], as: 'x' } }],
      cursor: {},
    },
  ],
  [
    'another time zone',
    {
      aggregate: 'c',
      pipeline: [{ $project: { y: { $year: { date: '$at', timezone: 'Europe/Berlin' } } } }],
      cursor: {},
    },
  ],
  ['an option of PCRE', { find: 'c', filter: { a: { $regex: 'a b', $options: 'x' } } }],
  ['a construct of PCRE', { find: 'c', filter: { a: { $regex: '\\Aabc' } } }],
  ['explain', { explain: { find: 'c' } }],
  ['mapReduce', { mapReduce: 'c' }],
];

describe('what the embedded server refuses by name', () => {
  let mongo: TestMongo;
  let client: MongoClient;
  let db: Db;

  beforeAll(async () => {
    mongo = await startTestMongo();
    client = await MongoClient.connect(mongo.uri);
    db = client.db();
    await db.collection('c').insertOne({ a: 'abc', at: new Date(0) });
  });
  afterAll(async () => {
    await client.close();
    await mongo.stop();
  });

  it.each(commands)('refuses %s', async (_name, command) => {
    const reply = await db.command(command).catch((error: unknown) => error);
    // Statements of a bulk are refused one by one.
    expect((reply as Document)['writeErrors']?.[0] ?? reply).toMatchObject({ code: 115 });
    // Nothing of a refused command was done.
    expect(await db.collection('c').countDocuments()).toBe(1);
    expect(await db.collection('c').indexes()).toHaveLength(1);
    expect(await db.listCollections().toArray()).toHaveLength(1);
  });

  it.each<[string, Document]>([
    ['$where', { $where: 'true' }],
    ['$text', { $text: { $search: 'x' } }],
    ['$jsonSchema', { $jsonSchema: {} }],
    ['$near', { a: { $near: [0, 0] } }],
    ['$geoWithin', { a: { $geoWithin: {} } }],
  ])('refuses %s in a query', async (name, filter) => {
    await expect(db.collection('c').find(filter).toArray()).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining(name),
    });
  });

  it('takes the simple collation', async () => {
    expect(
      await db
        .collection('c')
        .find({}, { collation: { locale: 'simple' } })
        .toArray(),
    ).toHaveLength(1);
  });

  it('refuses a field the codec would misread', async () => {
    const reply = db.command({ insert: 'c', documents: [new Map([['_bsontype', 'ObjectId']])] });
    await expect(reply).rejects.toThrow();
    expect(await db.collection('c').countDocuments()).toBe(1);
  });

  it('keeps fields called like parts of a prototype', async () => {
    const document = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": 1, "toString": "x"}',
    ) as Document;
    await db.collection('proto').insertOne({ ...document, ['_id']: 1 as never });
    await db.command({
      update: 'proto',
      updates: [{ q: {}, u: JSON.parse('{"$set": {"__proto__.more": 2, "hasOwnProperty": 3}}') }],
    });
    expect(({} as Document)['polluted']).toBeUndefined();
    expect(({} as Document)['more']).toBeUndefined();
    expect(await db.collection('proto').findOne({ constructor: 1 })).toMatchObject({
      toString: 'x',
      hasOwnProperty: 3,
    });
  });

  it('listens on loopback only', async () => {
    await expect(startServer({ dataDir: '/nonexistent', host: '0.0.0.0' })).rejects.toThrow(
      'loopback',
    );
  });

  it('listens elsewhere where the network is said to be its own', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-mongo-'));
    const other = await startServer({ dataDir, host: '0.0.0.0', isPrivateNetwork: true });
    try {
      expect(other.uri).toMatch(/^mongodb:\/\/0\.0\.0\.0:\d+$/);
    } finally {
      await other.stop();
      await rm(dataDir, { recursive: true });
    }
  });
});
