import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedDocuments } from './fixtures/stored-documents.js';
import { type Harness, startHarness } from './support/harness.js';

let mongo: TestMongo;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
  harness = await startHarness(mongo, { env: { SWEEP_INTERVAL_SECONDS: '3600' } });
  for (const [collection, documents] of Object.entries(storedDocuments))
    await harness.database.collection<{ _id: string }>(collection).insertMany([...documents]);
});
afterAll(async () => {
  await harness.stop();
  await mongo.stop();
});

describe('documents of every shape ever stored', () => {
  it('are read', async () => {
    const { deliveries, deletedScreenings, accountMails, contactCounts, sendCounts } =
      harness.context.models;
    const read = {
      rejection_deliveries: await deliveries.everywhere.find({}),
      deleted_screenings: await deletedScreenings.find({}),
      account_mails: await accountMails.find({}),
      contact_counts: await contactCounts.find({}),
      send_counts: await sendCounts.find({}),
    };
    expect(read).toMatchObject(storedDocuments);
  });

  it('of before there were leases count as handed over by a process without a name', async () => {
    const { deliveries } = harness.context.models;
    expect(await deliveries.everywhere.findOne({ candidateId: 'first-sending' })).toMatchObject({
      state: 'sending',
      instance: null,
      incarnation: null,
      leaseUntil: null,
      handedOver: true,
    });
  });

  it('with a state of a newer release are neither sent, told nor lost', async () => {
    const { deliveries } = harness.context.models;
    await harness.database
      .collection<{ _id: string }>('rejection_deliveries')
      .updateOne({ _id: 'job-1.leased-sent' }, { $set: { state: 'scheduled' } });
    expect(await deliveries.everywhere.findOne({ candidateId: 'leased-sent' })).toMatchObject({
      state: 'unknown',
    });
  });
});
