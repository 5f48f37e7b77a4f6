import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestMongo } from '../src/testing.js';

describe('startTestMongo', () => {
  const before = process.env['MONGODB_URI'];

  beforeEach(() => {
    delete process.env['MONGODB_URI'];
  });
  afterEach(() => {
    if (before === undefined) delete process.env['MONGODB_URI'];
    else process.env['MONGODB_URI'] = before;
  });

  it('gives a database of its own on the server of MONGODB_URI, and drops it', async () => {
    const host = await startTestMongo();
    process.env['MONGODB_URI'] = host.uri;
    const [first, second] = [await startTestMongo(), await startTestMongo()];
    expect(new URL(first.uri).host).toBe(new URL(host.uri).host);
    expect(first.uri).not.toBe(second.uri);
    const client = await MongoClient.connect(first.uri);
    await client.db().collection('rows').insertOne({ a: 1 });
    const other = await MongoClient.connect(second.uri);
    expect(await other.db().collection('rows').countDocuments()).toBe(0);
    await other.close();
    await first.stop();
    expect(await client.db().collection('rows').countDocuments()).toBe(0);
    await client.close();
    await second.stop();
    await host.stop();
  });
});
