import { waitFor } from './wait-for.mjs';

/** A candidate's request, from the form to its answer. It asks for nothing to be deleted: others walk on with them. */
export async function walkPrivacy(recorder, jobId) {
  const { call } = recorder;
  const { candidates } = await call('getJob', 'asked about', {
    params: { id: jobId },
    keep: false,
  });
  const { candidate, email } = candidates.find((one) => one.email !== '');
  await call('requestPrivacy', 'a copy', {
    body: {
      name: candidate.replace(/[<>@/\\:]/g, ' '),
      email,
      wish: 'copy',
      employer: 'St. Odile',
    },
  });
  const token = await waitFor(async () => {
    const mails = await (await fetch(`${recorder.url}/mailbox/messages.json`)).json();
    return mails.flatMap(({ text }) => text.match(/(?<=#confirm=)[\w-]+/) ?? [])[0];
  }, 'the link that confirms a request');
  await call('confirmPrivacyRequest', 'a good link', { body: { token } });
  await call('confirmPrivacyRequest', 'a bad link', { body: { token: 'x' }, status: 404 });
  const { requests } = await call('listPrivacyRequests', 'an open one');
  const [{ id }] = requests;
  const answer = { answer: 'decline', reason: 'We have sent it to you by post.' };
  await call('answerPrivacyRequest', 'declined', { params: { id }, body: answer });
  await call('answerPrivacyRequest', 'answered already', {
    params: { id },
    body: answer,
    status: 409,
  });
}
