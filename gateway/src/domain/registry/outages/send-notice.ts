import { sendRemoteNotice } from '@shortlist/contracts/http/internal';
import { request } from 'undici';
import type { SendNotice } from './tell-owners.js';

/** Less than a mail server may take: an answer that came too late is had by asking again. */
const answerTimeoutMs = 30_000;

/** Sends notices by the email service at this origin. */
export function createSendNotice(emailUrl: string): SendNotice {
  return async (remote, { team, contact }, { id, about, version, standIn, at }) => {
    const { statusCode, body } = await request(new URL(sendRemoteNotice.path, emailUrl), {
      method: sendRemoteNotice.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, to: contact, team, remote, about, version, standIn, at }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const answer: unknown = await body.json();
    if (statusCode !== 200)
      throw new Error(`The email service answered ${statusCode} to a notice about ${remote}.`);
    return sendRemoteNotice.response.parse(answer).outcome;
  };
}
