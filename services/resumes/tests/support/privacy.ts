import type { Bus } from '@shortlist/bus';
import * as authMessages from '@shortlist/contracts/messages/auth';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import request from 'supertest';
import type { z } from 'zod';
import { authorize, type Instance } from './harness.js';
import { until } from './until.js';
import { get, send } from './upload.js';

export type FoundMail = NonNullable<z.output<typeof messages.findPrivacyMail.reply>['mail']>;

/** Stands in for the email service: asks for each mail it is told of, once, and says what became of it. */
export interface Mails {
  readonly sent: (FoundMail & { readonly id: string })[];
  /** How often it was told of mails. */
  told: number;
  /** Outcome that it reports for the next mails. Null: it is silent. */
  outcome: 'sent' | 'refused' | null;
  /** Candidates to forget. */
  readonly forgotten: { readonly jobId: string; readonly candidateIds: readonly string[] }[];
  /** False: it does not answer what is to be forgotten. */
  isThere: boolean;
  /** The first mail of a kind, once it came. */
  find(kind: FoundMail['kind']): Promise<FoundMail>;
}

export async function startMails(bus: Bus): Promise<Mails> {
  const known = new Set<string>();
  const mails: Mails = {
    sent: [],
    told: 0,
    outcome: 'sent',
    forgotten: [],
    isThere: true,
    find: (kind) => until(() => mails.sent.find((mail) => mail.kind === kind)),
  };
  await bus.subscribe(emailMessages.sendPrivacyMail, {}, async ({ mailId }) => {
    mails.told += 1;
    if (mails.outcome === null) return;
    const { mail } = await bus.request(messages.findPrivacyMail, { mailId });
    if (!mail) return;
    if (!known.has(mailId)) mails.sent.push({ ...mail, id: mailId });
    known.add(mailId);
    await bus.publish(messages.confirmPrivacyMail, { mailId, outcome: mails.outcome });
  });
  await bus.respond(emailMessages.forgetPeople, async (people) => {
    if (!mails.isThere) throw new Error('The mails are not there.');
    mails.forgotten.push(people);
    return { emails: people.candidateIds.length };
  });
  await bus.respond(authMessages.findUserAddress, async ({ userId }) => ({
    email: `${userId}@example.com`,
    firstName: userId,
  }));
  return mails;
}

export const wishOf = (email: string, wish = 'delete', more: object = {}) => ({
  name: 'Ada Quill',
  email,
  wish,
  ...more,
});

/** Sends the public form. */
export function ask({ url }: Instance, body: unknown) {
  return request(url)
    .post('/privacy/requests')
    .send(body as object);
}

export function confirm({ url }: Instance, token: string) {
  return request(url).post('/privacy/requests/confirm').send({ token });
}

/** Asks and follows the link that was mailed. */
export async function askAndConfirm(
  instance: Instance,
  mails: Mails,
  body: ReturnType<typeof wishOf>,
) {
  const before = mails.sent.length;
  await ask(instance, body).expect(200);
  const mail = await until(() => mails.sent.slice(before).find(({ kind }) => kind === 'confirm'));
  return confirm(instance, mail.token ?? '').expect(200);
}

export async function requestsOf(
  instance: Instance,
  authorization = authorize(),
): Promise<PrivacyRequest[]> {
  const { body } = await get(instance, '/privacy/requests', authorization).expect(200);
  return body.requests as PrivacyRequest[];
}

export const answer = (instance: Instance, id: string, body: object, authorization = authorize()) =>
  send(instance, 'post', `/privacy/requests/${id}/answer`, body, authorization);

/** All whom a request is about. */
export const everybody = ({ people }: PrivacyRequest) =>
  people.map(({ jobId, candidateId }) => ({ jobId, candidateId }));
