import { createAddition } from './resumes.mjs';
import { waitFor } from './wait-for.mjs';

async function decide({ call }, params, candidateIds) {
  const [first, second] = candidateIds;
  await call('decideCandidates', 'two at once, one of them unknown', {
    params,
    body: {
      changes: [
        { candidateId: first, choice: 'maybe' },
        { candidateId: second, choice: 'rejected', reason: 'No licence.' },
        { candidateId: 'nobody', choice: 'shortlisted' },
      ],
    },
  });
  await call('decideCandidates', 'taken back', {
    params,
    // Pages from before there was 'maybe' are asked to reload; what they read otherwise is recorded.
    body: {
      changes: [
        { candidateId: first, choice: null },
        { candidateId: second, choice: null },
      ],
      undo: true,
    },
  });
  await call('markCandidates', 'starred, tagged and noted', {
    params,
    body: { candidateIds: [first], starred: true, addTags: ['nights'], note: 'Ask for dates.' },
  });
}

async function writeMails({ call, has }, params, candidateId) {
  await call('setMailSettings', 'all of them', {
    body: {
      senderName: 'Harbour Vale',
      company: 'Harbour Vale',
      signature: 'Mina Castellano',
      replyTo: 'jobs@example.com',
    },
  });
  await call('getMailSettings', 'as set');
  // Of a release that has the operation. The walk goes on with the template that it set.
  if (has('setMailLanguage')) {
    const body = { language: 'de' };
    await call('setMailLanguage', 'over an edited template', { params, body, status: 409 });
  }
  const draft = { ...params, candidateId };
  await call('editDraft', 'another text', {
    params: draft,
    body: { subject: 'Your application', content: 'Hello,\n\nthank you.' },
  });
  await call('resetDraft', 'from the template again', { params: draft });
}

async function waitInOutbox({ call }, jobId, candidateId) {
  const params = { jobId };
  await call('queueRejections', 'one, and an unknown one', {
    params,
    body: { candidateIds: [candidateId, 'nobody'], delaySeconds: 3600 },
  });
  await call('getOutbox', 'one waits', { params });
  await call('stopRejections', 'all', { params, body: {} });
  await call('sendRejectionsNow', 'none waits', { params, body: {} });
}

async function addResumes({ call }, params) {
  await call('addResumes', 'one more', { params, form: createAddition() });
  await waitFor(async () => {
    const { adding = 0 } = await call('getJob', 'waiting', { params, keep: false });
    return adding === 0;
  }, 'the score of the added resume');
}

/** Walks the actions on people of a complete screening, and its lists. */
export async function walkPeople(recorder, jobId) {
  const { call } = recorder;
  const params = { id: jobId };
  const { page } = await call('getScreening', 'complete', { params, query: { limit: '3' } });
  await call('listRows', 'a page in full', { params, query: { limit: '2', detail: 'full' } });
  await call('searchResumes', 'a word', { params, query: { text: 'nurse' } });
  const ids = page.rows.map(({ candidate }) => candidate.id);
  await decide(recorder, params, ids);
  await call('getCandidate', 'decided', { params: { ...params, candidateId: ids[0] } });
  const { candidates, rejectionEmails } = await call('getJob', 'waiting', { params, keep: false });
  const files = candidates.find((each) => each.files)?.files ?? [];
  const other = { ...params, candidateId: files.at(-1).id };
  await call('separateFile', 'another person', { params: other, body: { separate: true } });
  await call('separateFile', 'the same after all', { params: other, body: { separate: false } });
  const two = { ...params, candidateId: ids[0] };
  for (const [name, same] of [
    ['different people', false],
    ['open again', null],
  ]) {
    await call('decideSamePerson', name, { params: two, body: { others: [ids[1]], same } });
  }
  const reached = { ...params, candidateId: rejectionEmails[0].candidateId };
  const address = 'checked@example.com';
  await call('confirmAddress', 'corrected', { params: reached, body: { address } });
  await call('confirmAddress', 'taken back', { params: reached, body: { address: null } });
  const rejected = rejectionEmails[0].candidateId;
  await writeMails(recorder, params, rejected);
  await waitInOutbox(recorder, jobId, rejected);
  await addResumes(recorder, params);
  await call('updateScreening', 'renamed', { params, body: { title: 'Ward Manager, nights' } });
  await call('cancelJob', 'complete', { params, status: 409 });
  await call('listScreenings', 'one', { query: { state: 'open' } });
}
