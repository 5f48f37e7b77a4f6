import type { Bus } from '@shortlist/bus';
import { gate, until } from '@shortlist/bus/testing';
import { keepers } from '@shortlist/contracts/constants';
import * as messages from '@shortlist/contracts/messages/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOnDeletions } from '../src/domain/account/carry-on-deletions.js';
import { startTestAuth, type TestAuth } from './support/auth.js';
import {
  createClaims,
  createKey,
  issuer,
  type KeyServer,
  nonce,
  signToken,
  startKeyServer,
  type TestKey,
} from './support/identity-provider.js';

const password = 'correct horse';
let key: TestKey;
let server: KeyServer;
let auth: TestAuth;
let busIsDown = false;
let people = 0;
let email: string;
/** Ids of users, as often as the other services were told that they are deleted. */
const told: string[] = [];

function wrapBus(bus: Bus): Bus {
  const publish: Bus['publish'] = (...args) =>
    busIsDown ? Promise.reject(new Error('the broker is down')) : bus.publish(...args);
  return new Proxy(bus, {
    get: (target, name) => {
      if (name === 'publish') return publish;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

beforeAll(async () => {
  key = await createKey('first');
  server = await startKeyServer(key);
  auth = await startTestAuth({
    wrapBus,
    environment: { SAMPLE_IDENTITY_ISSUER: issuer, SAMPLE_IDENTITY_KEYS_URL: server.url },
  });
  await auth.context.bus.subscribe(messages.userDeleted, { broadcast: true }, async (event) => {
    told.push(event.userId);
  });
});
afterAll(async () => {
  await auth.stop();
  await server.stop();
});
beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
  busIsDown = false;
});

type Session = Awaited<ReturnType<TestAuth['signIn']>>;

const remove = ({ token }: Session, proof: object) => auth.post('me/delete', proof, token);

const idToken = async (sub: string) => ({
  token: await signToken(key, createClaims({ sub, email }, auth.clock.now())),
  nonce,
});

/** Every collection of the service in which one of the texts stands. */
async function collectionsWith(...texts: string[]): Promise<string[]> {
  const { db, close } = await auth.connectDatabase();
  try {
    const found: string[] = [];
    for (const { name } of await db.listCollections().toArray()) {
      const documents = JSON.stringify(await db.collection(name).find().toArray());
      if (texts.some((text) => documents.includes(text))) found.push(name);
    }
    return found;
  } finally {
    await close();
  }
}

async function confirmAll(userId: string): Promise<void> {
  for (const by of keepers) {
    await auth.context.bus.publish(messages.confirmDeletion, { userId, by });
  }
  await until(
    () => auth.context.models.deletions.count({ _id: userId }),
    (count) => count === 0,
  );
}

describe('deleting an account', () => {
  it('needs the password; guessing is slowed down as at sign-in and signs nobody out (ASVS 6.3.1, 7.5.3)', async () => {
    const session = await auth.signIn(email);
    const wrong = await remove(session, { password: 'wrong' });
    expect([wrong.status, wrong.body.detail]).toEqual([403, 'This is not your password.']);
    let braked = wrong;
    for (let tries = 0; tries < 6 && braked.status !== 429; tries += 1)
      braked = await remove(session, { password: `wrong ${tries}` });
    expect([braked.status, braked.headers['retry-after']]).toEqual([429, '2']);
    expect((await remove(session, { password })).status).toBe(429);
    expect((await auth.agent.get('/auth/me').auth(session.token, { type: 'bearer' })).status).toBe(
      200,
    );
    expect((await auth.agent.post('/auth/me/delete').send({ password })).status).toBe(401);
    expect((await remove(session, {})).status).toBe(403);
  });

  it('leaves nothing of it, tells the other services and its owner, and the address is free', async () => {
    const session = await auth.signIn(email);
    const { id } = session.user;
    await auth.post('firebase-login', await idToken(email));
    await auth.post('forgot-password', { email });
    await auth.mails.next(email);
    await auth.post('login', { email, password: 'wrong' });
    await auth.context.background.drain();
    const filled = [
      ...['users', 'identities', 'mail_tokens', 'sessions', 'known_devices'],
      ...['workspaces', 'memberships'],
    ];
    expect((await collectionsWith(id)).sort()).toEqual(filled.sort());

    expect((await remove(session, { password })).status).toBe(200);
    await auth.context.background.drain();
    await until(
      async () => told,
      (ids) => ids.includes(id),
    );
    expect(auth.mails.notices).toContainEqual(
      expect.objectContaining({ to: email, notice: 'accountDeleted' }),
    );
    expect(await collectionsWith(id)).toEqual(['deletions']);
    expect(await collectionsWith(email)).toEqual([]);
    expect((await auth.post('login', { email, password })).status).toBe(401);
    const { refreshToken, token } = session;
    expect((await auth.post('refresh', { refreshToken })).status).toBe(401);
    expect((await auth.agent.get('/auth/me').auth(token, { type: 'bearer' })).status).toBe(401);
    expect((await remove(session, { password })).status).toBe(401);

    await confirmAll(id);
    await auth.context.bus.publish(messages.confirmDeletion, { userId: id, by: 'usage' });
    expect(await collectionsWith(id)).toEqual([]);
    const again = await auth.signIn(email);
    expect(again.user.id).not.toBe(id);
  });

  it('is told again until every service has confirmed it, with growing pauses', async () => {
    const { token, user } = await auth.signIn(email);
    busIsDown = true;
    expect((await auth.post('me/delete', { password }, token)).status).toBe(200);
    await auth.context.background.drain();
    expect(await collectionsWith(user.id)).toEqual(['deletions']);
    const timesTold = () => told.filter((id) => id === user.id).length;
    auth.clock.advance(30_000);
    await expect(carryOnDeletions(auth.context)).rejects.toThrow('the broker is down');
    busIsDown = false;
    auth.clock.advance(30_000);
    expect(await carryOnDeletions(auth.context)).toBe(0);
    auth.clock.advance(30_000);
    const both = await Promise.all([
      carryOnDeletions(auth.context),
      carryOnDeletions(auth.context),
    ]);
    expect(both[0] + both[1]).toBe(1);
    await until(
      async () => timesTold(),
      (times) => times === 1,
    );
    expect(auth.mails.notices.filter(({ to }) => to === email)).toHaveLength(1);
    for (const by of ['resumes', 'usage'] as const)
      await auth.context.bus.publish(messages.confirmDeletion, { userId: user.id, by });
    await until(
      () => auth.context.models.deletions.findOne({ _id: user.id }),
      (deletion) => deletion?.awaiting.length === 1,
    );
    auth.clock.advance(24 * 60 * 60 * 1000);
    expect(await carryOnDeletions(auth.context)).toBe(1);
    await until(
      async () => timesTold(),
      (times) => times === 2,
    );
    expect(auth.mails.notices.filter(({ to }) => to === email)).toHaveLength(1);
    await confirmAll(user.id);
  });

  it('takes back what a sign-in, a refresh and a mail write that were under way', async () => {
    const session = await auth.signIn(email);
    const { passwords } = auth.context;
    const verify = passwords.verify.bind(passwords);
    const door = gate();
    let waiting = 0;
    Object.assign(passwords, {
      verify: async (...args: Parameters<typeof verify>) => {
        const right = await verify(...args);
        waiting += 1;
        if (waiting === 1) await door.opened;
        return right;
      },
    });
    const late = auth.post('login', { email, password }).then((answer) => answer);
    await until(
      async () => waiting,
      (count) => count === 1,
    );
    expect((await remove(session, { password })).status).toBe(200);
    door.open();
    expect((await late).status).toBe(401);
    Object.assign(passwords, { verify });
    await auth.context.background.drain();
    await confirmAll(session.user.id);
    expect(await collectionsWith(session.user.id, email)).toEqual([]);
  });
});

describe('an account without a password', () => {
  async function signInWithGoogle(sub = email): Promise<Session> {
    return (await auth.post('firebase-login', await idToken(sub))).body as Session;
  }

  it('is deleted by a fresh sign-in with Google, which counts once (ASVS 7.5.3)', async () => {
    const session = await signInWithGoogle();
    expect((await remove(session, { password: '!' })).status).toBe(403);
    const proof = await idToken(email);
    const others = await remove(session, { identity: await idToken(`other-${email}`) });
    expect([others.status, others.body.code]).toEqual([403, 'IdentityNotYours']);
    const forged = await remove(session, { identity: { ...proof, nonce: 'of somebody else' } });
    expect([forged.status, forged.body.code]).toEqual([403, 'InvalidIdentityToken']);
    const old = await idToken(email);
    auth.clock.advance(15 * 60_000);
    const late = await remove(session, { identity: old });
    expect([late.status, late.body.code]).toEqual([403, 'IdentityTokenExpired']);
    const used = await idToken(email);
    await auth.post('firebase-login', used);
    expect((await remove(session, { identity: used })).body.code).toBe('IdentityTokenUsed');
    expect((await remove(session, { identity: await idToken(email) })).status).toBe(200);
    await auth.context.background.drain();
    await confirmAll(session.user.id);
    expect(await collectionsWith(session.user.id, email)).toEqual([]);
  });
});
