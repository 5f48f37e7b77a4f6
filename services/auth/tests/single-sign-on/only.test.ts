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
const logIn = (email: string, secret = password) =>
  sso.auth.post('login', { email, password: secret });

async function newPassword(email: string) {
  await sso.auth.post('forgot-password', { email });
  const { token } = await sso.auth.mails.next(email);
  return sso.auth.post('reset-password', { token, new_password: 'another horse' });
}

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
  it('needs a provider, a domain, a test that passed and a second factor of the owner', async () => {
    expect((await setOnly(true)).body.code).toBe('ProviderMissing');
    await sso.save(owner);
    expect((await setOnly(true)).body.code).toBe('DomainMissing');
    await sso.addDomain(owner, domain);
    expect((await setOnly(true)).body.code).toBe('TestMissing');
    await sso.test(owner);

    const second = { ...(await sso.auth.signIn(`second@${domain}`)) };
    await sso.people.add(owner, owner.user.id, second, 'owner');
    const refused = await sso.call('put', '/only', second, { only: true }, '', owner.user.id);
    expect(refused.body.code).toBe('YourFactorMissing');
    await sso.people.call(
      'post',
      `workspace/members/${second.user.id}/remove`,
      owner,
      owner.user.id,
      { handOver: { to: null } },
    );
  });

  it('is tested without signing in or linking anybody', async () => {
    const { signOnIdentities, sessions } = sso.auth.context.models;
    const before = await sessions.count({});
    const other = await sso.test(owner, { sub: 'x1', email: 'x@other.example' });
    expect(other.body).toEqual({
      subject: 'x1',
      email: 'x@other.example',
      isVerified: true,
      isOfDomain: false,
      hasPassed: false,
    });
    const tested = await sso.test(owner);
    expect(tested.body).toMatchObject({ email: owner.user.email, hasPassed: true });
    expect(await sessions.count({})).toBe(before);
    expect(await signOnIdentities.in(owner.user.id).count({})).toBe(0);
    const act = await sso.act(owner.user.id, 'sign-on-tested');
    expect(act.workspaceId).toBe(owner.user.id);
    const shown = await sso.call('get', '', owner);
    expect(shown.body.provider.testedAt).toEqual(expect.any(String));
    expect(shown.body).toMatchObject({
      missing: null,
      shutOut: [{ userId: helen.user.id, firstName: 'Ada' }],
    });
  });

  it('stops passwords of members with an address of the domain', async () => {
    expect((await setOnly(true)).body.provider.only).toBe(true);
    const stopped = await logIn(helen.user.email);
    expect([stopped.status, stopped.body.code]).toEqual([403, 'SingleSignOnOnly']);
    expect((await logIn(guest.user.email)).status).toBe(200);
  });

  it('ends older sessions for the workspace at the next refresh, not for others', async () => {
    const workspaceId = owner.user.id;
    const names = (person: Person) =>
      sso.people.claims(person).workspaces?.map(({ id }) => id) ?? [];
    const listed = async (person: Person) => {
      const { body } = await sso.people.call('get', 'workspaces', person);
      return (body.workspaces as { id: string }[]).map(({ id }) => id);
    };
    expect(names(helen)).toContain(workspaceId);
    expect(names(await sso.people.refresh(helen))).toEqual([helen.user.id]);
    expect(await listed(helen)).toEqual([helen.user.id]);
    expect(names(await sso.people.refresh(guest))).toContain(workspaceId);
    expect(names(await sso.people.refresh(owner))).toContain(workspaceId);
  });

  it('lets an owner in by password and second factor, and keeps it in the activity', async () => {
    const first = await logIn(owner.user.email);
    expect(first.body.code).toBe('SecondStepNeeded');
    const { ticket } = first.body.secondStep as { ticket: string };
    const codes = { ticket, code: owner.nextCode(), rememberDevice: true };
    const second = await sso.auth.post('second-factor/sign-in', codes);
    expect(second.status).toBe(200);
    const { auditEntries } = sso.auth.context.models;
    const userId = owner.user.id;
    expect(await auditEntries.exists({ userId, action: 'beside-single-sign-on' })).toBe(true);
    expect((await sso.act(userId, 'signed-in-beside')).workspaceId).toBe(userId);

    const cookies = second.headers['set-cookie'] as unknown as readonly string[];
    const again = await sso.auth.agent
      .post('/auth/login')
      .set('cookie', cookies.map((one) => one.split(';')[0]).join('; '))
      .send({ email: owner.user.email, password });
    expect(again.body.code).toBe('SecondStepNeeded');
  });

  it('tells a wrong password nothing about it', async () => {
    const { body } = await sso.auth.post('login', { email: helen.user.email, password: 'wrong' });
    expect(body.code).toBe('InvalidCredentials');
  });

  it('lets members in at the provider, once they have proved whose account it is', async () => {
    sso.provider.claims = { sub: 'helen', email: helen.user.email };
    const reset = await newPassword(helen.user.email);
    expect(reset.status).toBe(200);
    const { state, cookie } = await sso.meetAccount(helen.user.email);
    const linked = await sso.link(state, 'another horse', cookie);
    expect(linked.body.user.id).toBe(helen.user.id);
    const claims = sso.people.claims({ ...helen, token: linked.body.token as string });
    expect(claims.workspaces?.map(({ id }) => id)).toContain(owner.user.id);
    expect((await sso.call('get', '', owner)).body.shutOut).toEqual([]);
  });

  it('sets no new password for a member whom the provider signs in', async () => {
    const { status, body } = await newPassword(helen.user.email);
    expect([status, body.code]).toEqual([403, 'SingleSignOnOnly']);
  });

  it('ends with another provider, whose people are not yet known', async () => {
    const { body } = await sso.save(owner, { clientId: 'another' });
    expect(body.provider).toMatchObject({ only: false, testedAt: null });
    expect((await logIn(helen.user.email, 'another horse')).status).toBe(200);
    const { signOnProviders, signOnIdentities } = sso.auth.context.models;
    const former = { $set: { issuer: 'https://former.example' } };
    await signOnProviders.updateOne({ _id: owner.user.id }, former);
    await signOnIdentities.in(owner.user.id).updateMany({}, former);
    await sso.save(owner);
    expect(await signOnIdentities.in(owner.user.id).count({})).toBe(0);
  });

  it('ends with the last verified domain, and with the provider', async () => {
    await sso.test(owner);
    expect((await setOnly(true)).body.provider.only).toBe(true);
    const without = await sso.call('delete', `/domains/${domain}`, owner);
    expect(without.body).toMatchObject({ domains: [], provider: { only: false } });
    const removed = await sso.call('delete', '', owner);
    expect(removed.body.provider).toBeNull();
    expect((await sso.begin(helen.user.email)).answer.body.code).toBe('SingleSignOnNotOffered');
  });
});
