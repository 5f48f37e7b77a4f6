import { findUserAddress } from '@shortlist/contracts/messages/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const find = (userId: string) => auth.context.bus.request(findUserAddress, { userId });
const nobody = { email: null, firstName: '' };

describe('where a user reads mail', () => {
  it('is their address of now', async () => {
    const { user } = await auth.signIn('ada@example.com');
    expect(await find(user.id)).toEqual({ email: 'ada@example.com', firstName: 'Ada' });
    await auth.context.models.users.updateOne(
      { _id: user.id },
      { $set: { email: 'lovelace@example.com', firstName: 'Augusta' } },
    );
    expect(await find(user.id)).toEqual({ email: 'lovelace@example.com', firstName: 'Augusta' });
  });

  it('is nowhere while the address is not verified: its owner never agreed', async () => {
    await auth.post('register', createRegistration({ email: 'typo@example.com' }));
    const stored = await auth.context.models.users.findOne({ email: 'typo@example.com' });
    expect(await find(stored?._id ?? '')).toEqual(nobody);
  });

  it('is nowhere once the account is deleted, and for ids of nobody', async () => {
    const { token, user } = await auth.signIn('gone@example.com');
    await auth.post('me/delete', { password: 'correct horse' }, token);
    for (const id of [user.id, 'never-there', 'x'.repeat(64)])
      expect(await find(id)).toEqual(nobody);
  });
});
