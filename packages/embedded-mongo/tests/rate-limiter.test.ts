import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { startTestMongo, type TestMongo } from '../src/testing.js';

describe('the store of rate-limiter-flexible', () => {
  let mongo: TestMongo;
  let client: MongoClient;

  beforeAll(async () => {
    mongo = await startTestMongo();
    client = await MongoClient.connect(mongo.uri);
  });
  afterAll(async () => {
    await client.close();
    await mongo.stop();
  });

  const limiter = async (keyPrefix: string) => {
    const store = new RateLimiterMongo({
      storeClient: client,
      dbName: 'limits',
      keyPrefix,
      points: 3,
      duration: 60,
      disableIndexesCreation: true,
    });
    await store.createIndexes();
    return store;
  };

  it('counts over clients at once, and refuses beyond the points', async () => {
    const [one, other] = [await limiter('login'), await limiter('login')];
    const outcomes = await Promise.allSettled(
      [one, other, one, other, one].map((each) => each.consume('10.0.0.1')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await one.get('10.0.0.1')).toMatchObject({ consumedPoints: 5 });
    expect(await one.get('10.0.0.2')).toBeNull();
  });

  it('blocks, rewards, sets and deletes', async () => {
    const store = await limiter('mail');
    await store.block('a', 30);
    await expect(store.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
    await store.set('b', 2, 30);
    await store.reward('b', 1);
    expect(await store.get('b')).toMatchObject({ consumedPoints: 1 });
    expect(await store.delete('b')).toBe(true);
    expect(await store.get('b')).toBeNull();
  });

  it('starts anew when the time of a key has passed', async () => {
    const store = await limiter('short');
    await store.consume('c', 3);
    const rows = client.db('limits').collection('short');
    await rows.updateMany({}, { $set: { expire: new Date(0) } });
    expect(await store.consume('c')).toMatchObject({ consumedPoints: 1, remainingPoints: 2 });
  });
});
