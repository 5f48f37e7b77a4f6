import { findMembers } from '@shortlist/contracts/messages/auth';
import { createTokenVerifier } from '@shortlist/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople, type People, type Person } from '../support/workspaces.js';

const password = 'correct horse';
let auth: TestAuth;
let people: People;
let round = 0;
let olga: Person;

beforeAll(async () => {
  auth = await startTestAuth();
  people = createPeople(auth);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  round += 1;
  olga = await people.signIn(`olga-${round}`);
});

const create = async (by: Person, name: string) => {
  const made = await people.call('post', 'workspaces', by, '', { name });
  return made.body as { code?: string; workspace: { id: string } };
};
const exchange = async (secret: string) => {
  const { body } = await auth.agent.post('/internal/api-tokens/exchange').send({ secret });
  return (body as { granted: { accessToken: string } | null }).granted;
};

describe('the workspace made with an account', () => {
  it('has its id, its name and its plan, also for an account of a release of before', async () => {
    const { models } = auth.context;
    const { id } = olga.user;
    await models.workspaces.deleteOne({ _id: id });
    await models.memberships.everywhere.deleteMany({ userId: id });
    const plan = { plan: 'Premium', askedFor: 'Enterprise', exempt: true } as const;
    await models.users.updateOne({ _id: id }, { $set: plan });
    const both = await Promise.all([people.show(olga), people.show(olga)]);
    for (const shown of both)
      expect(shown).toMatchObject({
        workspace: { id, name: 'Ada’s workspace', role: 'owner', members: 1, isOwn: true },
        members: [{ userId: id, role: 'owner' }],
      });
    await people.refresh(olga);
    const granted = { plan: 'Premium', exempt: true };
    expect(people.claims(olga)).toMatchObject({
      ...granted,
      workspaces: [{ id, role: 'owner', ...granted }],
    });
    const me = await people.call('get', 'me', olga);
    expect(me.body).toMatchObject(plan);
  });

  it('keeps plan and asked plan from then on; the account has them for a release of before', async () => {
    const { models } = auth.context;
    const { id } = olga.user;
    const change = { plan: 'Premium', exempt: true } as const;
    await models.workspaces.updateOne({ _id: id }, { $set: change });
    const asked = await auth.post('me/asked-plan', { plan: 'Enterprise' }, olga.token);
    expect(asked.body).toMatchObject({ ...change, askedFor: 'Enterprise' });
    expect(await models.users.findOne({ _id: id })).toMatchObject({ askedFor: 'Enterprise' });
    expect((await people.call('get', 'me', olga)).body.plan).toBe('Premium');
  });
});

describe('several workspaces', () => {
  it('are in the token by name, after the own one, with role and plan', async () => {
    const second = await create(olga, 'Willow');
    const first = await create(olga, 'Brookfield');
    const mina = await people.signIn(`mina-${round}`);
    await people.refresh(olga);
    await people.add(olga, first.workspace.id, mina, 'viewer');
    const ids = [olga.user.id, first.workspace.id, second.workspace.id];
    expect(people.claims(olga).workspaces?.map(({ id }) => id)).toEqual(ids);
    expect(people.claims(mina).workspaces).toMatchObject([
      { id: mina.user.id, role: 'owner' },
      { id: first.workspace.id, role: 'viewer', plan: 'Free', exempt: false },
    ]);
    const listed = await people.call('get', 'workspaces', mina);
    expect(listed.body.workspaces).toMatchObject([
      { id: mina.user.id, isOwn: true, members: 1 },
      { id: first.workspace.id, name: 'Brookfield', role: 'viewer', isOwn: false, members: 2 },
    ]);
  });

  it('are 20 at most', async () => {
    const names = Array.from({ length: 19 }, (_, index) => `Team ${index}`);
    for (const name of names) expect((await create(olga, name)).code).toBeUndefined();
    expect((await create(olga, 'One more')).code).toBe('TooManyWorkspaces');
    const mina = await people.signIn(`mina-${round}`);
    const { email } = olga.user;
    const invited = { workspaceId: mina.user.id, email, role: 'viewer' as const };
    const token = await people.invite(mina, invited);
    const refused = await auth.post('invitations/accept', { token }, olga.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'TooManyWorkspaces']);
    await people.refresh(olga);
    expect(people.claims(olga).workspaces).toHaveLength(20);
    expect(olga.token.length).toBeLessThan(3500);
  });

  it('are renamed by owners and admins, without a web address', async () => {
    const { workspace } = await create(olga, 'Willow');
    await people.refresh(olga);
    const rename = (name: string) =>
      people.call('patch', 'workspace', olga, workspace.id, { name });
    expect((await rename('Willow & Sons')).body.workspace.name).toBe('Willow & Sons');
    expect((await rename('www.evil.example')).status).toBe(422);
    expect((await create(olga, 'https://evil.example')).code).toBe('InvalidInput');
  });

  it('have members that other services ask for', async () => {
    const mina = await people.signIn(`mina-${round}`);
    await people.add(olga, olga.user.id, mina, 'recruiter');
    const ask = (workspaceId: string) => auth.context.bus.request(findMembers, { workspaceId });
    const name = 'Ada Lovelace';
    expect(await ask(olga.user.id)).toEqual({
      members: [
        { userId: olga.user.id, role: 'owner', name, email: olga.user.email },
        { userId: mina.user.id, role: 'recruiter', name, email: mina.user.email },
      ],
    });
    expect(await ask('none')).toEqual({ members: [] });
  });
});

describe('an access token of the API', () => {
  it('acts in the workspace it was made in, with the role its owner has now', async () => {
    const mina = await people.signIn(`mina-${round}`);
    const workspaceId = olga.user.id;
    await people.add(olga, workspaceId, mina, 'admin');
    const wanted = { name: 'nightly', scopes: ['usage:read'], expiresInDays: null, password };
    const made = await people.call('post', 'api-tokens', mina, workspaceId, wanted);
    const { secret } = made.body as { secret: string };
    const roleOf = async () => {
      const { accessToken } = (await exchange(secret)) ?? {};
      const claims = createTokenVerifier(auth.tokens.publicKey)(`Bearer ${accessToken ?? ''}`);
      expect(claims.sub).toBe(mina.user.id);
      return claims.workspaces?.map(({ id, role }) => [id, role]);
    };
    expect(await roleOf()).toEqual([[workspaceId, 'admin']]);
    const path = `workspace/members/${mina.user.id}`;
    await people.call('patch', path, olga, workspaceId, { role: 'viewer' });
    expect(await roleOf()).toEqual([[workspaceId, 'viewer']]);
    const handOver = { to: null };
    await people.call('post', `${path}/remove`, olga, workspaceId, { handOver });
    expect(await exchange(secret)).toBeNull();
    await people.add(olga, workspaceId, mina, 'admin');
    expect(await exchange(secret)).toBeNull();
  });

  it('of a release of before acts in the workspace of the account', async () => {
    const wanted = { name: 'nightly', scopes: ['usage:read'], expiresInDays: null, password };
    const made = await auth.post('api-tokens', wanted, olga.token);
    const { apiTokens } = auth.context.models;
    await apiTokens.everywhere.updateMany(
      { userId: olga.user.id },
      { $unset: { workspaceId: '' } },
    );
    const { accessToken } = (await exchange((made.body as { secret: string }).secret)) ?? {};
    const claims = createTokenVerifier(auth.tokens.publicKey)(`Bearer ${accessToken ?? ''}`);
    expect(claims.workspaces).toMatchObject([{ id: olga.user.id, role: 'owner' }]);
  });
});
