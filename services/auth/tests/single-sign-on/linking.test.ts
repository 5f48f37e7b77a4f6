import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { password, signInWithApp } from '../support/app.js';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import type { Person } from '../support/workspaces.js';

let sso: TestSignOn;
let owner: Person;
const domain = 'brookfield.example';

beforeAll(async () => {
  sso = await startSignOn();
  owner = { ...(await sso.auth.signIn(`mina@${domain}`)) };
  await sso.save(owner);
  await sso.addDomain(owner, domain);
});
afterEach(() => sso.provider.reset());
afterAll(() => sso.stop());

const person = (name: string) => ({ sub: name, email: `${name}@${domain}` });

async function meet(name: string) {
  sso.provider.claims = person(name);
  return sso.meetAccount(`${name}@${domain}`);
}

describe('an account of before', () => {
  it('asks for its password once; from then on the provider signs in to it', async () => {
    const priya = await sso.auth.signIn(`priya@${domain}`);
    const { state, cookie, code } = await meet('priya');
    expect(code).toBe('AccountProofNeeded');
    const { signOnIdentities } = sso.auth.context.models;
    expect(await signOnIdentities.everywhere.exists({ userId: priya.user.id })).toBe(false);

    expect((await sso.link(state, 'a guess', cookie)).body.code).toBe('WrongPassword');
    const linked = await sso.link(state, password, cookie);
    expect(linked.body.user.id).toBe(priya.user.id);
    await sso.auth.mails.noticed(`priya@${domain}`, 'signInMethodAdded');
    const joined = await sso.act(priya.user.id, 'member-joined');
    expect(joined).toMatchObject({ workspaceId: owner.user.id, facts: { detail: 'viewer' } });
    const again = await sso.signIn(`priya@${domain}`);
    expect([again.status, again.body.user.id]).toEqual([200, priya.user.id]);
  });

  it('asks in the browser that began, within 10 minutes, and once', async () => {
    await sso.auth.signIn(`owen@${domain}`);
    const late = await meet('owen');
    expect((await sso.link(late.state, password, '')).body.code).toBe('SingleSignOnFailed');
    sso.auth.clock.advance(10 * 60_000 + 1);
    const expired = await sso.link(late.state, password, late.cookie);
    expect(expired.body.code).toBe('SingleSignOnFailed');

    const { state, cookie } = await meet('owen');
    expect((await sso.link(state, password, cookie)).status).toBe(200);
    expect((await sso.link(state, password, cookie)).body.code).toBe('SingleSignOnFailed');
  });

  it('asks for its second factor too, even in a browser that is trusted', async () => {
    const lena = await signInWithApp(sso.auth, `lena@${domain}`);
    const { signOnIdentities } = sso.auth.context.models;
    const isLinked = () => signOnIdentities.everywhere.exists({ userId: lena.userId });
    const { state, cookie } = await meet('lena');
    const first = await sso.link(state, password, cookie);
    expect(first.body.code).toBe('SecondStepNeeded');
    expect(await isLinked()).toBe(false);

    const { ticket } = first.body.secondStep as { ticket: string };
    const wrong = await sso.auth.post('second-factor/sign-in', { ticket, code: '000000' });
    expect([wrong.body.code, await isLinked()]).toEqual(['WrongSecondFactor', false]);
    const right = await sso.auth.post('second-factor/sign-in', { ticket, code: lena.nextCode() });
    expect([right.status, await isLinked()]).toEqual([200, true]);

    sso.provider.claims = person('lena');
    expect((await sso.signIn(lena.email)).body.user.id).toBe(lena.userId);
  });

  it('without a password first needs one', async () => {
    const noah = await sso.auth.signIn(`noah@${domain}`);
    await sso.auth.context.models.users.updateOne(
      { _id: noah.user.id },
      { $set: { passwordHash: '!' } },
    );
    const { state, cookie, code } = await meet('noah');
    expect(code).toBe('AccountPasswordMissing');
    expect((await sso.link(state, password, cookie)).body.code).toBe('ProofMissing');
  });

  it('of a member who left asks nothing: they come back by invitation', async () => {
    const ida = { ...(await sso.auth.signIn(`ida@${domain}`)) };
    await sso.people.add(owner, owner.user.id, ida, 'viewer');
    const path = `workspace/members/${ida.user.id}/remove`;
    await sso.people.call('post', path, owner, '', { handOver: { to: null } });
    expect((await meet('ida')).code).toBe('NoLongerMember');
  });

  it('that nobody has verified is taken over, with all that was chosen for it', async () => {
    await sso.auth.post('register', {
      ...{ firstName: 'Eve', lastName: 'Evil', company: '', password, email: `kim@${domain}` },
    });
    sso.provider.claims = { ...person('kim'), given_name: 'Kim', family_name: 'Sato' };
    const { status, body } = await sso.signIn(`kim@${domain}`);
    expect([status, body.user?.firstName]).toEqual([200, 'Kim']);
    const login = await sso.auth.post('login', { email: `kim@${domain}`, password });
    expect(login.body.code).toBe('InvalidCredentials');
  });
});
