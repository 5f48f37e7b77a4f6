/** Two members split a screening, mark one of its people, and write about them. `owner` is signed in. */
export async function walkReading({ call, has }, { jobId, owner, colleague }) {
  if (!has('splitScreening')) return;
  const params = { id: jobId };
  const readers = [{ userId: owner }, { userId: colleague }];
  const { people } = await call('splitScreening', 'two blind readers', {
    params,
    body: { readers, isBlind: true, dueAt: '2030-01-02T00:00:00.000Z' },
  });
  const [{ candidateId }] = people;
  const candidate = { params: { ...params, candidateId } };
  const body = { mark: 'shortlisted', reason: 'Ran a ward of 30 beds.' };
  await call('setMark', 'the first of two', { ...candidate, body });
  await call('getReading', 'one marked', { params });
  const away = { userId: colleague, until: '2030-01-02T00:00:00.000Z' };
  await call('setReaderAway', 'a colleague', { params, body: away });
  await call('getAbsence', 'there', {});
  await call('setAbsence', 'for a week', { body: { until: '2030-01-02T00:00:00.000Z' } });
  const candidateIds = [candidateId];
  await call('confirmAgreed', 'not marked by both', { params, body: { candidateIds } });
}

/** A comment about a candidate that mentions a colleague is written, changed, deleted and brought back. */
export async function walkComments({ call, has }, { jobId, colleague }) {
  if (!has('writeComment')) return;
  const params = { id: jobId };
  const { candidates } = await call('getJob', 'for comments', { params, keep: false });
  const candidateId = candidates.at(-1).id;
  const body = { text: 'Could she start in May?', mentions: [colleague] };
  const { comments } = await call('writeComment', 'with a mention', {
    params,
    body: { candidateId, ...body },
  });
  const written = { params: { ...params, commentId: comments.at(-1).id } };
  await call('editComment', 'other words', { ...written, body: { ...body, text: 'In June?' } });
  await call('deleteComment', 'by its author', written);
  await call('restoreComment', 'within ten minutes', written);
  await call('listMentions', 'none');
  await call('notePresence', 'alone', { params, body: { candidateId } });
  // The stream of a screening that is there goes on for as long as both sides like.
  const nobodys = { params: { id: 'nobody-s' }, status: 404 };
  if (has('streamJobChanges')) await call('streamJobChanges', 'nobody’s', nobodys);
  await call('getCommentMails', 'as at first');
  await call('setCommentMails', 'one a day', { body: { mails: 'daily' } });
  await call('stopCommentMails', 'of nobody', { query: { token: 'a'.repeat(40) }, status: 404 });
}

/** Single sign-on is set up as far as it goes without a provider. */
export async function walkSingleSignOn({ call, has }) {
  if (!has('getSingleSignOn')) return;
  await call('getSingleSignOn', 'nothing yet');
  const domain = 'brookfield.example';
  await call('addSignOnDomain', 'one', { body: { domain } });
  await call('checkSignOnDomain', 'no record', { params: { domain }, status: 409 });
  const provider = { issuer: 'https://127.0.0.1:1', clientId: 'one', clientSecret: 'none' };
  await call('saveSingleSignOn', 'nobody answers', {
    body: { ...provider, role: 'viewer' },
    status: 409,
  });
  await call('setSingleSignOnOnly', 'no provider', { body: { only: true }, status: 409 });
  await call('beginSingleSignOnTest', 'no provider', { status: 409 });
  const answer = { state: 'unknown', code: 'none' };
  await call('finishSingleSignOnTest', 'unknown', { body: answer, status: 403 });
  await call('removeSignOnDomain', 'the only one', { params: { domain } });
  await call('removeSingleSignOn', 'none');
  const email = 'owen@brookfield.example';
  await call('beginSingleSignOn', 'not offered', { body: { email }, status: 404 });
  await call('finishSingleSignOn', 'unknown', { body: answer, status: 403 });
  const proof = { state: 'unknown', password: 'a long enough password' };
  await call('linkSingleSignOn', 'unknown', { body: proof, status: 403 });
}

/** Nobody asks to join: no domain of the workspace is verified. */
export async function walkJoining({ call, has }) {
  if (!has('askToJoin')) return;
  const nowhere = { params: { id: 'nobody-s' }, status: 404 };
  await call('listJoinableWorkspaces', 'none');
  await call('askToJoin', 'not offered', nowhere);
  await call('withdrawJoinRequest', 'none', nowhere);
  const nobody = { params: { userId: 'nobody' }, status: 404 };
  await call('listJoinRequests', 'none');
  await call('setJoinRequestsOpen', 'closed', { body: { open: false } });
  await call('acceptJoinRequest', 'nobody’s', { ...nobody, body: { role: 'viewer' } });
  await call('declineJoinRequest', 'nobody’s', nobody);
}
