import { createSealer } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, readConfig } from '../src/index.js';
import { password, signInWithApp, takeTicket } from './support/app.js';
import { startTestAuth, type TestAuth } from './support/auth.js';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth({ environment: { SECOND_FACTOR_KEY: keyOf(1) } });
});
afterAll(() => auth.stop());

/** The next release of the service, with other keys, on the same database. */
async function restart(environment: Readonly<Record<string, string>>) {
  const { tokens, context, clock } = auth;
  const config = readConfig({
    MONGODB_URI: context.config.mongodbUri,
    JWT_PUBLIC_KEY: tokens.publicKey,
    JWT_PRIVATE_KEY: tokens.privateKey,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...environment,
  });
  const overrides = { bus: context.bus, clock: clock.now, log: context.log };
  const service = createService({ ...config, passwordCost: 4 }, overrides);
  const { app } = await service.start();
  return {
    post: (operation: string, body?: object, token = '') =>
      request(app.callback())
        .post(`/auth/${operation}`)
        .set('authorization', `Bearer ${token}`)
        .send(body),
    get: (operation: string, token: string) =>
      request(app.callback()).get(`/auth/${operation}`).set('authorization', `Bearer ${token}`),
    stop: () => service.stop(),
  };
}

describe('another key for access tokens', () => {
  it('signs nobody out: old tokens are taken as long as their key is named', async () => {
    const { token, refreshToken } = await auth.signIn('ada@example.com', password);
    const next = createTestTokens();
    const { publicKey } = auth.tokens;
    const renewed = await restart({
      JWT_PRIVATE_KEY: next.privateKey,
      JWT_PUBLIC_KEY: `${publicKey}${next.publicKey}`,
    });
    expect((await renewed.get('me', token)).status).toBe(200);
    const { body } = await renewed.post('refresh', { refreshToken });
    await renewed.stop();
    const alone = await restart({
      JWT_PRIVATE_KEY: next.privateKey,
      JWT_PUBLIC_KEY: next.publicKey,
    });
    expect((await alone.get('me', body.token)).status).toBe(200);
    expect((await alone.get('me', token)).status).toBe(401);
    await alone.stop();
  });
});

describe('another key for the secrets of apps', () => {
  it('takes the place of the old one, which is not needed any more', async () => {
    const user = await signInWithApp(auth, 'grace@example.com');
    const stored = () => auth.context.models.authenticatorApps.findOne({ _id: user.userId });
    const [oldKey, newKey] = [1, 2].map((byte) =>
      createSealer([Buffer.alloc(32, byte)], 'shortlist authenticator app'),
    );
    const before = await stored();
    expect(() => oldKey?.open(before?.sealedSecret ?? '', user.userId)).not.toThrow();
    const both = await restart({ SECOND_FACTOR_KEY: `${keyOf(2)},${keyOf(1)}` });
    const ticket = await takeTicket(auth, user.email);
    const answer = await both.post('second-factor/sign-in', { ticket, code: user.nextCode() });
    expect(answer.status).toBe(200);
    await both.stop();
    const after = await stored();
    expect(() => newKey?.open(after?.sealedSecret ?? '', user.userId)).not.toThrow();
    const line = auth.lines.find((each) => each.includes('first SECOND_FACTOR_KEY'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ renewed: 1, unreadable: 0 });
  });

  it.each([`${keyOf(2)},short`, ','])('is not taken when it is no key: %s', (given) =>
    expect(restart({ SECOND_FACTOR_KEY: given })).rejects.toThrow(
      'SECOND_FACTOR_KEY must be 32 bytes in base64',
    ),
  );
});
