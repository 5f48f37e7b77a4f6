import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { startTestMongo, type TestMongo } from '../src/testing.js';

describe('mongoose on the embedded server', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await mongoose.createConnection(mongo.uri).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('creates, finds, updates and deletes', async () => {
    const schema = new mongoose.Schema(
      {
        email: { type: String, unique: true },
        count: { type: Number, default: 0 },
        tags: [String],
      },
      { timestamps: true },
    );
    const User = connection.model('User', schema);
    await User.init();
    const created = await User.create({ email: 'a@b.c', tags: ['x'] });
    expect((await User.findById(created._id))?.email).toBe('a@b.c');
    await expect(User.create({ email: 'a@b.c' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    });
    const updated = await User.findOneAndUpdate(
      { email: 'a@b.c' },
      { $inc: { count: 2 }, $push: { tags: 'y' }, $setOnInsert: { never: 1 } },
      { returnDocument: 'after' },
    );
    expect(updated?.count).toBe(2);
    expect(updated?.tags).toEqual(['x', 'y']);
    expect(await User.countDocuments({ tags: 'y' })).toBe(1);
    expect((await User.deleteMany({})).deletedCount).toBe(1);
  });
});
