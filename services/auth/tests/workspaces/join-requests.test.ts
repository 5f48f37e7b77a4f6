import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueJoinMails } from '../../src/domain/join-requests/mails.js';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import type { Person } from '../support/workspaces.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let sso: TestSignOn;
let round = 0;
let domain: string;
let olga: Person;
let mina: Person;
let workspaceId: string;

beforeAll(async () => {
  sso = await startSignOn();
});
afterAll(() => sso.stop());
beforeEach(async () => {
  round += 1;
  domain = `brookfield-${round}.example`;
  olga = { ...(await signIn('olga')) };
  workspaceId = olga.user.id;
  await sso.addDomain(olga, domain);
  mina = { ...(await signIn('mina')) };
});

const signIn = (name: string): Promise<Person> => sso.auth.signIn(`${name}@${domain}`);
const offers = async (person: Person) =>
  (await sso.people.call('get', 'joinable-workspaces', person)).body.workspaces as {
    id: string;
    name: string;
    state: string;
    until: string | null;
  }[];
const states = async (person: Person) => (await offers(person)).map(({ state }) => state);
const own = () => `joinable-workspaces/${workspaceId}/request`;
/** Signs in with a session that the time has not ended. */
const signInAgain = async (...persons: readonly Person[]) => {
  for (const person of persons) {
    const { email } = person.user;
    Object.assign(
      person,
      (await sso.auth.post('login', { email, password: 'correct horse' })).body,
    );
  }
};
const ask = (person: Person) => sso.people.call('post', own(), person);
const withdraw = (person: Person) => sso.people.call('delete', own(), person);
const list = async (by = olga) =>
  (await sso.people.call('get', 'workspace/join-requests', by, workspaceId)).body as {
    requests: { userId: string; email: string }[];
    domains: string[];
    open: boolean;
    isOnlyBySignOn: boolean;
  };
const answer = (
  decision: 'accept' | 'decline',
  { person = mina, by = olga, at = workspaceId, role = 'viewer' } = {},
) =>
  sso.people.call('post', `workspace/join-requests/${person.user.id}/${decision}`, by, at, {
    role,
  });
const setOpen = (open: boolean) =>
  sso.auth.agent
    .put('/auth/workspace/join-requests/open')
    .set('authorization', `Bearer ${olga.token}`)
    .send({ open });
const roles = async () => (await sso.people.show(olga)).members.map(({ role }) => role);
const joinMails = (to: string) => sso.auth.mails.joins.filter((one) => one.to === to);

describe('asking to join', () => {
  it('is offered to verified addresses of the domain alone, who see the name', async () => {
    expect(await offers(mina)).toEqual([
      { id: workspaceId, name: 'Ada’s workspace', state: 'offered', askedAt: null, until: null },
    ]);
    const stranger = await sso.auth.signIn(`stranger-${round}@other.example`);
    const below = await sso.auth.signIn(`below@mail.${domain}`);
    for (const person of [olga, stranger, below]) expect(await offers(person)).toEqual([]);
    const refused = await ask(stranger);
    expect([refused.status, refused.body.code]).toEqual([404, 'JoiningNotOffered']);
    expect(JSON.stringify(refused.body)).not.toContain('Ada');
    expect((await sso.auth.agent.get('/auth/joinable-workspaces')).status).toBe(401);
  });

  it('needs an address that is verified, and a domain that is', async () => {
    const { users } = sso.auth.context.models;
    await users.updateOne({ _id: mina.user.id }, { $set: { verifiedAt: null } });
    expect(await offers(mina)).toEqual([]);
    expect((await ask(mina)).body.code).toBe('JoiningNotOffered');
    const named = { domain: `unverified-${round}.example` };
    await sso.call('post', '/domains', olga, named);
    const early = await sso.auth.signIn(`early@${named.domain}`);
    expect(await offers(early)).toEqual([]);
  });

  it('stores one request, tells owners and admins once, and stays as it is when asked again', async () => {
    const adam = { ...(await signIn('adam')) };
    const rita = { ...(await signIn('rita')) };
    await sso.people.add(olga, workspaceId, adam, 'admin');
    await sso.people.add(olga, workspaceId, rita, 'recruiter');
    await sso.people.refresh(olga);
    const both = await Promise.all([ask(mina), ask(mina)]);
    expect(both.map(({ body }) => body.workspace.state)).toEqual(['asked', 'asked']);
    await sso.auth.context.background.drain();
    expect(await list()).toMatchObject({
      requests: [{ userId: mina.user.id, firstName: 'Ada', email: mina.user.email }],
      domains: [domain],
      open: true,
      isOnlyBySignOn: false,
    });
    expect((await list(adam)).requests).toHaveLength(1);
    const refused = await sso.people.call('get', 'workspace/join-requests', rita, workspaceId);
    expect(refused.body.code).toBe('NotAllowed');
    const mail = { workspaceId, askedBy: 'Ada Lovelace', askedByAddress: mina.user.email };
    expect(joinMails(olga.user.email)).toMatchObject([mail]);
    expect(joinMails(adam.user.email)).toMatchObject([mail]);
    expect(joinMails(rita.user.email)).toEqual([]);
    const act = await sso.act(mina.user.id, 'join-asked');
    expect(act).toMatchObject({ workspaceId, facts: { detail: mina.user.email } });
  });

  it('is withdrawn by the person who asked, once', async () => {
    await ask(mina);
    expect((await withdraw(await signIn('odo'))).status).toBe(404);
    expect((await withdraw(mina)).status).toBe(200);
    expect((await withdraw(mina)).body.code).toBe('JoinRequestOver');
    expect(await states(mina)).toEqual(['offered']);
    expect((await answer('accept')).body.code).toBe('JoinRequestOver');
  });

  it('slows down for an account that asks several times', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(mina)).status).toBe(200);
      await withdraw(mina);
    }
    const refused = await ask(mina);
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'You asked to join several times. You can ask again in 60 s.',
    ]);
  });

  it('ends at 100 open requests', async () => {
    const { joinRequests } = sso.auth.context.models;
    const now = sso.auth.clock.now();
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const stored = Array.from({ length: 100 }, (_, index) => ({
      ...{ _id: `${workspaceId}:p${index}`, userId: `p${index}`, domain, askedAt: now, expiresAt },
    }));
    await joinRequests.in(workspaceId).createMany(stored);
    const refused = await ask(mina);
    expect([refused.status, refused.body.code]).toEqual([409, 'TooManyJoinRequests']);
  });
});

describe('a request to join', () => {
  it('makes the person a member with the chosen role, and they are told', async () => {
    await ask(mina);
    const [first, second] = await Promise.all([
      answer('accept', { role: 'recruiter' }),
      answer('accept', { role: 'recruiter' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    const accepted = first.status === 200 ? first : second;
    expect(accepted.body.member).toMatchObject({ userId: mina.user.id, role: 'recruiter' });
    expect(await roles()).toEqual(['owner', 'recruiter']);
    expect(await sso.act(olga.user.id, 'join-accepted')).toMatchObject({
      facts: { aboutId: mina.user.id, detail: 'recruiter' },
    });
    expect(await sso.act(mina.user.id, 'member-joined')).toMatchObject({ workspaceId });
    await sso.auth.context.background.drain();
    expect(joinMails(mina.user.email)).toMatchObject([{ role: 'recruiter', workspaceId }]);
    expect(await offers(mina)).toEqual([]);
    expect((await list()).requests).toEqual([]);
    // The token of before is refused by gateways; the next one names the workspace.
    await sso.people.refresh(mina);
    const { workspaces } = sso.people.claims(mina);
    expect(workspaces).toContainEqual(expect.objectContaining({ id: workspaceId }));
    const requests = sso.auth.context.models.joinRequests.in(workspaceId);
    expect(await requests.count({})).toBe(0);
  });

  it('makes nobody an owner, and is not answered from another workspace', async () => {
    await ask(mina);
    expect((await answer('accept', { role: 'owner' })).status).toBe(422);
    const odo = await signIn('odo');
    for (const decision of ['accept', 'decline'] as const) {
      const foreign = await answer(decision, { by: odo, at: '' });
      expect([foreign.status, foreign.body.code]).toEqual([404, 'JoinRequestOver']);
    }
    expect((await list()).requests).toHaveLength(1);
  });

  it('is declined without a reason, and can be repeated after 30 days', async () => {
    await ask(mina);
    expect((await answer('decline')).status).toBe(200);
    expect(await sso.act(olga.user.id, 'join-declined')).toMatchObject({
      facts: { detail: mina.user.email },
    });
    expect((await list()).requests).toEqual([]);
    expect(await states(mina)).toEqual(['declined']);
    expect((await ask(mina)).body.code).toBe('JoinRequestDeclined');
    expect((await withdraw(mina)).status).toBe(404);
    sso.auth.clock.advance(30 * DAY_MS);
    await signInAgain(mina);
    expect(await states(mina)).toEqual(['offered']);
    expect((await ask(mina)).status).toBe(200);
    expect(await states(mina)).toEqual(['asked']);
  });

  it('ends after 30 days', async () => {
    await ask(mina);
    sso.auth.clock.advance(30 * DAY_MS);
    await signInAgain(olga, mina);
    expect((await list()).requests).toEqual([]);
    expect((await answer('accept')).body.code).toBe('JoinRequestOver');
    expect(await states(mina)).toEqual(['offered']);
  });

  it('ends with the domain', async () => {
    await ask(mina);
    await sso.call('delete', `/domains/${domain}`, olga);
    expect(await list()).toMatchObject({ requests: [], domains: [] });
    expect(await offers(mina)).toEqual([]);
    const requests = sso.auth.context.models.joinRequests.in(workspaceId);
    expect(await requests.count({})).toBe(0);
  });

  it('ends when the address leaves the domain', async () => {
    await ask(mina);
    const newEmail = `mina-${round}@other.example`;
    await sso.auth.post('change-email', { newEmail, password: 'correct horse' }, mina.token);
    const { token } = await sso.auth.mails.next(newEmail);
    expect((await sso.auth.post('confirm-email-change', { token })).status).toBe(200);
    expect((await list()).requests).toEqual([]);
    const requests = sso.auth.context.models.joinRequests.in(workspaceId);
    expect(await requests.count({})).toBe(0);
  });

  it('goes with the account', async () => {
    await ask(mina);
    await sso.auth.post('me/delete', { password: 'correct horse' }, mina.token);
    const requests = sso.auth.context.models.joinRequests.in(workspaceId);
    expect(await requests.count({})).toBe(0);
    expect((await answer('accept')).body.code).toBe('JoinRequestOver');
  });

  it('ends when the person joins by an invitation', async () => {
    await ask(mina);
    await sso.people.add(olga, workspaceId, mina, 'viewer');
    expect((await list()).requests).toEqual([]);
    expect((await answer('decline')).body.code).toBe('JoinRequestOver');
  });

  it('lets a person in again who was removed', async () => {
    await sso.people.add(olga, workspaceId, mina, 'viewer');
    const path = `workspace/members/${mina.user.id}/remove`;
    await sso.people.call('post', path, olga, workspaceId, { handOver: { to: null } });
    await sso.people.refresh(mina);
    await ask(mina);
    expect((await answer('accept')).status).toBe(200);
    expect(await roles()).toEqual(['owner', 'viewer']);
  });

  it('stays open when the person has too many workspaces', async () => {
    await ask(mina);
    const { memberships } = sso.auth.context.models;
    const joinedAt = sso.auth.clock.now();
    await memberships.everywhere.createMany(
      Array.from({ length: 25 }, (_, index) => ({
        ...{ _id: `w${index}:${mina.user.id}`, workspaceId: `w${index}-${round}` },
        ...{ userId: mina.user.id, role: 'viewer' as const, joinedAt },
      })),
    );
    const refused = await answer('accept');
    expect([refused.status, refused.body.code]).toEqual([409, 'TooManyWorkspaces']);
    expect((await list()).requests).toHaveLength(1);
    expect(await roles()).toEqual(['owner']);
  });
});

describe('requests to join a workspace', () => {
  it('are the choice of its owners and admins', async () => {
    expect((await setOpen(false)).body).toMatchObject({ open: false });
    expect(await sso.act(olga.user.id, 'join-requests-changed')).toMatchObject({
      facts: { detail: 'closed' },
    });
    expect(await offers(mina)).toEqual([]);
    expect((await ask(mina)).body.code).toBe('JoiningNotOffered');
    await setOpen(true);
    await ask(mina);
    await setOpen(false);
    // The person can still see and withdraw it.
    expect(await states(mina)).toEqual(['asked']);
    expect((await answer('accept')).status).toBe(200);
  });

  it('are not offered where the provider is the only way in', async () => {
    await sso.save(olga);
    const { signOnProviders } = sso.auth.context.models;
    await signOnProviders.updateOne({ _id: workspaceId }, { $set: { only: true } });
    expect(await offers(mina)).toEqual([]);
    expect((await ask(mina)).body.code).toBe('JoiningNotOffered');
  });

  it('have their mails sent later when the bus was away', async () => {
    await ask(mina);
    await sso.auth.context.background.drain();
    const requests = sso.auth.context.models.joinRequests.in(workspaceId);
    await requests.updateOne({ userId: mina.user.id }, { $set: { mailDue: sso.auth.clock.now() } });
    const both = await Promise.all([
      sendDueJoinMails(sso.auth.context),
      sendDueJoinMails(sso.auth.context),
    ]);
    expect(both[0] + both[1]).toBe(1);
    expect(joinMails(olga.user.email)).toHaveLength(2);
    expect(await sendDueJoinMails(sso.auth.context)).toBe(0);
  });
});
