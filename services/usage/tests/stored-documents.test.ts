import { readdirSync, readFileSync } from 'node:fs';
import * as messages from '@shortlist/contracts/messages/usage';
import { EJSON } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestUsage, type TestUsage } from './support/usage.js';

const folder = new URL('./fixtures/documents/', import.meta.url);

describe.each(readdirSync(folder))('what main stored as in %s', (file) => {
  let usage: TestUsage;

  beforeAll(async () => {
    usage = await startTestUsage();
    const { db, close } = await usage.connectDatabase();
    const stored = EJSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<
      string,
      Record<string, unknown>[]
    >;
    for (const [collection, documents] of Object.entries(stored)) {
      await db.collection(collection).insertMany(documents);
    }
    await close();
  });
  afterAll(() => usage.stop());

  it('is counted, settled and not charged twice', async () => {
    expect(await usage.used('mara')).toBe(2_600);
    expect((await usage.reserve('mara', 600, { reservationId: 'settled' })).granted).toBe(true);
    expect((await usage.reserve('mara', 600, { reservationId: 'released' })).granted).toBe(false);
    expect(await usage.used('mara')).toBe(2_600);
    for (const reservationId of ['open', 'settled']) {
      await usage.bus.publish(messages.settleTokens, { reservationId, tokens: 1_500 });
    }
    await usage.bus.publish(messages.settleTokens, { reservationId: 'nobody', tokens: 1 });
    let used = 0;
    while (used !== 2_100) {
      used = await usage.used('mara');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(used).toBe(2_100);
  });
});
