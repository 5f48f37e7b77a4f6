import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, Schema } from 'mongoose';
import { startTestMongo, type TestMongo } from '../src/testing.js';

const candidateSchema = new Schema(
  {
    jobId: { type: String, required: true },
    email: { type: String, lowercase: true },
    status: { type: String, enum: ['queued', 'scored'], default: 'queued' },
    score: Number,
    verdicts: [{ criterion: String, met: Boolean }],
    extra: Schema.Types.Mixed,
    owner: Schema.Types.ObjectId,
    file: Buffer,
  },
  { timestamps: true, optimisticConcurrency: true },
);
candidateSchema.index({ jobId: 1, email: 1 }, { unique: true });

describe('mongoose', () => {
  let mongo: TestMongo;
  let connection: Connection;
  const model = () => connection.model('Candidate', candidateSchema);

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await mongoose.createConnection(mongo.uri).asPromise();
    await model().init();
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('creates, reads, changes and saves documents', async () => {
    const Candidate = model();
    const owner = new mongoose.Types.ObjectId();
    const created = await Candidate.create({
      jobId: 'j1',
      email: 'Ada@B.c',
      owner,
      verdicts: [{ criterion: 'node', met: true }],
      extra: { years: { node: 7 } },
      file: Buffer.from([0, 255]),
    });
    const found = await Candidate.findOne({ owner }).orFail();
    expect(found.toObject()).toMatchObject({ email: 'ada@b.c', status: 'queued', __v: 0 });
    expect(found.file?.toString('hex')).toBe('00ff');
    expect(found.createdAt).toEqual(created.createdAt);
    found.verdicts.push({ criterion: 'sql', met: false });
    found.verdicts[0]?.set('met', false);
    await found.save();
    const again = await Candidate.findById(created.id).lean().orFail();
    expect(again).toMatchObject({
      extra: { years: { node: 7 } },
      verdicts: [
        { criterion: 'node', met: false },
        { criterion: 'sql', met: false },
      ],
    });
  });

  it('notices that a document was changed in between', async () => {
    const Candidate = model();
    const { id } = await Candidate.create({ jobId: 'j', email: 'a' });
    const first = await Candidate.findById(id).orFail();
    const second = await Candidate.findById(id).orFail();
    first.score = 1;
    second.score = 2;
    await first.save();
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('reports duplicates, and stores the others', async () => {
    const Candidate = model();
    const inserted = await Candidate.insertMany(
      [
        { jobId: 'd', email: 'a' },
        { jobId: 'd', email: 'a' },
        { jobId: 'd', email: 'b' },
      ],
      { ordered: false },
    ).catch((error: { insertedDocs: unknown[] }) => error.insertedDocs);
    expect(inserted).toHaveLength(2);
  });

  it('stores a result once by a conditional update', async () => {
    const Candidate = model();
    const { id } = await Candidate.create({ jobId: 'c', email: 'a' });
    const score = () =>
      Candidate.findOneAndUpdate(
        { _id: id, status: 'queued' },
        {
          $set: { status: 'scored', score: 80 },
          $push: { verdicts: { criterion: 'x', met: true } },
        },
        { returnDocument: 'after' },
      );
    expect((await score())?.score).toBe(80);
    expect(await score()).toBeNull();
    expect((await Candidate.findById(id).orFail()).verdicts).toHaveLength(1);
  });

  it('pages, counts and streams', async () => {
    const Candidate = model();
    await Candidate.insertMany(
      Array.from({ length: 250 }, (_, index) => ({ jobId: 'p', email: `${index}`, score: index })),
    );
    const page = await Candidate.find({ jobId: 'p', score: { $gte: 100 } })
      .sort('-score')
      .skip(10)
      .limit(3)
      .select('score -_id')
      .lean();
    expect(page).toEqual([239, 238, 237].map((score) => ({ score })));
    expect(await Candidate.countDocuments({ jobId: 'p' })).toBe(250);
    expect(await Candidate.exists({ email: 'nobody' })).toBeNull();
    let streamed = 0;
    await Candidate.find({ jobId: 'p' })
      .cursor({ batchSize: 20 })
      .eachAsync(() => {
        streamed += 1;
      });
    expect(streamed).toBe(250);
  });
});
