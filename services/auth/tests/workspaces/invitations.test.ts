import type { Bus } from '@shortlist/bus';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueInvitations } from '../../src/domain/members/invitation-mails.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople, type People, type Person } from '../support/workspaces.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let auth: TestAuth;
let people: People;
let busIsDown = false;
let round = 0;
let olga: Person;
let workspaceId: string;
let email: string;

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
  auth = await startTestAuth({ wrapBus });
  people = createPeople(auth);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  round += 1;
  olga = await people.signIn(`olga-${round}`);
  workspaceId = olga.user.id;
  email = `mina-${round}@example.com`;
});

const signIn = (name: string) => people.signIn(`${name}-${round}`);
const send = (emails: readonly string[], by = olga) =>
  people.call('post', 'workspace/invitations', by, workspaceId, { emails, role: 'recruiter' });
const invite = () => people.invite(olga, { workspaceId, email, role: 'recruiter' });
const read = (token: string) => auth.post('invitations/read', { token });
const accept = (token: string, { token: access }: Person) =>
  auth.post('invitations/accept', { token }, access);
const invitations = async () => (await people.show(olga, workspaceId)).invitations;

describe('an invitation', () => {
  it('says what it offers, and makes the owner of its address a member, once', async () => {
    const token = await invite();
    expect(auth.mails.invitations.at(-1)).toMatchObject({
      to: email,
      workspace: 'Ada’s workspace',
      invitedBy: 'Ada Lovelace',
      role: 'recruiter',
    });
    expect((await read(token)).body).toMatchObject({
      workspace: 'Ada’s workspace',
      role: 'recruiter',
      invitedBy: 'Ada Lovelace',
      email,
    });
    const mina = await signIn('mina');
    const joined = await accept(token, mina);
    expect(joined.body.workspace).toMatchObject({
      id: workspaceId,
      role: 'recruiter',
      members: 2,
      isOwn: false,
    });
    for (const late of [await read(token), await accept(token, mina)])
      expect([late.status, late.body.code]).toEqual([404, 'InvitationOver']);
    expect(await invitations()).toEqual([]);
    const again = await send([email.toUpperCase()]);
    expect(again.body).toEqual({ invitations: [], alreadyMembers: [email] });
    expect(auth.lines.join()).not.toContain(token);
  });

  it('is stored hashed, and used once when it is used twice at once', async () => {
    const token = await invite();
    const mina = await signIn('mina');
    const stored = JSON.stringify(await auth.context.models.invitations.in(workspaceId).find({}));
    expect(stored).not.toContain(token);
    const both = await Promise.all([accept(token, mina), accept(token, mina)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is for its address alone', async () => {
    const token = await invite();
    const odo = await signIn('odo');
    const refused = await accept(token, odo);
    expect([refused.status, refused.body.code]).toEqual([409, 'OtherAddress']);
    expect(JSON.stringify(refused.body)).not.toMatch(/Ada|mina/);
    expect((await read(token)).status).toBe(200);
    expect((await auth.post('invitations/accept', { token })).status).toBe(401);
  });

  it('works for 7 days, and can be sent again', async () => {
    const token = await invite();
    auth.clock.advance(7 * DAY_MS);
    expect((await read(token)).body.code).toBe('InvitationOver');
    await people.refresh(olga);
    const [expired] = await invitations();
    expect(expired).toMatchObject({ email, hasExpired: true, invitedBy: 'Ada Lovelace' });
    const path = `workspace/invitations/${expired?.id}/resend`;
    const resent = await people.call('post', path, olga, workspaceId);
    expect(resent.body.invitation).toMatchObject({ id: expired?.id, hasExpired: false });
    expect((await read((await auth.mails.next(email)).token)).status).toBe(200);
  });

  it('is renewed when its address is invited again: the former link ends', async () => {
    const former = await invite();
    const newer = await people.invite(olga, { workspaceId, email, role: 'viewer' });
    expect((await read(former)).status).toBe(404);
    expect((await read(newer)).body.role).toBe('viewer');
    expect(await invitations()).toHaveLength(1);
  });

  it('ends when it is withdrawn, by members of its workspace alone', async () => {
    const token = await invite();
    const [{ id } = { id: '' }] = await invitations();
    const odo = await signIn('odo');
    const foreign = await people.call('delete', `workspace/invitations/${id}`, odo);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'InvitationNotFound']);
    const path = `workspace/invitations/${id}`;
    expect((await people.call('delete', path, olga, workspaceId)).status).toBe(200);
    expect((await people.call('delete', path, olga, workspaceId)).status).toBe(404);
    expect((await read(token)).body.code).toBe('InvitationOver');
  });

  it('is seen by members who manage people, and makes nobody an owner', async () => {
    const vera = await people.add(olga, workspaceId, await signIn('vera'), 'recruiter');
    await invite();
    expect((await people.show(vera, workspaceId)).invitations).toEqual([]);
    expect((await send([email], vera)).body.code).toBe('NotAllowed');
    const body = { emails: [email], role: 'owner' };
    const owner = await people.call('post', 'workspace/invitations', olga, workspaceId, body);
    expect(owner.status).toBe(422);
  });

  it('outlasts the member who sent it, without their name', async () => {
    const adam = await people.add(olga, workspaceId, await signIn('adam'), 'admin');
    const token = await people.invite(adam, { workspaceId, email, role: 'viewer' });
    await auth.post('me/delete', { password: 'correct horse' }, adam.token);
    expect((await read(token)).body).toMatchObject({ invitedBy: null, role: 'viewer' });
    expect(await invitations()).toMatchObject([{ invitedBy: null }]);
  });
});

describe('mails of invitations', () => {
  it('are sent later when the bus was away, with a link that works', async () => {
    busIsDown = true;
    expect((await send([email])).status).toBe(200);
    await auth.context.background.drain();
    busIsDown = false;
    expect(await sendDueInvitations(auth.context)).toBe(0);
    auth.clock.advance(30_000);
    const both = await Promise.all([
      sendDueInvitations(auth.context),
      sendDueInvitations(auth.context),
    ]);
    expect(both[0] + both[1]).toBe(1);
    expect((await read((await auth.mails.next(email)).token)).status).toBe(200);
    auth.clock.advance(30_000);
    expect(await sendDueInvitations(auth.context)).toBe(0);
  });

  it('end at 100 open invitations', async () => {
    const names = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `p${from + index}-${round}@example.com`);
    for (let from = 0; from < 100; from += 20)
      expect((await send(names(from, 20))).status).toBe(200);
    const more = await send(names(100, 1));
    expect([more.status, more.body.code]).toEqual([409, 'TooManyInvitations']);
    // These have one each already.
    expect((await send(names(0, 20))).status).toBe(200);
  });

  it('slow down for a workspace and for an inbox', async () => {
    for (let count = 0; count < 3; count += 1) expect((await send([email])).status).toBe(200);
    const inbox = await send([email]);
    expect([inbox.status, inbox.body.detail]).toEqual([
      429,
      `${email} was invited several times. You can invite this address again in 60 s.`,
    ]);
    for (let count = 4; count < 10; count += 1)
      expect((await send([`${count}-${email}`])).status).toBe(200);
    const workspace = await send([`10-${email}`]);
    expect([workspace.status, workspace.headers['retry-after']]).toEqual([429, '60']);
  });
});
