import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientSecret } from '../support/sign-on-provider.js';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import type { Person } from '../support/workspaces.js';

let sso: TestSignOn;
let owner: Person;
const domain = 'brookfield.example';

beforeAll(async () => {
  sso = await startSignOn();
  owner = { ...(await sso.auth.signIn(`mina@${domain}`)) };
});
afterEach(() => sso.provider.reset());
afterAll(() => sso.stop());

describe('the provider of a workspace', () => {
  it('is stored without its secret in any answer, and sealed in the database', async () => {
    expect((await sso.call('get', '', owner)).body).toMatchObject({
      provider: null,
      domains: [],
      redirectUri: 'https://shortlist.example/signin/single-sign-on',
    });
    const saved = await sso.save(owner);
    expect(saved.body.provider).toMatchObject({ issuer: sso.provider.issuer, testedAt: null });
    expect(JSON.stringify(saved.body)).not.toContain(clientSecret);
    const { signOnProviders } = sso.auth.context.models;
    const stored = await signOnProviders.findOne({ _id: owner.user.id });
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
  });

  it('keeps its secret for the same issuer alone', async () => {
    const kept = await sso.save(owner, { clientSecret: undefined, role: 'recruiter' });
    expect(kept.body.provider.role).toBe('recruiter');
    const moved = { clientSecret: undefined, issuer: 'https://login.other.example' };
    expect((await sso.save(owner, moved)).body.code).toBe('ClientSecretMissing');
  });

  it('makes nobody an owner', async () => {
    expect((await sso.save(owner, { role: 'owner' })).status).toBe(422);
  });

  it.each([
    'http://login.example.com',
    'https://127.0.0.1',
    'https://10.0.0.8/realms/staff',
    'https://[::1]:8443',
    'https://169.254.169.254',
  ])('is not at %s, unless the caller is at this machine', async (issuer) => {
    const { body } = await sso.auth.agent
      .put('/auth/workspace/single-sign-on')
      .set('authorization', `Bearer ${owner.token}`)
      .send({ issuer, clientId: 'one', clientSecret, role: 'viewer' });
    expect(body.code).toBe('ProviderAddressRefused');
  });

  it('is not behind a name that leads into a private network', async () => {
    const { body } = await sso.auth.agent
      .put('/auth/workspace/single-sign-on')
      .set('authorization', `Bearer ${owner.token}`)
      .send({ issuer: 'https://localhost', clientId: 'one', clientSecret, role: 'viewer' });
    expect(body).toMatchObject({
      code: 'ProviderAddressRefused',
      detail: expect.stringContaining('private network') as string,
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['answers for ever', (response) => void drip(response)],
    ['sends too much', (response) => response.end(JSON.stringify({ x: 'x'.repeat(1_000_000) }))],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1' }).end()],
    ['is another issuer', (response) => sendJson(response, { issuer: 'https://evil.example' })],
    ['is broken', (response) => response.writeHead(500).end()],
  ])('must not be one that %s', async (_what, answer) => {
    sso.provider.discovery = answer;
    const { status, body } = await sso.save(owner);
    expect([status, body.code]).toEqual([409, 'ProviderNotAnswering']);
  });

  it('is for owners and admins', async () => {
    const recruiter = { ...(await sso.auth.signIn('priya@example.com')) };
    await sso.people.add(owner, owner.user.id, recruiter, 'recruiter');
    const { status } = await sso.people.call(
      'get',
      'workspace/single-sign-on',
      recruiter,
      owner.user.id,
    );
    expect(status).toBe(403);
  });
});

function sendJson(response: ServerResponse, value: unknown) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

/** Sends a little from time to time, until the client goes away. */
function drip(response: ServerResponse) {
  response.setHeader('content-type', 'application/json');
  const timer = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(timer));
}

describe('a domain', () => {
  it('is verified by its record, and for one workspace only', async () => {
    const added = await sso.call('post', '/domains', owner, { domain: 'Brookfield.example' });
    const [named] = added.body.domains as { domain: string; verifiedAt: null; record: object }[];
    expect(named).toEqual({
      domain,
      verifiedAt: null,
      record: {
        name: `_shortlist.${domain}`,
        value: expect.stringMatching(/^shortlist-verification=[\w-]{43}$/) as string,
      },
    });
    const early = await sso.call('post', `/domains/${domain}/check`, owner);
    expect(early.body.code).toBe('RecordNotFound');
    sso.records.set(`_shortlist.${domain}`, 'shortlist-verification=another');
    const wrong = await sso.call('post', `/domains/${domain}/check`, owner);
    expect(wrong.body.code).toBe('RecordNotFound');

    const rival = await sso.people.signIn('rival');
    await sso.call('post', '/domains', rival, { domain });
    const verified = await sso.addDomain(owner, domain);
    expect(verified.body.domains[0].verifiedAt).toEqual(expect.any(String));

    const { signOnDomains } = sso.auth.context.models;
    const pending = await signOnDomains.in(rival.user.id).findOne({ domain });
    sso.records.set(`_shortlist.${domain}`, `shortlist-verification=${pending?.token}`);
    const taken = await sso.call('post', `/domains/${domain}/check`, rival);
    expect(taken.body.code).toBe('DomainTaken');
  });

  it.each(['gmail.com', 'Outlook.com', 'web.de'])(
    'is not %s, where anybody can have an address',
    async (name) => {
      const { status, body } = await sso.call('post', '/domains', owner, { domain: name });
      expect([status, body.code]).toEqual([400, 'DomainPublic']);
    },
  );

  it.each(['example', 'a b.example', 'https://example.com', 'example.com/', '1.2.3.4', '*.a.com'])(
    'is not %s',
    async (name) => {
      expect((await sso.call('post', '/domains', owner, { domain: name })).status).toBe(422);
    },
  );
});
