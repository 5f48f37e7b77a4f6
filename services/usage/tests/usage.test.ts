import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endReservation } from '../src/domain/end-reservation.js';
import { sweepReservations } from '../src/domain/sweep-reservations.js';
import { readConfig } from '../src/index.js';
import { startTestUsage, type TestUsage } from './support/usage.js';

const HOUR_MS = 60 * 60 * 1000;
let usage: TestUsage;
beforeAll(async () => {
  usage = await startTestUsage();
});
afterAll(() => usage.stop());

const settle = (reservationId: string, tokens: number) =>
  endReservation(usage.context, reservationId, { state: 'settled', tokens });
const release = (reservationId: string) =>
  endReservation(usage.context, reservationId, { state: 'released', tokens: 0 });

describe('token usage', () => {
  it('of a new user is nothing, against the limit of the plan in the token', async () => {
    expect(await usage.usage({ sub: 'new' })).toEqual({
      tokens_used: 0,
      tokens_remaining: 10_000,
      token_limit: 10_000,
      resets_at: '2026-04-01T00:00:00.000Z',
    });
    expect((await usage.usage({ sub: 'new', plan: 'Premium' })).token_limit).toBe(2_000_000);
    expect((await usage.usage({ sub: 'new', plan: 'Enterprise' })).token_limit).toBe(20_000_000);
  });

  it('contains what is reserved', async () => {
    const userId = randomUUID();
    expect(await usage.reserve(userId, 4_000)).toEqual({ granted: true, tokens_remaining: 6_000 });
    expect(await usage.usage({ sub: userId })).toEqual({
      tokens_used: 4_000,
      tokens_remaining: 6_000,
      token_limit: 10_000,
      resets_at: '2026-04-01T00:00:00.000Z',
    });
  });

  it('needs a valid token', async () => {
    const forged = await usage.agent.get('/auth/token/usage').set('authorization', 'Bearer x.y.z');
    const missing = await usage.agent.get('/auth/token/usage');
    expect([forged.status, missing.status]).toEqual([401, 401]);
  });
});

describe('a reservation', () => {
  it('is refused when it exceeds the limit by one token, and takes the rest to the last', async () => {
    const userId = randomUUID();
    await usage.reserve(userId, 9_000);
    expect(await usage.reserve(userId, 1_001)).toEqual({ granted: false, tokens_remaining: 1_000 });
    expect(await usage.reserve(userId, 1_000)).toEqual({ granted: true, tokens_remaining: 0 });
    expect(await usage.reserve(userId, 1)).toEqual({ granted: false, tokens_remaining: 0 });
    expect(await usage.reserve(userId, 0)).toEqual({ granted: true, tokens_remaining: 0 });
  });

  it('never exceeds the limit, however many come at once', async () => {
    const userId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => usage.reserve(userId, 700)));
    expect(answers.filter(({ granted }) => granted)).toHaveLength(14);
    expect(await usage.used(userId)).toBe(9_800);
  });

  it('counts once, however often the same id comes, also at once', async () => {
    const userId = randomUUID();
    const reservationId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => usage.reserve(userId, 6_000, { reservationId })),
    );
    expect(new Set(answers.map(({ granted }) => granted))).toEqual(new Set([true]));
    expect(await usage.used(userId)).toBe(6_000);
  });

  it('of an exempt user is granted beyond the limit, and counted', async () => {
    const userId = randomUUID();
    const answer = await usage.reserve(userId, 25_000, { exempt: true });
    expect(answer).toEqual({ granted: true, tokens_remaining: -15_000 });
    expect(await usage.used(userId)).toBe(25_000);
  });

  it('of one user leaves the others alone', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await usage.reserve(one, 10_000);
    expect((await usage.reserve(other, 10_000)).granted).toBe(true);
  });

  it.each([
    { tokens: -1 },
    { tokens: 1.5 },
    { tokens: Number.NaN },
    { plan: 'Gold' },
    { userId: '$x' },
  ])('with %j is refused before it is sent', async (changes) => {
    await expect(usage.reserve('someone', 1, changes)).rejects.toMatchObject({
      name: 'InvalidMessageError',
    });
  });

  it('with a huge amount is refused by the limit', async () => {
    const answer = await usage.reserve(randomUUID(), Number.MAX_SAFE_INTEGER);
    expect(answer).toEqual({ granted: false, tokens_remaining: 10_000 });
  });
});

describe('settling', () => {
  it.each([1_200, 6_500, 0])('replaces the reservation by %i tokens, once', async (tokens) => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 5_000, { reservationId });
    await Promise.all([settle(reservationId, tokens), settle(reservationId, tokens)]);
    await settle(reservationId, tokens);
    expect(await usage.used(userId)).toBe(tokens);
  });

  it('stands against a later release, and a release against a later settlement', async () => {
    const [userId, settled, released] = [randomUUID(), randomUUID(), randomUUID()];
    await usage.reserve(userId, 5_000, { reservationId: settled });
    await usage.reserve(userId, 3_000, { reservationId: released });
    await settle(settled, 4_000);
    await release(settled);
    await release(released);
    await settle(released, 3_000);
    expect(await usage.used(userId)).toBe(4_000);
  });

  it('may overtake the reservation', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await settle(reservationId, 800);
    expect((await usage.reserve(userId, 5_000, { reservationId })).granted).toBe(true);
    expect(await usage.used(userId)).toBe(800);
  });

  it('of an unknown reservation charges nobody', async () => {
    await expect(settle(randomUUID(), 5_000)).resolves.toBeUndefined();
  });

  it('and releasing arrive over the bus', async () => {
    const [userId, settled, released] = [randomUUID(), randomUUID(), randomUUID()];
    await usage.reserve(userId, 5_000, { reservationId: settled });
    await usage.reserve(userId, 5_000, { reservationId: released });
    await usage.bus.publish(messages.settleTokens, { reservationId: settled, tokens: 70 });
    await usage.bus.publish(messages.releaseTokens, { reservationId: released });
    // Ends when both were handled; else the time limit of the test fails it.
    while ((await usage.used(userId)) !== 70) await new Promise(setImmediate);
    await usage.bus.publish(messages.settleTokens, { reservationId: settled, tokens: 5_000 });
    expect((await usage.reserve(userId, 9_930)).granted).toBe(true);
  });
});

describe('releasing', () => {
  it('gives the tokens back, once', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 9_000, { reservationId });
    await Promise.all([release(reservationId), release(reservationId), release(reservationId)]);
    expect(await usage.used(userId)).toBe(0);
    expect((await usage.reserve(userId, 10_000)).granted).toBe(true);
  });

  it('before the reservation refuses it', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await release(reservationId);
    expect((await usage.reserve(userId, 5_000, { reservationId })).granted).toBe(false);
    expect(await usage.used(userId)).toBe(0);
  });
});

describe('the month', () => {
  it('begins again at midnight UTC; what was reserved before is charged to the month before', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 10_000, { reservationId });
    usage.advance(HOUR_MS - 1);
    expect(await usage.used(userId)).toBe(10_000);
    usage.advance(1);
    expect(await usage.used(userId)).toBe(0);
    expect((await usage.reserve(userId, 6_000)).granted).toBe(true);
    await settle(reservationId, 9_000);
    expect(await usage.used(userId)).toBe(6_000);
    const before = await usage.context.models.accounts.everywhere.findOne({
      _id: `${userId}:2026-03`,
    });
    expect(before?.used).toBe(9_000);
  });

  it('is listed with those before, of this user alone', async () => {
    const userId = randomUUID();
    const list = async () => {
      const token = usage.tokens.sign({ sub: userId });
      const call = usage.agent.get('/auth/token/months').set('authorization', `Bearer ${token}`);
      return (await call).body as unknown;
    };
    expect(await list()).toEqual({ months: [] });
    await usage.reserve(userId, 100);
    const accounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({
      _id: `${userId}:2025-${String(month).padStart(2, '0')}`,
      ...{ userId, workspaceId: userId },
      used: month,
    }));
    await usage.context.models.accounts.everywhere.createMany(accounts);
    await usage.context.models.accounts.everywhere.createMany([
      { _id: `${userId}:2025-01`, userId, workspaceId: userId, used: 1 },
      { _id: `${userId}2:2026-01`, userId, workspaceId: `${userId}2`, used: 9 },
    ]);
    const { months } = (await list()) as { months: object[] };
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ tokens_used: 100 });
    expect(months.at(-1)).toEqual({ month: '2025-02', tokens_used: 2 });
  });

  it('belongs to the workspace, no matter which member uses it', async () => {
    const [workspaceId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    expect((await usage.reserve(first, 6_000, { workspaceId })).granted).toBe(true);
    expect((await usage.reserve(second, 6_000, { workspaceId })).granted).toBe(false);
    const workspaces = [
      { id: workspaceId, role: 'viewer', plan: 'Premium', exempt: false } as const,
    ];
    expect((await usage.usage({ sub: second, workspaces })).tokens_used).toBe(6_000);
    expect(await usage.used(first)).toBe(0);
  });

  it('does not let a message that comes again reserve in both', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 1_000, { reservationId });
    usage.advance(31 * 24 * HOUR_MS);
    expect((await usage.reserve(userId, 1_000, { reservationId })).granted).toBe(true);
    expect(await usage.used(userId)).toBe(0);
  });
});

describe('the sweep', () => {
  it('gives back what nobody settled for a day, and nothing younger', async () => {
    await sweepReservations(usage.context);
    const [userId, old] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 2_000, { reservationId: old });
    usage.advance(HOUR_MS);
    await usage.reserve(userId, 300);
    usage.advance(23 * HOUR_MS);
    expect(await sweepReservations(usage.context)).toBe(0);
    usage.advance(1);
    expect(await sweepReservations(usage.context)).toBe(1);
    expect(await usage.used(userId)).toBe(300);
  });

  it.each([0, 6, 200])(
    'lets a settlement that comes %i days after it charge what was used, once',
    async (days) => {
      const [userId, waited, other] = [randomUUID(), randomUUID(), randomUUID()];
      await usage.reserve(userId, 2_000, { reservationId: waited });
      await usage.reserve(userId, 500, { reservationId: other });
      const { accounts } = usage.context.models;
      const used = async () => (await accounts.everywhere.findOne({ userId }))?.used;
      usage.advance(24 * HOUR_MS + 1);
      await sweepReservations(usage.context);
      expect(await used()).toBe(0);
      usage.advance(days * 24 * HOUR_MS);
      await sweepReservations(usage.context);
      await Promise.all([settle(waited, 1_700), settle(waited, 1_700)]);
      await sweepReservations(usage.context);
      await settle(waited, 1_700);
      await release(waited);
      await release(other);
      await settle(other, 400);
      expect(await used()).toBe(1_700);
      expect(await sweepReservations(usage.context)).toBe(0);
    },
  );

  it('does not give back what was settled in an instant that a crash cut off', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    const { models, clock } = usage.context;
    await usage.reserve(userId, 2_000, { reservationId });
    const outcome = { _id: reservationId, state: 'settled', tokens: 1_200 } as const;
    await models.outcomes.create({ ...outcome, purgeAt: new Date(clock().getTime() + 1e9) });
    usage.advance(24 * HOUR_MS + 1);
    await sweepReservations(usage.context);
    expect((await models.accounts.everywhere.findOne({ userId }))?.used).toBe(1_200);
  });

  it('forgets ended reservations after a week and keeps the sum', async () => {
    const [userId, reservationId] = [randomUUID(), randomUUID()];
    await usage.reserve(userId, 2_000, { reservationId });
    await settle(reservationId, 1_500);
    const { accounts } = usage.context.models;
    usage.advance(7 * 24 * HOUR_MS + 1);
    await sweepReservations(usage.context);
    expect(await accounts.everywhere.findOne({ userId })).toMatchObject({
      used: 1_500,
      reservations: [],
    });
  });
});

describe('readConfig', () => {
  it('refuses limits that are no whole numbers', () => {
    expect(() => readConfig({ TOKEN_LIMIT_FREE: '-1', TOKEN_LIMIT_PREMIUM: 'many' })).toThrow(
      /TOKEN_LIMIT_FREE must be[^]*TOKEN_LIMIT_PREMIUM must be/,
    );
  });
});
