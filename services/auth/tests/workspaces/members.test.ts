import { until } from '@shortlist/bus/testing';
import * as messages from '@shortlist/contracts/messages/auth';
import { memberRoles } from '@shortlist/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople, type People, type Person } from '../support/workspaces.js';

let auth: TestAuth;
let people: People;
let round = 0;
let olga: Person;
let workspaceId: string;
/** Ids of users, as often as gateways were asked to look again. */
const announced: string[] = [];

beforeAll(async () => {
  auth = await startTestAuth();
  people = createPeople(auth);
  await auth.context.bus.subscribe(messages.accessEnded, { broadcast: true }, async (event) => {
    announced.push(event.userId);
  });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  round += 1;
  olga = await people.signIn(`olga-${round}`);
  const made = await people.call('post', 'workspaces', olga, '', { name: 'Brookfield' });
  workspaceId = (made.body as { workspace: { id: string } }).workspace.id;
  await people.refresh(olga);
});

const signIn = (name: string) => people.signIn(`${name}-${round}`);
const setRole = (by: Person, { user }: Person, role: string) =>
  people.call('patch', `workspace/members/${user.id}`, by, workspaceId, { role });
const remove = (by: Person, { user }: Person, handOver: object = { to: null }) =>
  people.call('post', `workspace/members/${user.id}/remove`, by, workspaceId, { handOver });
const leave = (by: Person, handOver: object = { to: null }) =>
  people.call('post', 'workspace/leave', by, workspaceId, { handOver });
const rolesOf = async () => {
  const { members } = await people.show(olga, workspaceId);
  return new Map(members.map(({ userId, role }) => [userId, role]));
};

describe('members of a workspace', () => {
  it('are shown with roles and last signs of life, owners first', async () => {
    const mina = await people.add(olga, workspaceId, await signIn('mina'), 'recruiter');
    auth.clock.advance(60_000);
    await people.refresh(mina);
    const { workspace, members } = await people.show(mina, workspaceId);
    expect(workspace).toMatchObject({ name: 'Brookfield', role: 'recruiter', members: 2 });
    expect(members).toMatchObject([
      { userId: olga.user.id, role: 'owner', email: olga.user.email },
      { userId: mina.user.id, role: 'recruiter', lastSeenAt: auth.clock.now().toISOString() },
    ]);
  });

  it('get roles at once: gateways ask again, and tokens of before no longer count', async () => {
    const mina = await people.add(olga, workspaceId, await signIn('mina'), 'admin');
    const before = people.claims(mina);
    announced.length = 0;
    const changed = await setRole(olga, mina, 'recruiter');
    expect([changed.status, changed.body.member.role]).toEqual([200, 'recruiter']);
    await until(
      async () => announced,
      (ids) => ids.includes(mina.user.id),
    );
    const session = await auth.agent.get(`/internal/sessions/${before.sid}`);
    expect(session.body.revision).toBeGreaterThan(before.revision ?? 0);
    // While no gateway has asked, the service itself does not believe the former role.
    expect((await setRole(mina, olga, 'viewer')).body.code).toBe('Unauthenticated');
    await people.refresh(mina);
    expect(people.claims(mina)).toMatchObject({
      revision: session.body.revision,
      workspaces: [{ id: mina.user.id }, { id: workspaceId, role: 'recruiter' }],
    });
  });

  it('are made owners, changed as owners and removed as owners by owners alone', async () => {
    const adam = await people.add(olga, workspaceId, await signIn('adam'), 'admin');
    const owen = await people.add(olga, workspaceId, await signIn('owen'), 'owner');
    const mina = await people.add(olga, workspaceId, await signIn('mina'), 'recruiter');
    for (const refused of [
      await setRole(adam, mina, 'owner'),
      await setRole(adam, adam, 'owner'),
      await setRole(adam, owen, 'viewer'),
      await remove(adam, owen),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'NotYourRole']);
    for (const role of memberRoles.filter((name) => name !== 'owner'))
      expect((await setRole(adam, mina, role)).status).toBe(200);
    expect((await setRole(owen, mina, 'owner')).status).toBe(200);
    expect((await remove(owen, mina)).status).toBe(200);
    expect((await remove(owen, mina)).body.code).toBe('MemberNotFound');
    expect((await rolesOf()).get(owen.user.id)).toBe('owner');
  });

  it('keep an owner, also when two owners demote each other at once', async () => {
    const owen = await people.add(olga, workspaceId, await signIn('owen'), 'owner');
    const answers = await Promise.all([
      setRole(olga, owen, 'recruiter'),
      setRole(owen, olga, 'recruiter'),
    ]);
    // The role of the second is gone when it is its turn: a new token may ask again.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const roles = [...(await rolesOf()).values()];
    expect(roles.sort()).toEqual(['owner', 'recruiter']);
    const left = answers[0]?.status === 200 ? olga : owen;
    for (const refused of [await setRole(left, left, 'admin'), await leave(left)])
      expect([refused.status, refused.body.code]).toEqual([409, 'LastOwner']);
  });

  it('keep an owner when two of them leave at once', async () => {
    const owen = await people.add(olga, workspaceId, await signIn('owen'), 'owner');
    await people.add(olga, workspaceId, await signIn('mina'), 'recruiter');
    const answers = await Promise.all([leave(olga), leave(owen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { memberships } = auth.context.models;
    expect(await memberships.everywhere.count({ workspaceId, role: 'owner' })).toBe(1);
  });

  it('are changed although a change of before died', async () => {
    const mina = await people.add(olga, workspaceId, await signIn('mina'), 'recruiter');
    const lockedUntil = new Date(auth.clock.now().getTime() + 60_000);
    const { workspaces } = auth.context.models;
    await workspaces.updateOne({ _id: workspaceId }, { $set: { lockedUntil } });
    const waiting = await setRole(olga, mina, 'viewer');
    expect([waiting.status, waiting.body.detail]).toEqual([
      503,
      'Others are changing the members at the moment. Please try again.',
    ]);
    auth.clock.advance(60_000);
    expect((await setRole(olga, mina, 'viewer')).status).toBe(200);
  });
});

describe('leaving', () => {
  it('hands over to members who may lead, and tells until both services have confirmed', async () => {
    const mina = await people.add(olga, workspaceId, await signIn('mina'), 'recruiter');
    const vera = await people.add(olga, workspaceId, await signIn('vera'), 'viewer');
    const left: unknown[] = [];
    const told = await auth.context.bus.subscribe(
      messages.memberLeft,
      { broadcast: true },
      async (event) => void left.push(event),
    );
    for (const to of [vera.user.id, mina.user.id, 'nobody'])
      expect((await leave(mina, { to })).body.code).toBe('HeirNotAllowed');
    const each = [{ jobId: 'job-1', to: olga.user.id }];
    expect((await leave(mina, { to: null, each })).status).toBe(200);
    await until(
      async () => left,
      ({ length }) => length === 1,
    );
    const { handOvers } = auth.context.models;
    const [handOver] = await handOvers.in(workspaceId).find({});
    expect(left).toMatchObject([
      { handOverId: handOver?._id, workspaceId, userId: mina.user.id, to: null, each },
    ]);
    for (const by of ['resumes', 'resumes', 'email'] as const) {
      expect(await handOvers.in(workspaceId).count({})).toBe(1);
      await auth.context.bus.publish(messages.confirmHandOver, {
        handOverId: handOver?._id ?? '',
        by,
      });
    }
    await until(
      () => handOvers.in(workspaceId).count({}),
      (count) => count === 0,
    );
    await told.stop();
    expect(await rolesOf()).toEqual(
      new Map([
        [olga.user.id, 'owner'],
        [vera.user.id, 'viewer'],
      ]),
    );
    await people.refresh(mina);
    const stranger = await people.call('get', 'workspace', mina, workspaceId);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'WorkspaceNotFound']);
  });

  it('is not for the workspace made with the account, nor is its founder removed', async () => {
    workspaceId = olga.user.id;
    const owen = await people.add(olga, workspaceId, await signIn('owen'), 'owner');
    for (const refused of [await leave(olga), await remove(owen, olga)])
      expect([refused.status, refused.body.code]).toEqual([409, 'OwnWorkspace']);
    expect((await leave(owen)).status).toBe(200);
  });
});
