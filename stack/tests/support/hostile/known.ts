import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobDetail } from '@shortlist/contracts/job';
import type { Operation } from '@shortlist/contracts/operation';
import { runRemotes } from '../../../src/remotes/run-remotes.js';
import { post, signUp, until } from '../api-person.js';
import { fileOf } from '../observability.js';
import type { TestStack } from '../start-test-stack.js';

const password = 'seven green kites';
const resumes = ['chidi-eze.doc', 'daniel-hughes.doc', 'fatima-al-rashid.docx', 'linh-nguyen.doc'];

async function screen(url: string, token: string): Promise<JobDetail> {
  const form = new FormData();
  const jobId = randomUUID();
  form.set('jobId', jobId);
  form.set('jobDescription', 'A nurse with five years in intensive care, who leads a ward.');
  form.set('comparisonScore', '30');
  for (const name of resumes) {
    const bytes = await readFile(fileOf(path.join('samples/resumes', name)));
    form.append('resumes', new Blob([bytes]), name);
  }
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/resumes/process`, { method: 'POST', headers, body: form });
  const answer = await fetch(`${url}/api/resumes/job/${jobId}`, { headers });
  return (await answer.json()) as JobDetail;
}

/** The token of the team of billing. */
async function makeTeamToken(mongoUri: string): Promise<string> {
  const said: string[] = [];
  const run = (...words: string[]) =>
    runRemotes({
      words,
      environment: { REMOTES_MONGODB_URI: mongoUri },
      print: (text) => said.push(text),
      printError: (text) => said.push(text),
    });
  const owner = ['--owner', 'Team', '--contact', 'team@example.com'];
  await run('team', 'billing', ...owner, '--origin', 'https://cdn.example');
  await run('token', 'billing');
  return /shortlist_team_[\w-]+/.exec(said.join('\n'))?.[0] ?? '';
}

/** Two users with a screening and what belongs to it, and what a valid call of each operation says of it. */
export async function createKnown({ url, mongoUri }: TestStack) {
  const email = 'ada@hostile.example';
  const token = await signUp(url, { email, password });
  const job = await screen(url, token);
  const [person, other] = job.candidates;
  const candidateId = person?.id;
  const decide = { changes: [{ candidateId, choice: 'shortlisted' }] };
  await post(url, `resumes/job/${job.jobId}/decide`, decide, token);
  const sender = { senderName: 'Ada', company: 'Quill', signature: 'Ada', replyTo: email };
  await fetch(`${url}/api/resumes/mail-settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(sender),
  });
  const shared = (await post(url, `resumes/job/${job.jobId}/shares`, {}, token)) as {
    token: string;
    share: { id: string };
  };
  const comment = { token: shared.token, candidateId, author: 'Mo', text: 'Invite.' };
  const commented = (await post(url, 'resumes/shared/comments', comment)) as {
    comment: { id: string };
  };
  const hook = { url: 'https://hooks.example.invalid/', events: ['decision.made'] };
  const made = (await post(url, 'resumes/webhooks', hook, token)) as { webhook: { id: string } };
  const webhookId = made.webhook.id;
  await post(url, `resumes/webhooks/${webhookId}/test`, {}, token);
  const deliveryId = await until(async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/resumes/webhooks/${webhookId}/deliveries`, { headers });
    return ((await answer.json()) as { deliveries: { id: string }[] }).deliveries[0]?.id;
  });
  const texts = {
    password,
    email,
    candidateId,
    deliveryId,
    jobId: job.jobId,
    candidateIds: [candidateId],
    others: [other?.id],
    shareId: shared.share.id,
    commentId: commented.comment.id,
    commentIds: [commented.comment.id],
    newPassword: 'eight purple herons',
    new_password: 'eight purple herons',
    newEmail: 'ada.new@hostile.example',
    remote: 'billing',
    language: 'de',
  };
  const teamToken = await makeTeamToken(mongoUri);
  return {
    token,
    jobId: job.jobId,
    /** Arguments of `operation`: values by the names of its fields. */
    of: ({ name, path: at, auth }: Operation): Readonly<Record<string, unknown>> => ({
      ...texts,
      id: at.startsWith('/resumes/webhooks') ? webhookId : job.jobId,
      ...(at.startsWith('/resumes/shared') ? { token: shared.token } : {}),
      // Wrong tries slow down later ones, and a new account must be new.
      ...(auth === 'public' ? { email: `${name}@hostile.example` } : {}),
    }),
    authorizationOf: ({ auth }: Operation): string | undefined =>
      auth === 'public' ? undefined : `Bearer ${auth === 'team' ? teamToken : token}`,
  };
}
