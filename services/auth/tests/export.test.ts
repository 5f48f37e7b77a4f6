import { Readable } from 'node:stream';
import { workspaceHeader } from '@shortlist/contracts/constants';
import { readExport } from '@shortlist/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInWithApp } from './support/app.js';
import { startTestAuth, type TestAuth } from './support/auth.js';
import { createPeople } from './support/workspaces.js';

const minute = 60_000;
let auth: TestAuth;
let people = 0;
let email: string;

beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

const call = (method: 'get' | 'post', path: string, token: string, body?: object) =>
  auth.agent[method](`/internal/${path}`).set('authorization', `Bearer ${token}`).send(body);
const begin = (token: string) => call('post', 'exports', token);
const end = (token: string, begun = true) => call('post', 'exports/end', token, { begun });

/** The files of what auth exports, and what it leaves out. */
async function read(token: string, workspaceId = '') {
  const answer = await call('get', 'export', token)
    .set(workspaceHeader, workspaceId)
    .responseType('blob');
  expect(answer.status).toBe(200);
  const files: Record<string, string> = {};
  let path = '';
  for await (const piece of readExport(Readable.from([answer.body as Buffer]))) {
    if (piece.head === 'file') files[(path = piece.path)] = '';
    else if (piece.head === null) files[path] += piece.content.toString();
  }
  return {
    body: (answer.body as Buffer).toString(),
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, JSON.parse(content) as unknown]),
    ),
  };
}

describe('what auth exports', () => {
  it('is the profile, sessions and ways to sign in, without anything that lets somebody in', async () => {
    const { token, refreshToken, secret, recoveryCodes, userId } = await signInWithApp(auth, email);
    const added = auth.clock.now();
    const { models } = auth.context;
    await models.passkeys.create({
      _id: `passkey-${people}`,
      userId,
      credentialId: 'the-credential',
      publicKey: 'the-public-key',
      counter: 7,
      name: 'Laptop',
      createdAt: added,
    });
    await models.auditEntries.create({
      _id: `audit-${people}`,
      at: added,
      operator: 'root',
      action: 'plan',
      userId,
      detail: 'Free → Premium',
    });
    const other = await auth.signIn(`other-${email}`);
    const { body, files } = await read(token);
    expect(files).toMatchObject({
      'account/profile.json': { email, firstName: 'Ada', plan: 'Free', hasPassword: true },
      'account/sessions.json': [{ endedAt: null }],
      'account/sign-in.json': {
        google: [],
        authenticatorApp: { addedAt: added.toISOString() },
        passkeys: [{ name: 'Laptop' }],
        recoveryCodesLeft: 10,
      },
      'account/operators.json': [{ action: 'plan', detail: 'Free → Premium' }],
      'account/workspaces.json': [{ workspace: 'Ada’s workspace', role: 'owner' }],
      'workspace/workspace.json': { name: 'Ada’s workspace', plan: 'Free' },
      'workspace/members.json': [{ email, role: 'owner' }],
      'workspace/invitations.json': [],
      'account/join-requests.json': [],
      'workspace/join-requests.json': [],
    });
    const user = await models.users.findOne({ _id: userId });
    const app = await models.authenticatorApps.findOne({ _id: userId });
    const hashes = [
      ...(await models.recoveryCodes.find({ userId })),
      ...(await models.refreshTokens.find({})),
      ...(await models.knownDevices.find({ userId })),
      ...(await models.mailTokens.find({ userId })),
    ].map(({ _id }) => _id);
    const secrets = [
      token,
      refreshToken,
      secret,
      ...recoveryCodes,
      'the-credential',
      'the-public-key',
    ];
    const stored = [user?.passwordHash, app?.sealedSecret, ...hashes];
    for (const each of [...secrets, ...stored, other.user.id, 'root'])
      expect(body).not.toContain(each);
  });

  it('is the members and invitations of the workspace of the call, for its owners', async () => {
    const members = createPeople(auth);
    const olga = await members.signIn(`olga-${people}`);
    const workspaceId = olga.user.id;
    const mina = await members.add(
      olga,
      workspaceId,
      await members.signIn(`mina-${people}`),
      'owner',
    );
    const vera = await members.add(
      olga,
      workspaceId,
      await members.signIn(`vera-${people}`),
      'admin',
    );
    const invited = { workspaceId, email: `odo-${people}@example.com`, role: 'viewer' as const };
    const link = await members.invite(olga, invited);
    const nia = await members.signIn(`nia-${people}`);
    const askedAt = auth.clock.now();
    await auth.context.models.joinRequests.in(workspaceId).create({
      _id: `${workspaceId}:${nia.user.id}`,
      userId: nia.user.id,
      domain: 'example.com',
      askedAt,
      expiresAt: new Date(askedAt.getTime() + 1000),
    });
    const { body, files } = await read(mina.token, workspaceId);
    expect(files).toMatchObject({
      'account/workspaces.json': [{ role: 'owner' }, { role: 'owner' }],
      'workspace/members.json': [
        { email: olga.user.email, role: 'owner' },
        { email: mina.user.email, role: 'owner' },
        { email: vera.user.email, role: 'admin' },
      ],
      'workspace/invitations.json': [{ email: invited.email, role: 'viewer' }],
      'workspace/join-requests.json': [{ email: nia.user.email }],
    });
    expect((await read(nia.token)).files).toMatchObject({
      'account/join-requests.json': [{ workspace: 'Ada’s workspace', state: 'open' }],
    });
    const [stored] = await auth.context.models.invitations.in(workspaceId).find({});
    for (const secret of [link, stored?.tokenHash]) expect(body).not.toContain(secret);
    const refused = await call('get', 'export', vera.token).set(workspaceHeader, workspaceId);
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAllowed']);
  });

  it('is shown to nobody without a token, and not after the account is gone', async () => {
    expect((await auth.agent.get('/internal/export')).status).toBe(401);
    const { token } = await auth.signIn(email);
    await auth.post('me/delete', { password: 'correct horse' }, token);
    expect((await begin(token)).status).toBe(401);
    await expect(read(token)).rejects.toThrow();
  });
});

describe('exports of an account', () => {
  it('are made one at a time', async () => {
    const { token } = await auth.signIn(email);
    const both = await Promise.all([begin(token), begin(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await begin(token)).body).toMatchObject({
      code: 'ExportRunning',
      detail:
        'Your data is being exported already, maybe in another window. Please wait until that is done, or try again in 10 minutes.',
    });
    await end(token);
    expect((await begin(token)).status).toBe(200);
    auth.clock.advance(10 * minute);
    expect((await begin(token)).status).toBe(200);
  });

  it('are made five times an hour, not counting those of which nothing was sent', async () => {
    const { token } = await auth.signIn(email);
    const make = async (begun: boolean) => {
      expect((await begin(token)).status).toBe(200);
      expect((await end(token, begun)).status).toBe(200);
    };
    for (let count = 0; count < 5; count += 1) {
      await make(false);
      await make(true);
    }
    expect((await begin(token)).body).toMatchObject({
      code: 'TooManyExports',
      detail:
        'Your data was exported 5 times within an hour, which is the limit. Please try again in 60 minutes.',
    });
    const other = await auth.signIn(`other-${email}`);
    expect((await begin(other.token)).status).toBe(200);
    auth.clock.advance(60 * minute);
    const again = await auth.post('login', { email, password: 'correct horse' });
    expect((await begin((again.body as { token: string }).token)).status).toBe(200);
  });
});
