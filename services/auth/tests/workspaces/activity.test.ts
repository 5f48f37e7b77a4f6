import { until } from '@shortlist/bus/testing';
import * as messages from '@shortlist/contracts/messages/resumes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createPeople } from '../support/workspaces.js';

let auth: TestAuth;
const acts: { workspaceId: string; userId: string | null; kind: string; detail: unknown }[] = [];

beforeAll(async () => {
  auth = await startTestAuth();
  await auth.context.bus.subscribe(messages.noteActivity, {}, async (act) => {
    const { workspaceId = '', userId, facts } = act;
    acts.push({ workspaceId, userId, kind: facts.kind, detail: facts.detail });
  });
});
afterAll(() => auth.stop());

it('reports a sign-in to each workspace of the person, with the browser they used', async () => {
  const people = createPeople(auth);
  const olga = await people.signIn('olga');
  const mina = await people.signIn('mina');
  const made = await people.call('post', 'workspaces', olga, '', { name: 'Brookfield' });
  const workspaceId = (made.body as { workspace: { id: string } }).workspace.id;
  await people.refresh(olga);
  await people.add(olga, workspaceId, mina, 'recruiter');
  acts.length = 0;
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Mobile Safari/604.1';
  await auth.agent
    .post('/auth/login')
    .set('user-agent', agent)
    .send({ email: 'mina@example.com', password: 'correct horse' })
    .expect(200);
  await until(
    async () => acts.length,
    (count) => count === 2,
  );
  const act = { userId: mina.user.id, kind: 'signed-in', detail: 'Safari on iPhone' };
  expect(new Set(acts)).toEqual(
    new Set([
      { ...act, workspaceId },
      { ...act, workspaceId: mina.user.id },
    ]),
  );
});
