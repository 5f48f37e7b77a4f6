import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const profile = { firstName: 'Augusta', lastName: 'King', company: 'Ockham Park' };
const change = (token: string | null, body: object) => {
  const call = auth.agent.patch('/auth/me');
  if (token !== null) void call.set('authorization', `Bearer ${token}`);
  return call.send(body);
};

describe('changing the profile', () => {
  it('changes name and company, and a blank company is none', async () => {
    const { token, user } = await auth.signIn('ada@example.com');
    const changed = await change(token, { ...profile, firstName: '  Augusta ' });
    expect([changed.status, changed.body]).toEqual([200, { ...user, ...profile }]);
    const none = await change(token, { ...profile, company: ' ' });
    expect(none.body.company).toBeNull();
    const seen = await auth.agent.get('/auth/me').set('authorization', `Bearer ${token}`);
    expect(seen.body).toEqual({ ...user, ...profile, company: null });
  });

  it.each([
    ['a link as name', { ...profile, firstName: 'see evil.example/win' }],
    ['a link as company', { ...profile, company: 'https://evil.example' }],
    ['a line break', { ...profile, lastName: 'King\r\nBcc: x@example.com' }],
    ['no name', { ...profile, firstName: ' ' }],
    ['a long name', { ...profile, firstName: 'x'.repeat(101) }],
    ['a long company', { ...profile, company: 'x'.repeat(201) }],
    ['a query', { ...profile, firstName: { $ne: '' } }],
    ['nothing', {}],
  ])('refuses %s with 422 (ASVS 2.2.1)', async (what, body) => {
    const { token } = await auth.signIn(`${what.replaceAll(' ', '-')}@example.com`);
    const { status, body: answer } = await change(token, body);
    expect([status, answer.code]).toEqual([422, 'InvalidInput']);
    const user = await auth.agent.get('/auth/me').set('authorization', `Bearer ${token}`);
    expect(user.body.firstName).toBe('Ada');
  });

  it('is for the signed-in', async () => {
    expect((await change(null, profile)).status).toBe(401);
  });
});
