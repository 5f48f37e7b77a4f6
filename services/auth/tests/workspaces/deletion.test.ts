import { until } from '@shortlist/bus/testing';
import { memberLeft, userDeleted } from '@shortlist/contracts/messages/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remove } from '../../src/domain/operators/change-user.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople, type People, type Person } from '../support/workspaces.js';

const password = 'correct horse';
let auth: TestAuth;
let people: People;
let round = 0;
let olga: Person;
let owen: Person;
/** The workspaces that went with deleted accounts, by user. */
const gone = new Map<string, readonly string[] | undefined>();

beforeAll(async () => {
  auth = await startTestAuth();
  people = createPeople(auth);
  await auth.context.bus.subscribe(userDeleted, { broadcast: true }, async (event) => {
    gone.set(event.userId, event.workspaceIds);
  });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  round += 1;
  olga = await people.signIn(`olga-${round}`);
  owen = await people.signIn(`owen-${round}`);
});

const deleteAccount = ({ token }: Person) => auth.post('me/delete', { password }, token);
const goneWith = async ({ user }: Person) =>
  until(
    async () => gone.get(user.id),
    (ids) => ids !== undefined,
  );

describe('deleting an account', () => {
  it('is refused while it is the only owner of a workspace with others', async () => {
    await people.add(olga, olga.user.id, owen, 'admin');
    const refused = await deleteAccount(olga);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'OnlyOwner',
      'You are the only owner of Ada’s workspace, which has other members. Please make one of them an owner first, or remove them.',
    ]);
    expect((await auth.post('login', { email: olga.user.email, password })).status).toBe(200);
    const [user] = await auth.context.models.users.find({ _id: olga.user.id });
    if (!user) throw new Error('The account is gone.');
    await expect(remove({ ...auth.context, operator: 'otto' }, user)).rejects.toThrow(
      'is the only owner of Ada’s workspace',
    );
    expect(await auth.context.models.auditEntries.count({ userId: olga.user.id })).toBe(0);
  });

  it('takes along the workspaces that have nobody else, with their invitations', async () => {
    const made = await people.call('post', 'workspaces', olga, '', { name: 'Willow' });
    const { id } = (made.body as { workspace: { id: string } }).workspace;
    await people.refresh(olga);
    const email = `mina-${round}@example.com`;
    const token = await people.invite(olga, { workspaceId: id, email, role: 'viewer' });
    await people.add(owen, owen.user.id, olga, 'recruiter');
    expect((await deleteAccount(olga)).status).toBe(200);
    expect([...((await goneWith(olga)) ?? [])].sort()).toEqual([id, olga.user.id].sort());
    expect((await auth.post('invitations/read', { token })).body.code).toBe('InvitationOver');
    const { members } = await people.show(owen, owen.user.id);
    expect(members.map(({ userId }) => userId)).toEqual([owen.user.id]);
    const { memberships, workspaces } = auth.context.models;
    expect(await memberships.everywhere.count({ userId: olga.user.id })).toBe(0);
    expect(await workspaces.count({ createdBy: olga.user.id })).toBe(0);
  });

  it('leaves the workspace of its founder to the other owners', async () => {
    const workspaceId = olga.user.id;
    await people.add(olga, workspaceId, owen, 'owner');
    expect((await deleteAccount(olga)).status).toBe(200);
    expect(await goneWith(olga)).toEqual([]);
    expect(await people.show(owen, workspaceId)).toMatchObject({
      workspace: { id: workspaceId, role: 'owner', members: 1, isOwn: false },
      members: [{ userId: owen.user.id }],
    });
  });

  it('hands over what they led in workspaces that stay, and nothing in those that go', async () => {
    const heard: string[] = [];
    await auth.context.bus.subscribe(memberLeft, { broadcast: true }, async (event) => {
      if (event.userId === owen.user.id) heard.push(`${event.workspaceId} to ${event.to}`);
    });
    await people.add(olga, olga.user.id, owen, 'recruiter');
    expect((await deleteAccount(owen)).status).toBe(200);
    expect(await goneWith(owen)).toEqual([owen.user.id]);
    expect(heard).toEqual([`${olga.user.id} to null`]);
  });

  it('leaves no workspace without an owner when two owners go at once', async () => {
    const workspaceId = olga.user.id;
    await people.add(olga, workspaceId, owen, 'owner');
    const mina = await people.signIn(`mina-${round}`);
    await people.add(olga, workspaceId, mina, 'recruiter');
    await Promise.all([deleteAccount(olga), deleteAccount(owen)]);
    const { memberships } = auth.context.models;
    expect(await memberships.everywhere.count({ workspaceId, role: 'owner' })).toBe(1);
  });
});
