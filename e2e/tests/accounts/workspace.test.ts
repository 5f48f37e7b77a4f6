import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina } from '../support/person.js';
import { openSession, type Session } from '../support/session.js';
import { workTogether } from '../support/three-people.js';

let session: Session;

beforeAll(async () => {
  session = await openSession(mina);
});
afterAll(async () => {
  await session.close();
});

it('three people share a workspace: invite, join, see, decide, and hand over when one leaves', async () => {
  const { page, url } = session;
  const places = { mina: url, owen: url, helen: url, mailbox: url };
  await expect(workTogether(page, places)).resolves.toBeUndefined();
});
