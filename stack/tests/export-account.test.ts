import { unzipSync } from 'fflate';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLives, password } from './support/lives.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;
let client: MongoClient;

beforeAll(async () => {
  stack = await startTestStack();
  client = await MongoClient.connect(stack.mongoUri);
});
afterAll(async () => {
  await client.close();
  await stack.stop();
});

/** Where what is kept of a user stands in an export; null: nothing of it does, as the archive says. */
const places: Readonly<Record<string, string | null>> = {
  'auth.users': 'account/profile.json',
  'auth.sessions': 'account/sessions.json',
  'auth.identities': 'account/sign-in.json',
  'auth.known_devices': 'account/sign-in.json',
  'auth.api_tokens': 'account/api-tokens.json',
  'auth.workspaces': 'workspace/workspace.json',
  'auth.memberships': 'workspace/members.json',
  'auth.mail_tokens': null,
  'resumes.jobs': 'screening.json',
  'resumes.candidates': 'candidates.json',
  'resumes.decision_records': 'decision-record.json',
  'resumes.decision_record_lines': 'decision-record.json',
  'resumes.mail_settings': 'settings/mail-settings.json',
  'resumes.retentions': 'settings/retention.json',
  'resumes.webhooks': 'settings/webhooks.json',
  'resumes.webhook_deliveries': 'settings/webhook-deliveries.json',
  'resumes.activities': 'settings/activity.json',
  'resumes.shares': 'shared.json',
  'resumes.comments': 'comments.json',
  'resumes.comment_notices': null,
  'usage.accounts': 'usage/tokens.json',
  'email.rejection_deliveries': 'emails/rejections.json',
  'email.send_counts': null,
};

it('exports everything that a deletion removes, of all services, without secrets, to the owner only', async () => {
  const { call, signUp, signIn, live, find } = createLives(stack, client);
  const email = 'mina@brookfield.example';
  const mina = await signUp(email);
  const odo = await signUp('odo@harbour.example');
  const resumes = ['chidi-eze.doc', 'daniel-hughes.doc', 'linh-nguyen.doc'];
  const traces = await live(mina, email, resumes);
  const others = await live(odo, 'odo@harbour.example', [
    'olena-kovalenko.docx',
    'grace-lindqvist.doc',
    'fatima-al-rashid.docx',
  ]);
  const token = await signIn(email);

  const answer = await fetch(`${stack.url}/api/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="shortlist-data-[\d-]{10}\.zip"$/,
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const files = Object.entries(unzipSync(bytes)).map(([name, content]): [string, string] => [
    name,
    Buffer.from(content).toString(),
  ]);
  const text = files.map(([, content]) => content).join('\n');
  const readme = files.find(([name]) => name === 'README.txt')?.[1] ?? '';
  for (const [name, content] of files) {
    if (name === 'README.txt') continue;
    expect(() => JSON.parse(content) as unknown).not.toThrow();
    expect(readme).toContain(name.replace(/^screenings\/[^/]+/, 'screenings/…'));
  }

  const kept = await find(traces);
  expect([...kept.keys()].filter((collection) => !Object.hasOwn(places, collection))).toEqual([]);
  for (const collection of kept.keys()) {
    const place = places[collection];
    if (place === null || place === undefined) continue;
    expect(files.map(([name]) => name).filter((name) => name.endsWith(place))).not.toEqual([]);
  }
  const read = (end: string): unknown =>
    JSON.parse(files.find(([name]) => name.endsWith(end))?.[1] ?? '');
  expect(read('profile.json')).toMatchObject({ email, firstName: 'Mina', hasPassword: true });
  expect(read('sign-in.json')).toMatchObject({ google: [{ subject: email }] });
  expect(read('sessions.json')).toHaveLength(3);
  expect(read('screening.json')).toMatchObject({ comparisonScore: 100, status: 'completed' });
  const candidates = read('candidates.json') as { resume: { text: string }; decisions: object[] }[];
  expect(candidates).toHaveLength(3);
  for (const { resume, decisions } of candidates) {
    expect(resume.text.length).toBeGreaterThan(500);
    expect(decisions.length).toBeGreaterThan(0);
  }
  expect(read('shared.json')).toMatchObject({
    links: [{ label: 'Panel' }],
  });
  expect(read('comments.json')).toMatchObject([{ author: 'Mo', text: 'Invite.' }]);
  expect(read('mail-settings.json')).toMatchObject({ senderName: 'Mina', replyTo: email });
  expect(read('retention.json')).toEqual({ months: 6, recordYears: null });
  expect(read('api-tokens.json')).toMatchObject([{ name: 'Tracking', scopes: ['usage:read'] }]);
  expect(read('webhooks.json')).toMatchObject([{ url: 'https://127.0.0.1:9/' }]);
  expect(read('webhook-deliveries.json')).toHaveLength(1);
  expect(read('usage/tokens.json')).toMatchObject([{ charges: [{ state: 'settled' }] }]);
  expect(read('rejections.json')).toHaveLength(2);
  for (const trace of traces) expect(text).toContain(trace);

  // Of others nothing, and nothing that lets somebody in.
  for (const trace of others) expect(text).not.toContain(trace);
  const secrets = [...kept.entries()].flatMap(([collection, documents]) =>
    documents.flatMap((document) => {
      const { _id, passwordHash, tokenHash, secret } = JSON.parse(document) as Record<
        string,
        string
      >;
      const isHash = ['auth.mail_tokens', 'auth.known_devices', 'auth.api_tokens'].includes(
        collection,
      );
      return [passwordHash, tokenHash, secret, isHash ? _id : undefined].filter(
        (each) => each !== undefined,
      );
    }),
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of [...secrets, password, token]) expect(text).not.toContain(secret);

  expect((await call('POST', 'export')).status).toBe(401);
  expect((await fetch(`${stack.url}/api/internal/export`)).status).toBe(404);
  for (let count = 2; count <= 5; count += 1) {
    const next = await fetch(`${stack.url}/api/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([count, next.status]).toEqual([count, 200]);
    await next.arrayBuffer();
  }
  const refused = await call<{ code: string; detail: string }>('POST', 'export', { token });
  expect(refused).toMatchObject({ status: 429, body: { code: 'TooManyExports' } });
  expect(refused.body.detail).toMatch(/exported 5 times within an hour.*try again in 60 minutes/);
}, 180_000);
