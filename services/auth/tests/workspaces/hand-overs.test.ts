import type { Bus } from '@shortlist/bus';
import { memberLeft } from '@shortlist/contracts/messages/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOnHandOvers } from '../../src/domain/workspaces/hand-overs.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople, type People } from '../support/workspaces.js';

let auth: TestAuth;
let people: People;
let busIsDown = false;
let told = 0;

function wrapBus(bus: Bus): Bus {
  const publish = (...args: Parameters<Bus['publish']>) => {
    const isMemberLeft = args[0].key === memberLeft.key;
    if (isMemberLeft && busIsDown) return Promise.reject(new Error('the broker is down'));
    if (isMemberLeft) told += 1;
    return bus.publish(...args);
  };
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

it('a hand-over is told again with growing pauses, and spares a member who joined again', async () => {
  const olga = await people.signIn('olga');
  const workspaceId = olga.user.id;
  const mina = await people.add(olga, workspaceId, await people.signIn('mina'), 'recruiter');
  busIsDown = true;
  const handOver = { to: olga.user.id };
  await people.call('post', 'workspace/leave', mina, workspaceId, { handOver });
  await auth.context.background.drain();
  busIsDown = false;
  auth.clock.advance(1000);
  await people.add(olga, workspaceId, mina, 'viewer');
  expect(await carryOnHandOvers(auth.context)).toBe(0);
  auth.clock.advance(29_000);
  const both = await Promise.all([carryOnHandOvers(auth.context), carryOnHandOvers(auth.context)]);
  expect(both[0] + both[1]).toBe(1);
  auth.clock.advance(59_000);
  expect(await carryOnHandOvers(auth.context)).toBe(0);
  auth.clock.advance(1000);
  expect(await carryOnHandOvers(auth.context)).toBe(1);
  expect(told).toBe(2);
  const { members } = await people.show(olga, workspaceId);
  expect(members.map(({ role }) => role)).toEqual(['owner', 'viewer']);
});

it('a hand-over ends a membership that a crash left', async () => {
  const olga = await people.signIn('olga-2');
  const workspaceId = olga.user.id;
  const mina = await people.add(olga, workspaceId, await people.signIn('mina-2'), 'recruiter');
  auth.clock.advance(1000);
  await auth.context.models.handOvers.everywhere.create({
    _id: 'cut-off',
    workspaceId,
    userId: mina.user.id,
    each: [],
    at: auth.clock.now(),
    confirmedBy: [],
    dueAt: auth.clock.now(),
  });
  await carryOnHandOvers(auth.context);
  const { members } = await people.show(olga, workspaceId);
  expect(members.map(({ userId }) => userId)).toEqual([olga.user.id]);
  await people.refresh(mina);
  expect(people.claims(mina).workspaces).toHaveLength(1);
});
