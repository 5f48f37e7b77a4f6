import { waitFor } from '../record/wait-for.mjs';

const person = {
  firstName: 'Bea',
  lastName: 'Bench',
  email: 'bea@bench.example',
  company: 'Bench',
};
const password = 'Correct-Horse-9';

/** A call of the API, in the workspace of the account unless another is named; rejects with its sentence when it is refused. */
export async function call(url, pathname, { token, workspaceId, ...options } = {}) {
  const json = typeof options.body === 'string' ? { 'content-type': 'application/json' } : {};
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const workspace = workspaceId ? { 'x-shortlist-workspace': workspaceId } : {};
  const answer = await fetch(`${url}/api${pathname}`, {
    ...options,
    headers: { ...json, ...authorization, ...workspace },
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${pathname}: ${answer.status} ${body.detail}`);
  return body;
}

const post = (url, pathname, body) =>
  call(url, pathname, { method: 'POST', body: JSON.stringify(body) });

/** A session of the account that `openAccount` opened. */
export function signIn(url) {
  return post(url, '/auth/login', { email: person.email, password });
}

/** Signs somebody up as a person would, with the link of the mail; answers the tokens of a session. */
export async function openAccount(url) {
  await post(url, '/auth/register', { ...person, password });
  const token = await waitFor(async () => {
    const mails = await (await fetch(`${url}/mailbox/messages.json`)).json();
    return /verify-email\?token=([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1];
  }, 'the mail with the link');
  await post(url, '/auth/verify-email', { token });
  return signIn(url);
}
