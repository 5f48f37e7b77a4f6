import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import type { Person } from '../support/workspaces.js';

let sso: TestSignOn;
let owner: Person;
const domain = 'brookfield.example';

beforeAll(async () => {
  sso = await startSignOn();
  owner = { ...(await sso.auth.signIn(`mina@${domain}`)) };
  await sso.save(owner);
  await sso.addDomain(owner, domain);
});
afterEach(() => sso.provider.reset());
afterAll(() => sso.stop());

const person = (name: string) => ({ sub: name, email: `${name}@${domain}` });

describe('single sign-on', () => {
  it('makes a new person a member as a viewer, without a password', async () => {
    sso.provider.claims = { ...person('helen'), email: `Helen@${domain}` };
    const { status, body } = await sso.signIn(`helen@${domain}`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: `helen@${domain}`, firstName: 'Helen' });
    const { members } = await sso.people.show(owner);
    expect(members).toContainEqual(
      expect.objectContaining({ userId: body.user.id, role: 'viewer' }),
    );
    const again = await sso.signIn(`helen@${domain}`);
    expect(again.body.user.id).toBe(body.user.id);
    expect(sso.provider.asked.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('does not depend on the person, but on the domain', async () => {
    const offered = await sso.begin(`nobody@${domain}`);
    expect(offered.answer.status).toBe(200);
    expect(offered.url.startsWith(`${sso.provider.issuer}/authorize?`)).toBe(true);
    const { answer } = await sso.begin('nobody@other.example');
    expect(answer.body.code).toBe('SingleSignOnNotOffered');
  });

  it('does not add a removed member again, until they are invited', async () => {
    sso.provider.claims = person('lukas');
    const { body } = await sso.signIn(`lukas@${domain}`);
    const removed = await sso.people.call(
      'post',
      `workspace/members/${body.user.id}/remove`,
      owner,
      '',
      { handOver: { to: null } },
    );
    expect(removed.status).toBe(200);
    expect((await sso.signIn(`lukas@${domain}`)).body.code).toBe('NoLongerMember');
    const token = await sso.people.invite(owner, {
      workspaceId: '',
      email: `lukas@${domain}`,
      role: 'viewer',
    });
    await sso.auth.post('invitations/accept', { token }, body.token);
    expect((await sso.signIn(`lukas@${domain}`)).status).toBe(200);
  });
});

describe('an answer of a provider is refused', () => {
  const refusal = async (claims: object, change: object = {}) => {
    sso.provider.claims = { ...person('eve'), ...claims };
    const { url, cookie } = await sso.begin(`eve@${domain}`);
    const answer = await sso.finish({ ...sso.provider.authorize(url), ...change }, cookie);
    return answer.body.code as string;
  };

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'SingleSignOnFailed'],
    ['for another client', { aud: 'another-client' }, 'SingleSignOnFailed'],
    ['with another nonce', { nonce: 'another' }, 'SingleSignOnFailed'],
    ['that has expired', { exp: 1 }, 'SingleSignOnFailed'],
    ['with an unverified address', { email_verified: false }, 'SingleSignOnAddressUnverified'],
    ['with a text as proof', { email_verified: 'true' }, 'SingleSignOnAddressUnverified'],
    ['without an address', { email: undefined }, 'SingleSignOnAddressUnverified'],
    ['of a foreign domain', { email: 'eve@other.example' }, 'SingleSignOnAddressForeign'],
    ['of a subdomain', { email: `eve@x.${domain}` }, 'SingleSignOnAddressForeign'],
  ])('%s', async (_what, claims, error) => {
    expect(await refusal(claims)).toBe(error);
  });

  it('that names another issuer beside the code (mix-up)', async () => {
    expect(await refusal({}, { iss: 'https://evil.example' })).toBe('SingleSignOnFailed');
  });

  it('that names no issuer, where the provider says that it does', async () => {
    expect(await refusal({}, { iss: undefined })).toBe('SingleSignOnFailed');
  });

  it('in another browser, which spends nothing of the right one', async () => {
    sso.provider.claims = person('helen');
    const { url, cookie } = await sso.begin(`helen@${domain}`);
    const answer = sso.provider.authorize(url);
    const other = await sso.begin(`helen@${domain}`);
    expect((await sso.finish(answer, other.cookie)).body.code).toBe('SingleSignOnFailed');
    expect((await sso.finish(answer, '')).body.code).toBe('SingleSignOnFailed');
    expect((await sso.finish(answer, cookie)).status).toBe(200);
  });

  it('a second time', async () => {
    sso.provider.claims = person('helen');
    const { url, cookie } = await sso.begin(`helen@${domain}`);
    const answer = sso.provider.authorize(url);
    expect((await sso.finish(answer, cookie)).status).toBe(200);
    expect((await sso.finish(answer, cookie)).body.code).toBe('SingleSignOnFailed');
  });

  it('after 10 minutes', async () => {
    const { url, cookie } = await sso.begin(`helen@${domain}`);
    sso.auth.clock.advance(10 * 60_000 + 1);
    const late = await sso.finish(sso.provider.authorize(url), cookie);
    expect(late.body.code).toBe('SingleSignOnFailed');
  });

  it('once the provider was set to another client', async () => {
    sso.provider.claims = person('helen');
    const { url, cookie } = await sso.begin(`helen@${domain}`);
    await sso.save(await sso.people.refresh(owner), { clientId: 'a-new-client' });
    const old = await sso.finish(sso.provider.authorize(url), cookie);
    expect(old.body.code).toBe('SingleSignOnFailed');
    await sso.save(owner);
  });

  it('logs no token, code or secret', () => {
    expect(sso.auth.lines.join('')).not.toMatch(/code-0|eyJ|a secret of the client/);
  });
});
