import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { createLogger } from '@shortlist/service-kit';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type SharedLimiter, startSharedLimiter } from '../src/domain/shared-limiter.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const points = 2;
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let limiter: SharedLimiter;

beforeAll(async () => {
  mongo = await startTestMongo();
  limiter = await startSharedLimiter({
    mongodbUri: mongo.uri,
    points,
    log: createLogger({ name: 'gateway', level: 'silent' }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await limiter.stop();
  await mongo.stop();
});

const isAllowed = () =>
  limiter.consume('a key').then(
    () => true,
    () => false,
  );

it('counts by the minute, and holds nobody up for what a clock wrote before it was set back', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + DAY_MS);
  expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, true, false]);
  vi.spyOn(Date, 'now').mockReturnValue(now);
  expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, true, false]);
});
