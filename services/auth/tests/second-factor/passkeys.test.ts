import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, signInWithApp, takeTicket } from '../support/app.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { type Authenticator, createAuthenticator, type Lies } from '../support/authenticator.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

type Made = Parameters<Authenticator['create']>[0];

async function begin(token: string): Promise<Made> {
  const { body } = await auth.post('passkeys/begin', { password }, token);
  return body.options as Made;
}

/** A signed-in user with a passkey. */
async function signInWithKey(email: string, name = 'My phone') {
  const { token, user } = await auth.signIn(email, password);
  const device = createAuthenticator();
  const credential = device.create(await begin(token));
  const { body } = await auth.post('passkeys', { credential, name }, token);
  return { email, token, userId: user.id, device, recoveryCodes: body.recoveryCodes as string[] };
}

async function challengeFor(ticket?: string) {
  const { body } = await auth.post('passkeys/sign-in/begin', { ticket });
  return body.options as { challenge: string; allowCredentials?: object[] };
}

const signInBy = (credential: object, ticket?: string) =>
  auth.post('passkeys/sign-in', { credential, ticket });

const read = async (token: string) => {
  const answer = await auth.agent
    .get('/auth/second-factor')
    .set('authorization', `Bearer ${token}`);
  return answer.body as {
    passkeys: { offered: boolean; list: { id: string; name: string; lastUsedAt: string | null }[] };
    recoveryCodesLeft: number;
  };
};

describe('adding a passkey', () => {
  it('asks the browser for one that password managers offer, keeps it and gives recovery codes', async () => {
    const { token, user } = await auth.signIn('ada@example.com', password);
    const options = await begin(token);
    expect(options).toMatchObject({
      rp: { id: 'shortlist.example', name: 'Shortlist' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: 'ada@example.com' },
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    });
    const credential = createAuthenticator().create(options);
    const added = await auth.post('passkeys', { credential, name: ' Laptop ' }, token);
    expect(added.body.recoveryCodes).toHaveLength(10);
    await auth.mails.noticed('ada@example.com', 'secondFactorAdded');
    const { passkeys, recoveryCodesLeft } = await read(token);
    expect(passkeys.list.map(({ name }) => name)).toEqual(['Laptop']);
    expect(recoveryCodesLeft).toBe(10);
    // The same device is told not to make another.
    expect(await begin(token)).toMatchObject({ excludeCredentials: [{ id: credential.id }] });
  });

  it('needs the password (ASVS 7.5.1)', async () => {
    const { token } = await auth.signIn('unproved@example.com', password);
    expect((await auth.post('passkeys/begin', {}, token)).body.code).toBe('ProofMissing');
  });

  const lies: readonly (readonly [string, Lies])[] = [
    ['another site', { origin: 'https://shortlist.example.evil.example' }],
    ['another port', { origin: 'https://shortlist.example:8443' }],
    ['plain http', { origin: 'http://shortlist.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a made-up challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a use, not a creation', { type: 'webauthn.get' }],
  ];
  it.each(lies)('refuses an answer of %s', async (what, lie) => {
    const { token } = await auth.signIn(`lie-${what.replaceAll(/\W/g, '')}@example.com`, password);
    const credential = createAuthenticator().create(await begin(token), lie);
    const { status, body } = await auth.post('passkeys', { credential, name: 'x' }, token);
    expect([status, body.code]).toEqual([400, 'PasskeyRefused']);
  });

  it('takes each challenge once, of its account, in ten minutes', async () => {
    const one = await auth.signIn('one@example.com', password);
    const two = await auth.signIn('two@example.com', password);
    const add = async (options: Made, token: string) => {
      const credential = createAuthenticator().create(options);
      return (await auth.post('passkeys', { credential, name: 'x' }, token)).status;
    };
    const options = await begin(one.token);
    expect(await add(options, two.token)).toBe(400);
    expect(await add(options, one.token)).toBe(200);
    expect(await add(options, one.token)).toBe(400);
    const late = await begin(one.token);
    auth.clock.advance(10 * 60_000);
    expect(await add(late, one.token)).toBe(400);
  });

  it('takes no credential that belongs to another account', async () => {
    const owner = await signInWithKey('owner@example.com');
    const thief = await auth.signIn('thief@example.com', password);
    const credential = owner.device.create(await begin(thief.token));
    expect((await auth.post('passkeys', { credential, name: 'x' }, thief.token)).status).toBe(400);
    expect((await signInBy(owner.device.use(await challengeFor()))).status).toBe(400);
  });

  it.each([
    ['nothing', {}],
    ['no bytes', { id: 'a b', rawId: 'a b', type: 'public-key', response: {} }],
    [
      'garbage',
      {
        id: 'YQ',
        rawId: 'YQ',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
      },
    ],
  ])('refuses %s with a sentence', async (what, credential) => {
    const { token } = await auth.signIn(`input-${what.replace(' ', '')}@example.com`, password);
    const answer = await auth.post('passkeys', { credential, name: 'x' }, token);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.detail).toMatch(/\.$/);
  });
});

describe('a passkey instead of a password', () => {
  it('signs in by itself, once for each challenge (ASVS 6.3.3)', async () => {
    const { device, token, userId } = await signInWithKey('direct@example.com');
    const options = await challengeFor();
    expect(options).toMatchObject({ rpId: 'shortlist.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = device.use(options);
    const first = await signInBy(answer);
    expect([first.status, first.body.user?.id]).toEqual([200, userId]);
    expect((await signInBy(answer)).body.code).toBe('PasskeyRefused');
    const { passkeys } = await read(token);
    expect(passkeys.list[0]?.lastUsedAt).toBe(auth.clock.now().toISOString());
  });

  const lies: readonly (readonly [string, Lies])[] = [
    ['of another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['to a made-up challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['of a creation', { type: 'webauthn.create' }],
    ['of a copied key, by its count', { counter: 1 }],
    ['of a device that did not check who uses it', { unverified: true }],
  ];
  it.each(lies)('is refused in an answer %s', async (what, lie) => {
    const { device } = await signInWithKey(`use-${what.replaceAll(/\W/g, '')}@example.com`);
    const { status, body } = await signInBy(device.use(await challengeFor(), lie));
    expect([status, body.code]).toEqual([400, 'PasskeyRefused']);
  });

  it('is refused when another key has signed, or for another user', async () => {
    const owner = await signInWithKey('signed@example.com');
    const other = await signInWithKey('signer@example.com');
    const real = owner.device.use(await challengeFor());
    const forged = other.device.use(await challengeFor());
    const mixed = { ...real, response: forged.response };
    expect((await signInBy(mixed)).status).toBe(400);
    const userHandle = Buffer.from(other.userId).toString('base64url');
    const renamed = { ...real, response: { ...real.response, userHandle } };
    expect((await signInBy(renamed)).status).toBe(400);
  });

  it('answers the same for a credential that nobody has (ASVS 6.3.8)', async () => {
    const { body } = await signInBy(createAuthenticator().use(await challengeFor()));
    expect(body.code).toBe('PasskeyRefused');
  });

  it('is over after 10 minutes', async () => {
    const { device } = await signInWithKey('late@example.com');
    const answer = device.use(await challengeFor());
    auth.clock.advance(10 * 60_000);
    expect((await signInBy(answer)).status).toBe(400);
  });
});

describe('a passkey as the second step', () => {
  it('comes after the password, of its own account, also from a device that does not check', async () => {
    const { device, email } = await signInWithKey('second@example.com');
    const { body } = await auth.post('login', { email, password });
    expect(body.secondStep.methods).toEqual(['passkey', 'recoveryCode']);
    const { ticket } = body.secondStep;
    const options = await challengeFor(ticket);
    expect(options.allowCredentials).toHaveLength(1);
    const answer = device.use(options, { unverified: true });
    expect((await signInBy(answer, ticket)).status).toBe(200);
    const again = await signInBy(device.use(options), ticket);
    expect(again.body.code).toBe('SecondStepExpired');
  });

  it('takes no passkey of somebody else, and no challenge of another step', async () => {
    const owner = await signInWithKey('mine@example.com');
    const other = await signInWithKey('theirs@example.com');
    const ticket = await takeTicket(auth, owner.email);
    const options = await challengeFor(ticket);
    expect((await signInBy(other.device.use(options), ticket)).status).toBe(400);
    // The first step alone, with the challenge of a second one, and the other way round.
    expect((await signInBy(owner.device.use(await challengeFor(ticket)))).status).toBe(400);
    expect((await signInBy(owner.device.use(await challengeFor()), ticket)).status).toBe(400);
    expect((await signInBy(owner.device.use(await challengeFor(ticket)), ticket)).status).toBe(200);
  });

  it('stands beside an app', async () => {
    const user = await signInWithApp(auth, 'both@example.com');
    const device = createAuthenticator();
    const credential = device.create(await begin(user.token));
    const { body } = await auth.post('passkeys', { credential, name: 'Key' }, user.token);
    expect(body.recoveryCodes).toEqual([]);
    const answer = await auth.post('login', { email: user.email, password });
    expect(answer.body.secondStep.methods).toEqual(['passkey', 'code', 'recoveryCode']);
  });
});

describe('looking after passkeys', () => {
  it('renames and removes one’s own, and nobody else’s (ASVS 6.5.6, 8.2.2)', async () => {
    const user = await signInWithKey('manage@example.com');
    const other = await signInWithKey('manage-other@example.com');
    const [key] = (await read(user.token)).passkeys.list;
    const path = `/auth/passkeys/${key?.id ?? ''}`;
    const rename = (token: string, name: string) =>
      auth.agent.patch(path).set('authorization', `Bearer ${token}`).send({ name });
    const remove = (token: string, proof: object = { password }) =>
      auth.agent.post(`${path}/remove`).set('authorization', `Bearer ${token}`).send(proof);
    expect((await rename(other.token, 'x')).body.code).toBe('PasskeyNotFound');
    expect((await remove(other.token)).body.code).toBe('PasskeyNotFound');
    expect((await rename(user.token, '  ')).status).toBe(422);
    expect((await rename(user.token, 'Work laptop')).status).toBe(200);
    expect((await read(user.token)).passkeys.list[0]?.name).toBe('Work laptop');
    expect((await remove(user.token, {})).body.code).toBe('ProofMissing');
    expect((await remove(user.token)).status).toBe(200);
    await auth.mails.noticed(user.email, 'secondFactorRemoved');
    expect((await signInBy(user.device.use(await challengeFor()))).status).toBe(400);
    expect((await auth.post('login', { email: user.email, password })).status).toBe(200);
    expect(await read(user.token)).toMatchObject({ recoveryCodesLeft: 0 });
  });
});

describe.each([
  ['no address', {}],
  ['an address without a name', { APP_URL: 'https://192.0.2.7' }],
])('with %s', (_, environment) => {
  it('offers no passkeys, and says so', async () => {
    const bare = await startTestAuth({ environment: { APP_URL: undefined, ...environment } });
    try {
      const answer = await bare.post('passkeys/sign-in/begin', {});
      expect([answer.status, answer.body.code]).toEqual([501, 'PasskeysNotOffered']);
      expect(bare.lines.filter((line) => line.includes('APP_URL'))).toHaveLength(1);
    } finally {
      await bare.stop();
    }
  });
});
