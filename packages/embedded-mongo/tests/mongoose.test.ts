import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, Schema } from 'mongoose';
import { targets, type TestServer } from './servers.js';

const candidateSchema = new Schema(
  {
    jobId: { type: String, required: true },
    email: { type: String, lowercase: true, index: true },
    status: { type: String, enum: ['queued', 'scored'], default: 'queued' },
    score: Number,
    tags: [String],
    verdicts: [{ criterion: String, met: Boolean, quote: String }],
    extra: { type: Map, of: Number },
    salary: Schema.Types.Decimal128,
    file: Buffer,
    owner: { type: Schema.Types.ObjectId, ref: 'Owner' },
    expiresAt: { type: Date, index: { expires: 60 } },
  },
  { timestamps: true, optimisticConcurrency: true },
);
candidateSchema.index({ jobId: 1, email: 1 }, { unique: true });

describe.each(targets())('mongoose on $name', (target) => {
  let server: TestServer;
  let connection: Connection;

  beforeAll(async () => {
    server = await target.start();
    connection = await mongoose.createConnection(server.uri, { dbName: 'odm' }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  const models = async (name: string) => {
    const Owner = connection.model(`Owner${name}`, new Schema({ name: String }));
    const Candidate = connection.model(`Candidate${name}`, candidateSchema);
    await Promise.all([Owner.init(), Candidate.init()]);
    return { Owner, Candidate };
  };

  it('builds the indexes of a schema once', async () => {
    const { Candidate } = await models('Indexes');
    await Candidate.syncIndexes();
    const indexes = await Candidate.listIndexes();
    expect(indexes.map(({ name }) => name).sort()).toEqual([
      '_id_',
      'email_1',
      'expiresAt_1',
      'jobId_1_email_1',
    ]);
    expect(await Candidate.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  });

  it('creates, reads, changes and saves documents', async () => {
    const { Candidate } = await models('Crud');
    const created = await Candidate.create({
      jobId: 'j1',
      email: 'Ada@B.c',
      tags: ['x'],
      verdicts: [{ criterion: 'node', met: true, quote: 'Node' }],
      extra: new Map([['years', 7]]),
      salary: '1234.50',
      file: Buffer.from('data'),
    });
    const found = await Candidate.findById(created.id).orFail();
    expect(found.toObject()).toMatchObject({
      email: 'ada@b.c',
      status: 'queued',
      tags: ['x'],
      __v: 0,
    });
    expect(found.extra?.get('years')).toBe(7);
    expect(found.salary?.toString()).toBe('1234.50');
    expect(found.file?.toString()).toBe('data');
    expect(found.createdAt).toEqual(created.createdAt);
    found.tags.push('y');
    found.verdicts[0]?.set('met', false);
    found.extra?.set('years', 8);
    await found.save();
    const again = await Candidate.findById(created.id).lean().orFail();
    expect(again).toMatchObject({
      tags: ['x', 'y'],
      extra: { years: 8 },
      verdicts: [{ met: false }],
    });
  });

  it('notices that somebody else changed a document', async () => {
    const { Candidate } = await models('Versions');
    const { id } = await Candidate.create({ jobId: 'j', email: 'a' });
    const [first, second] = await Promise.all([
      Candidate.findById(id).orFail(),
      Candidate.findById(id).orFail(),
    ]);
    first.score = 1;
    second.score = 2;
    await first.save();
    await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('reports duplicates', async () => {
    const { Candidate } = await models('Duplicates');
    await Candidate.create({ jobId: 'j', email: 'a' });
    await expect(Candidate.create({ jobId: 'j', email: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { jobId: 'j', email: 'a' },
    });
    const inserted = await Candidate.insertMany(
      [
        { jobId: 'j', email: 'a' },
        { jobId: 'j', email: 'b' },
      ],
      { ordered: false },
    ).catch((error: { insertedDocs: unknown[] }) => error.insertedDocs);
    expect(inserted).toHaveLength(1);
  });

  it('stores a result once by a conditional update', async () => {
    const { Candidate } = await models('Conditional');
    const { id } = await Candidate.create({ jobId: 'j', email: 'a' });
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

  it('upserts with defaults, pages, counts, populates, streams and aggregates', async () => {
    const { Owner, Candidate } = await models('Rest');
    const owner = await Owner.create({ name: 'Olga' });
    await Candidate.updateOne(
      { jobId: 'j', email: 'u' },
      { $set: { score: 5, owner: owner._id } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    const upserted = await Candidate.findOne({ email: 'u' })
      .populate({ path: 'owner', model: Owner })
      .orFail();
    expect(upserted).toMatchObject({ status: 'queued', owner: { name: 'Olga' } });
    await Candidate.insertMany(
      Array.from({ length: 250 }, (_, index) => ({ jobId: 'p', email: `${index}`, score: index })),
    );
    const page = await Candidate.find({ jobId: 'p', score: { $gte: 100 } })
      .sort('-score')
      .skip(10)
      .limit(5)
      .select('score -_id')
      .lean();
    expect(page).toEqual([239, 238, 237, 236, 235].map((score) => ({ score })));
    expect(await Candidate.countDocuments({ jobId: 'p' })).toBe(250);
    expect(await Candidate.exists({ email: 'nobody' })).toBeNull();
    expect((await Candidate.distinct('jobId')).sort()).toEqual(['j', 'p']);
    let streamed = 0;
    for await (const each of Candidate.find({ jobId: 'p' }).cursor({ batchSize: 20 }))
      streamed += each.score === undefined ? 0 : 1;
    expect(streamed).toBe(250);
    const [summary] = await Candidate.aggregate([
      { $match: { jobId: 'p' } },
      {
        $group: {
          _id: '$jobId',
          best: { $max: '$score' },
          mean: { $avg: '$score' },
          n: { $sum: 1 },
        },
      },
    ]);
    expect(summary).toEqual({ _id: 'p', best: 249, mean: 124.5, n: 250 });
    await Candidate.bulkWrite([
      { updateOne: { filter: { email: '1' }, update: { $inc: { score: 1000 } } } },
      { deleteMany: { filter: { score: { $lt: 10 } } } },
    ]);
    expect(await Candidate.countDocuments({ jobId: 'p' })).toBe(241);
    expect((await Candidate.findOne({ email: '1' }).orFail()).score).toBe(1001);
  });
});
