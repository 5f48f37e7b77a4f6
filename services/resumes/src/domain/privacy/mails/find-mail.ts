import type * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../../context.js';
import type { PrivacyCaseRecord } from '../../../models/privacy/privacy-case.js';
import type { PrivacyRequestRecord } from '../../../models/privacy/privacy-request.js';
import { createToken, hashOf } from '../../share/share-token.js';
import { findKept } from '../find-kept.js';
import { monthAfter } from '../periods.js';
import { describeKept } from './describe-kept.js';

type Reply = z.input<typeof messages.findPrivacyMail.reply>;
type Found = NonNullable<Reply['mail']>;

const plain = { token: null, answer: null, by: '', reason: '', userId: null } as const;

/** The link has a secret of its own each time, as secrets are not stored. */
async function linkFor({ models }: Context, { _id }: PrivacyRequestRecord): Promise<string> {
  const token = createToken();
  await models.privacyRequests.updateOne({ _id }, { $push: { tokenHashes: hashOf(token) } });
  return token;
}

async function ofRequest(context: Context, request: PrivacyRequestRecord): Promise<Found | null> {
  const { mail, wish, email, name, createdAt } = request;
  const kind = mail?.kind;
  if (kind !== 'confirm' && kind !== 'passed-on' && kind !== 'nothing-kept') return null;
  const token = kind === 'confirm' ? await linkFor(context, request) : null;
  const dueAt = monthAfter(createdAt).toISOString();
  return { ...plain, kind, wish, to: email, name, token, dueAt, parts: [] };
}

async function partsOf(context: Context, { workspaceId, addressKey, sending }: PrivacyCaseRecord) {
  if (!sending) return [];
  const chosen = (await findKept(context, { workspaceId }, addressKey)).filter(({ job, anchor }) =>
    sending.people.some((one) => one.jobId === job._id && one.candidateId === anchor._id),
  );
  return describeKept(context, chosen, sending);
}

async function ofCase(context: Context, one: PrivacyCaseRecord): Promise<Found | null> {
  const { mail, wish, userId, email, name, by, answer, dueAt: due } = one;
  const dueAt = due.toISOString();
  const kind = mail?.kind;
  if (kind === 'asked' || kind === 'reminder')
    return { ...plain, kind, wish, to: null, userId, name: '', dueAt, parts: [] };
  if (kind !== 'answered' || !answer) return null;
  const { reason } = answer;
  const parts = (await partsOf(context, one)).map(({ heading, lines }) => ({
    heading,
    lines: [...lines],
  }));
  return { ...plain, kind, wish, to: email, name, dueAt, answer: answer.kind, by, reason, parts };
}

/** Content of an owed mail; null when it is not to be sent any more. */
export async function findMail(context: Context, mailId: string): Promise<Reply> {
  const { privacyRequests, privacyCases } = context.models;
  const owed = { 'mail.id': mailId };
  const request = await privacyRequests.findOne(owed);
  if (request) return { mail: await ofRequest(context, request) };
  const one = await privacyCases.everywhere.findOne(owed);
  return { mail: one && (await ofCase(context, one)) };
}
