import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { password, signInWithApp } from '../support/app.js';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import type { Person } from '../support/workspaces.js';

let sso: TestSignOn;
let owner: Person & { readonly nextCode: () => string };
let helen: Person;
let guest: Person;
const domain = 'brookfield.example';

const setOnly = (only: boolean) => sso.call('put', '/only', owner, { only });
const logIn = (email: string) => sso.auth.post('login', { email, password });

beforeAll(async () => {
  sso = await startSignOn();
  const { auth, people } = sso;
  const { nextCode, token, refreshToken, userId } = await signInWithApp(auth, `mina@${domain}`);
  const me = await auth.agent.get('/auth/me').set('authorization', `Bearer ${token}`);
  owner = {
    token,
    refreshToken,
    user: { ...me.body.user, id: userId, email: `mina@${domain}` },
    nextCode,
  };
  helen = { ...(await auth.signIn(`helen@${domain}`)) };
  guest = { ...(await auth.signIn('guest@other.example')) };
  for (const person of [helen, guest]) await people.add(owner, userId, person, 'recruiter');
});
afterEach(() => sso.provider.reset());
afterAll(() => sso.stop());

describe('only by single sign-on', () => {
  it('needs a provider, a domain and a test that passed', async () => {
    expect((await setOnly(true)).body.code).toBe('ProviderMissing');
    await sso.save(owner);
    expect((await setOnly(true)).body.code).toBe('DomainMissing');
    await sso.addDomain(owner, domain);
    expect((await setOnly(true)).body.code).toBe('TestMissing');
  });

  it('needs the test to be of the address of the member who tests', async () => {
    const other = await sso.test(owner, { email: `helen@${domain}` });
    expect(other.body.code).toBe('TestAddressOther');
    const tested = await sso.test(owner);
    expect(tested.body.provider.testedAt).toEqual(expect.any(String));
    expect(tested.body.shutOut).toEqual([
      expect.objectContaining({ userId: helen.user.id, firstName: 'Ada' }),
    ]);
  });

  it('stops passwords of members with an address of the domain, but for owners with a second factor', async () => {
    expect((await setOnly(true)).body.provider.only).toBe(true);
    const stopped = await logIn(helen.user.email);
    expect([stopped.status, stopped.body.code]).toEqual([403, 'SingleSignOnOnly']);
    expect((await logIn(guest.user.email)).status).toBe(200);

    const first = await logIn(owner.user.email);
    expect(first.body.code).toBe('SecondStepNeeded');
    const { ticket } = first.body.secondStep as { ticket: string };
    const second = await sso.auth.post('second-factor/sign-in', { ticket, code: owner.nextCode() });
    expect(second.status).toBe(200);
    const { auditEntries } = sso.auth.context.models;
    const userId = owner.user.id;
    expect(await auditEntries.exists({ userId, action: 'beside-single-sign-on' })).toBe(true);
  });

  it('tells a wrong password nothing about it', async () => {
    const { body } = await sso.auth.post('login', { email: helen.user.email, password: 'wrong' });
    expect(body.code).toBe('InvalidCredentials');
  });

  it('lets members sign in at the provider, without a second factor of ours', async () => {
    sso.provider.claims = { sub: owner.user.id, email: owner.user.email };
    expect((await sso.signIn(owner.user.email)).status).toBe(200);
    sso.provider.claims = { sub: 'helen', email: helen.user.email };
    expect((await sso.signIn(helen.user.email)).body.user.id).toBe(helen.user.id);
    expect((await sso.call('get', '', owner)).body.shutOut).toEqual([]);
  });

  it('ends with another provider, whose people are not yet known', async () => {
    const { body } = await sso.save(owner, { clientId: 'another' });
    expect(body.provider).toMatchObject({ only: false, testedAt: null });
    expect((await logIn(helen.user.email)).status).toBe(200);
    const { signOnProviders, signOnIdentities } = sso.auth.context.models;
    const workspaceId = owner.user.id;
    await signOnProviders.updateOne(
      { _id: workspaceId },
      { $set: { issuer: 'https://former.example' } },
    );
    await signOnIdentities.updateMany(
      { workspaceId },
      { $set: { issuer: 'https://former.example' } },
    );
    await sso.save(owner);
    expect(await signOnIdentities.count({ workspaceId })).toBe(0);
  });

  it('ends with the last verified domain, and with the provider', async () => {
    await sso.test(owner);
    await setOnly(true);
    const without = await sso.call('delete', `/domains/${domain}`, owner);
    expect(without.body).toMatchObject({ domains: [], provider: { only: false } });
    const removed = await sso.call('delete', '', owner);
    expect(removed.body.provider).toBeNull();
    expect((await sso.begin(helen.user.email)).answer.body.code).toBe('SingleSignOnNotOffered');
  });
});
