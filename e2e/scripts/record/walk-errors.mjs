/** More requests of one kind than a minute allows. */
const tooMany = 60;

/** An error of each kind, on every operation that has not succeeded, and at last too many requests. */
export async function walkErrors({ call, signIn, url, answers }, { jobId, candidateId, email }) {
  const params = { id: jobId };
  for (const [operation, body] of [
    ['retryJob', undefined],
    ['finishJob', undefined],
    ['switchEngine', { engine: 'local' }],
  ]) {
    await call(operation, 'complete already', { params, body, status: 409 });
  }
  await call('getJob', 'nobody’s', { params: { id: 'nobody-s' }, status: 404 });
  await call('scoreFile', 'nobody’s', { params: { ...params, candidateId: 'x' }, status: 404 });
  await call('overrideCandidate', 'no reason', {
    params: { ...params, candidateId },
    body: { status: 'rejected', reason: '' },
    status: 422,
  });
  await call('setRejectionTemplate', 'a placeholder nobody knows', {
    params,
    body: { subject: '{{salary}}', content: 'x', company: '' },
    status: 422,
  });
  await call('processResumes', 'no files', { form: new FormData(), status: 422 });
  await call('proposeCriteria', 'no JSON', { body: '{', status: 400 });
  await call('firebaseLogin', 'not a token', { body: { token: 'x' }, status: 401 });
  await call('logout', 'signed in', { body: {} });
  signIn(null);
  await call('getHistory', 'signed out', { status: 401 });
  const view = { kind: 'view', remote: 'marketing', page: '/' };
  await call('reportFrontEnd', 'a view', { body: view });
  await call('login', 'a wrong password', { body: { email, password: 'wrong' }, status: 401 });
  await call('verifyEmail', 'a bad token', { body: { token: 'x' }, status: 400 });
  for (let count = 0; count < tooMany; count += 1) {
    const answer = await fetch(`${url}/api/auth/verify-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":"x"}',
    });
    if (answer.status !== 429) continue;
    const body = await answer.json();
    answers.push({ operation: 'verifyEmail', case: 'too many', status: 429, body });
    return;
  }
  throw new Error(`${tooMany} requests in a row were not too many.`);
}
