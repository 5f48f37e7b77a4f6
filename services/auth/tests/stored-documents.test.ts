import { readdirSync, readFileSync } from 'node:fs';
import { EJSON } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../src/domain/secrets.js';
import { carryOnHandOvers } from '../src/domain/workspaces/hand-overs.js';
import { startTestAuth, type TestAuth } from './support/auth.js';

type Plain = Record<string, unknown>;

const folder = new URL('./fixtures/documents/', import.meta.url);
const password = 'correct horse';
const [refreshToken, mailToken] = ['a-refresh-token', 'a-mail-token'];

/** Documents as main stored them from a commit on; secrets are put in their place. */
function read(file: string): Record<string, Plain[]> {
  return EJSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, Plain[]>;
}

describe.each(readdirSync(folder))('what main stored as in %s', (file) => {
  let auth: TestAuth;
  const documents = read(file);

  beforeAll(async () => {
    auth = await startTestAuth();
    const passwordHash = await auth.context.passwords.hash(password);
    const { db, close } = await auth.connectDatabase();
    for (const [collection, stored] of Object.entries(documents)) {
      const secret = { users: { passwordHash }, refresh_tokens: { _id: hashSecret(refreshToken) } };
      const changes = { ...secret, mail_tokens: { _id: hashSecret(mailToken) } }[collection] ?? {};
      await db.collection(collection).insertMany(stored.map((one) => ({ ...one, ...changes })));
    }
    await close();
  });
  afterAll(() => auth.stop());

  it('signs in, and goes on with a session', async () => {
    const signedIn = await auth.post('login', { email: 'mara.quill@example.com', password });
    expect([signedIn.status, signedIn.body.user?.firstName]).toEqual([200, 'Mara']);
    const refreshed = await auth.post('refresh', { refreshToken });
    expect([refreshed.status, refreshed.body.detail]).toEqual([200, undefined]);
  });

  it('can be verified by the link that was mailed', async () => {
    const before = await auth.post('login', { email: 'odo.fenn@example.com', password });
    expect(before.body.code).toBe('EmailNotVerified');
    expect((await auth.post('verify-email', { token: mailToken })).status).toBe(200);
    const after = await auth.post('login', { email: 'odo.fenn@example.com', password });
    expect([after.status, after.body.user?.plan]).toEqual([200, 'Premium']);
  });

  it('has the workspace of an account, and hands over what waits', async () => {
    const { body } = await auth.post('login', { email: 'mara.quill@example.com', password });
    const { token } = body as { token: string };
    const shown = await auth.agent.get('/auth/workspace').auth(token, { type: 'bearer' });
    expect(shown.body).toMatchObject({
      workspace: { name: 'Mara’s workspace', role: 'owner' },
      members: [{ email: 'mara.quill@example.com', role: 'owner' }],
      invitations: (documents['invitations'] ?? []).map(({ email, role }) => ({ email, role })),
    });
    expect(await carryOnHandOvers(auth.context)).toBe(documents['hand_overs']?.length ?? 0);
  });
});
