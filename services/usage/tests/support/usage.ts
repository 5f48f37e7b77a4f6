import { randomUUID } from 'node:crypto';
import { createBus } from '@shortlist/bus';
import type { AccessTokenClaims, TokenUsage } from '@shortlist/contracts/entities';
import * as messages from '@shortlist/contracts/messages/usage';
import { startTestMongo } from '@shortlist/embedded-mongo/testing';
import { InProcessTransport } from '@shortlist/in-process-bus';
import { connectDatabase, connectTo, createTestTokens } from '@shortlist/service-kit/testing';
import request from 'supertest';
import { createService, readConfig } from '../../src/index.js';

/** A running usage service on a fresh database, spoken to over HTTP and the bus. Free plans have 10,000 tokens. */
export async function startTestUsage() {
  const mongo = await startTestMongo();
  const tokens = createTestTokens();
  const config = readConfig({
    MONGODB_URI: mongo.uri,
    JWT_PUBLIC_KEY: tokens.publicKey,
    TOKEN_LIMIT_FREE: '10000',
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
  const url = process.env['AMQP_URL'];
  const bus = await createBus(url ? { url } : { transport: new InProcessTransport() });
  let now = new Date('2026-03-31T23:00:00.000Z').getTime();
  const service = createService(config, {
    bus,
    connect: connectTo(mongo),
    clock: () => new Date(now),
  });
  const { app, context } = await service.start();
  const agent = request(app.callback());
  const usage = async (claims: Partial<AccessTokenClaims>): Promise<TokenUsage> => {
    const token = tokens.sign(claims);
    const call = agent.get('/auth/token/usage').set('authorization', `Bearer ${token}`);
    return (await call).body as TokenUsage;
  };
  return {
    bus,
    context,
    agent,
    tokens,
    usage,
    used: async (userId: string) => (await usage({ sub: userId })).tokens_used,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    reserve: (userId: string, amount: number, changes: object = {}) =>
      bus.request(messages.reserveTokens, {
        reservationId: randomUUID(),
        userId,
        plan: 'Free',
        exempt: false,
        tokens: amount,
        ...changes,
      }),
    /** The service's database, for storing what the service did not store itself. */
    connectDatabase: () => connectDatabase(mongo.uri, 'usage'),
    stop: async () => {
      await service.stop();
      await bus.stop();
      await mongo.stop();
    },
  };
}

export type TestUsage = Awaited<ReturnType<typeof startTestUsage>>;
