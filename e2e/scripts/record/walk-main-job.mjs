import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createUpload } from './resumes.mjs';
import { waitFor } from './wait-for.mjs';
import { walkAccount } from './walk-account.mjs';
import { walkPeople } from './walk-people.mjs';
import { walkPrivacy } from './walk-privacy.mjs';
import { walkSharing } from './walk-sharing.mjs';

const person = { firstName: 'Mina', lastName: 'Castellano', email: 'mina@example.com' };
const password = 'a long enough password';

/** The token in the newest of the mails with a link to `page`, once `count` of them are there. */
function tokenOf(recorder, page, count = 1, name = 'token') {
  return waitFor(async () => {
    const mails = await (await fetch(`${recorder.url}/mailbox/messages.json`)).json();
    const tokens = mails.flatMap(
      ({ text }) => text.match(RegExp(`(?<=/${page}\\?${name}=)[\\w-]+`)) ?? [],
    );
    return tokens.length >= count && tokens[0];
  }, `the link to ${page}`);
}

async function openAccount(recorder) {
  const { call } = recorder;
  const typo = 'mistyped@example.com';
  await call('register', 'a new account', { body: { ...person, email: typo, password } });
  await call('changeUnverifiedEmail', 'a typo', {
    body: { email: typo, password, newEmail: person.email },
  });
  await call('resendVerification', 'asked again', { body: { email: person.email } });
  const body = { email: person.email, password };
  await call('login', 'not verified', { body, status: 403 });
  await call('verifyEmail', 'a good token', {
    body: { token: await tokenOf(recorder, 'verify-email', 3) },
  });
  await call('forgotPassword', 'asked', { body: { email: person.email } });
  const token = await tokenOf(recorder, 'reset-password');
  await call('resetPassword', 'a good token', { body: { token, new_password: password } });
  const { refreshToken } = await call('login', 'verified', { body });
  const session = await call('refresh', 'a good token', { body: { refreshToken } });
  recorder.signIn(session.access_token);
  await call('getCurrentUser', 'signed in');
  await call('getStatus', 'all well');
  await call('getHistory', 'nothing yet');
  await call('getTokenUsage', 'nothing yet');
}

async function changeJob({ call }, job) {
  const params = { id: job.jobId };
  const byStatus = (wanted) => job.candidates.find(({ status }) => status === wanted);
  await call('rescoreJob', 'another threshold', {
    params,
    body: { comparisonScore: 50, criteria: [{ id: job.criteria[0].id, weight: 2 }] },
  });
  const undecided = byStatus('review');
  await call('overrideCandidate', 'decided by a person', {
    params: { ...params, candidateId: undecided.id },
    body: { status: 'shortlisted', reason: 'Reads well in German.' },
  });
  const criteria = [
    ...job.criteria.slice(1),
    { text: 'Fire safety training', kind: 'nice', weight: 1 },
  ];
  await call('setCriteria', 'one gone, one new', {
    params,
    body: { title: 'Ward Manager', criteria },
  });
  await call('setRejectionTemplate', 'another text', {
    params,
    body: {
      subject: 'Your application as {{job_title}}',
      content: 'Dear {{first_name}},\n\nThank you.\n\n{{company}}',
      company: 'Harbour Vale',
    },
  });
}

async function scoreInvoice({ call }, job) {
  const params = { id: job.jobId };
  const file = job.unreadable.find(({ reason }) => reason === 'not-a-resume');
  await call('scoreFile', 'no resume', { params: { ...params, candidateId: file.id } });
  await waitFor(async () => {
    const { unreadable } = await call('getJob', 'waiting', { params, keep: false });
    return !unreadable.some(({ id }) => id === file.id);
  }, 'the score of the invoice');
}

async function mailRejections({ call }, jobId) {
  const { rejectionEmails } = await call('getJob', 'with drafts', { params: { id: jobId } });
  const emails = rejectionEmails.map(({ email, subject, content, candidate, candidateId }) => ({
    ...{ email, subject, content, candidate, candidateId, jobId },
  }));
  const batches = { batch_size: 10, delay_between_batches: 0 };
  await call('sendBulkEmail', 'first', { body: { emails, ...batches } });
  const nobody = { ...emails[0], email: 'nobody@example.com', candidateId: undefined };
  await call('sendBulkEmail', 'again, and to a stranger', {
    body: { emails: [...emails, nobody], ...batches },
  });
  await waitFor(async () => {
    const job = await call('getJob', 'waiting', { params: { id: jobId }, keep: false });
    return job.emailsSent >= emails.length;
  }, 'the outcomes of the emails');
}

/** The main job of a recruiter, from a new account to mailed rejections. Resolves to what the errors need. */
export async function walkMainJob(recorder, samples) {
  const { call } = recorder;
  await openAccount(recorder);
  const jobDescription = await readFile(path.join(samples, 'job-description.txt'), 'utf8');
  await call('proposeCriteria', 'the sample', { body: { jobDescription } });
  await call('readCriterion', 'with a wish', {
    body: { text: '5 years as a nurse, aged under 40' },
  });
  const jobId = crypto.randomUUID();
  const form = await createUpload(samples, jobId);
  const result = await call('processResumes', 'every fate', { form });
  const params = { id: jobId };
  await call('streamJobEvents', 'complete', { params });
  const job = await call('getJob', 'complete', { params });
  const candidateId = result.candidates[0].id;
  await call('getCandidateResume', 'the best', { params: { ...params, candidateId } });
  await changeJob(recorder, job);
  await scoreInvoice(recorder, job);
  await call('swapTest', 'complete', { params });
  // Of a release that has the operations.
  if (recorder.has('getScreening')) await walkPeople(recorder, jobId);
  if (recorder.has('createShare')) await walkSharing(recorder, jobId);
  if (recorder.has('requestPrivacy')) await walkPrivacy(recorder, jobId);
  await mailRejections(recorder, jobId);
  await call('getJob', 'mailed', { params });
  await call('getDecisionRecord', 'after changes', { params });
  await call('listKeptRecords', 'none');
  await call('getHistory', 'one screening');
  await call('getWaiting', 'one screening');
  await call('getTokenUsage', 'after a screening');
  await call('sendContactMessage', 'a question', {
    body: {
      name: 'Mina Castellano',
      email: person.email,
      subject: 'general',
      message: 'Hello.',
      timestamp: new Date().toISOString(),
      source: 'contact-form',
    },
  });
  const email = recorder.has('getAccount')
    ? await walkAccount(recorder, {
        person,
        password,
        findLink: (count) => tokenOf(recorder, 'verify-email', count, 'change'),
      })
    : person.email;
  return { jobId, candidateId, email, password };
}
