import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { permissions } from '@shortlist/contracts/authorise';
import { workspaceHeader } from '@shortlist/contracts/constants';
import type { GrantedWorkspace } from '@shortlist/contracts/entities';
import type { Operation } from '@shortlist/contracts/operation';
import { operations } from '@shortlist/contracts/operations';
import { type MemberRole, memberRoles } from '@shortlist/contracts/roles';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLives } from '../support/lives.js';
import { startTestStack, type TestStack } from '../support/start-test-stack.js';
import { type Belongings, bodiesFor, parametersOf, queries } from './operation-inputs.js';

const nowhere = '00000000-0000-4000-8000-000000000000';
/** Ids of nothing, so that a call which its role allows changes nothing. */
const nothing: Belongings = {
  jobId: nowhere,
  candidateId: 'none',
  shareId: 'none',
  commentId: 'none',
  webhookId: 'none',
  deliveryId: 'none',
  caseId: 'none',
  invitationId: 'none',
  userId: 'none',
  domain: 'none.example',
};

let stack: TestStack;
let client: MongoClient;
/** Everything that Mina's workspace has. */
let hers: Belongings;
/** Id of somebody else. */
let odo: string;
/** Texts that only answers to her workspace's members may hold. */
let traces: readonly string[];

const asked = operations.filter((operation) => operation.action !== undefined);

interface Call {
  readonly operation: Operation;
  readonly token: string;
  /** Named in the header; left out: none is named. */
  readonly workspaceId?: string;
  readonly has: Belongings;
}

async function call({ operation, token, workspaceId, has }: Call) {
  const { name, method, multipart } = operation;
  const parameters = parametersOf(operation.path, has);
  const address = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, key: string) => parameters[key] ?? '',
  );
  const body = Object.entries(bodiesFor(has)).find(([key]) => key === name)?.[1];
  const form = new FormData();
  for (const [key, value] of Object.entries(multipart ? (body ?? {}) : {})) form.set(key, value);
  if (multipart) form.append(multipart.fileField, new Blob(['A nurse.']), 'nurse.txt');
  const ended = new AbortController();
  const answer = await fetch(`${stack.url}/api${address}${queries[name] ?? ''}`, {
    method,
    signal: ended.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(workspaceId === undefined ? {} : { [workspaceHeader]: workspaceId }),
      ...(body && !multipart ? { 'content-type': 'application/json' } : {}),
    },
    ...(multipart ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
  });
  if (operation.stream && answer.ok) {
    ended.abort();
    return { status: answer.status, code: undefined, text: '' };
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const code = isJson ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: answer.status, code, text };
}

/** A token of somebody else, for their own workspace and, with a role, for Mina's. */
function signFor(role?: MemberRole): string {
  const own = { id: odo, role: 'owner', plan: 'Free', exempt: true } as const;
  const granted: GrantedWorkspace[] = role ? [{ ...own, id: hers.userId, role }] : [];
  return stack.sign({ sub: odo, email: 'odo@harbour.example', workspaces: [own, ...granted] });
}

beforeAll(async () => {
  // One caller asks more in a minute than a person does.
  stack = await startTestStack({
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_SENSITIVE_PER_MINUTE: '100000',
  });
  client = await MongoClient.connect(stack.mongoUri);
  const { call: ask, signUp, live, databaseOf } = createLives(stack, client);
  const email = 'mina@brookfield.example';
  const mina = await signUp(email);
  odo = (await signUp('odo@harbour.example')).id;
  const { token } = mina;
  const resumes = ['chidi-eze.doc', 'daniel-hughes.doc', 'linh-nguyen.doc'];
  traces = (await live(mina, email, resumes)).filter((trace) => trace !== '');
  const jobId = traces[2] ?? '';
  const { body: shares } = await ask<{ shares: { id: string }[] }>(
    'GET',
    `resumes/job/${jobId}/shares`,
    { token },
  );
  const resumesData = client.db(databaseOf('resumes'));
  const idIn = async (collection: string) =>
    String((await resumesData.collection(collection).findOne({}))?._id);
  await ask('POST', 'auth/workspace/invitations', {
    token,
    body: { emails: ['lukas@brookfield.example'], role: 'recruiter' },
  });
  const domain = 'brookfield.example';
  await ask('POST', 'auth/workspace/single-sign-on/domains', { token, body: { domain } });
  const { body: people } = await ask<{ invitations: { id: string }[] }>('GET', 'auth/workspace', {
    token,
  });
  const { body: job } = await ask<{ rejectionEmails: { candidateId: string }[] }>(
    'GET',
    `resumes/job/${jobId}`,
    { token },
  );
  hers = {
    jobId,
    candidateId: job.rejectionEmails[0]?.candidateId ?? '',
    shareId: shares.shares[0]?.id ?? '',
    commentId: await idIn('comments'),
    webhookId: await idIn('webhooks'),
    deliveryId: await idIn('webhook_deliveries'),
    caseId: nowhere,
    invitationId: people.invitations[0]?.id ?? '',
    userId: mina.id,
    domain,
  };
}, 120_000);
afterAll(async () => {
  await client.close();
  await stack.stop();
});

describe.each(asked.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    const allowed: readonly MemberRole[] = operation.action ? permissions[operation.action] : [];

    it.each(memberRoles)('is for a %s exactly when the table says so', async (role) => {
      const answer = await call({
        operation,
        token: signFor(role),
        workspaceId: hers.userId,
        has: nothing,
      });
      expect([answer.code === 'NotAllowed', answer.code, answer.status >= 500]).toEqual([
        !allowed.includes(role),
        allowed.includes(role) ? answer.code : 'NotAllowed',
        false,
      ]);
    });

    it('is refused where the caller is no member', async () => {
      const workspaceId = hers.userId;
      const answer = await call({ operation, token: signFor(), workspaceId, has: hers });
      expect([answer.status, answer.code]).toEqual([404, 'WorkspaceNotFound']);
    });

    it('reaches nothing of another workspace', async () => {
      const answer = await call({ operation, token: signFor(), has: hers });
      expect(answer.code).not.toBe('InvalidInput');
      expect(traces.filter((trace) => answer.text.includes(trace))).toEqual([]);
      expect(operation.path.includes('{') ? answer.status : 404).toBe(404);
    });
  },
);

it('has something for every id that calls name', () => {
  for (const [what, id] of Object.entries(hers)) expect([what, id]).not.toEqual([what, '']);
});

it('names the roles of each action in docs/permissions.md', async () => {
  const page = await readFile(
    path.resolve(import.meta.dirname, '../../../docs/permissions.md'),
    'utf8',
  );
  for (const [action, roles] of Object.entries(permissions)) {
    const cells = memberRoles.map((role) =>
      (roles as readonly string[]).includes(role) ? 'yes' : '',
    );
    const row = page.split('\n').find((line) => line.startsWith(`| \`${action}\``));
    expect([
      action,
      row
        ?.split('|')
        .slice(2, 6)
        .map((cell) => cell.trim()),
    ]).toEqual([action, cells]);
  }
});
