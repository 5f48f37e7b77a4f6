import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

const POLL_MS = 20;

/** Calls an operation and expects it to be done. */
export async function post(
  url: string,
  operation: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const answer = await fetch(`${url}/api/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as { detail?: string };
  expect([operation, answer.status, told.detail]).toEqual([operation, 200, undefined]);
  return told;
}

/** Asks until there is an answer; throws after a minute. */
export async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const end = performance.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error('What was waited for did not happen.');
    // Asking without a pause would take the processor from the services.
    await pause(POLL_MS);
  }
}

/** The access token of a new user who has verified their address. */
export async function signUp(
  url: string,
  person: { readonly email: string; readonly password: string },
): Promise<string> {
  await post(url, 'auth/register', { firstName: 'Ada', lastName: 'Quill', ...person });
  const link = await until(async () => {
    const mails = (await (await fetch(`${url}/mailbox/messages.json`)).json()) as {
      text: string;
    }[];
    return mails.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  });
  await post(url, 'auth/verify-email', { token: link });
  return ((await post(url, 'auth/login', person)) as { token: string }).token;
}
