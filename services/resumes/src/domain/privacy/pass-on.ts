import { isDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { addressKeyOf } from '../../models/address-key.js';
import type { PrivacyRequestRecord } from '../../models/privacy-request.js';
import { hashOf } from '../share/share-token.js';
import { findByAddress, findKept } from './find-kept.js';
import { notifyMail, oweMail } from './mails/owe-mail.js';
import { later, monthAfter, openMs, reminderMs } from './periods.js';

/** Makes the case of one recruiter, unless there is one that asks for the same. */
async function makeCase(
  context: Context,
  { _id, wish, name, email, employer, message, createdAt }: PrivacyRequestRecord,
  userId: string,
): Promise<void> {
  const { privacyCases } = context.models;
  const caseId = hashOf(`${_id} ${userId}`);
  const addressKey = addressKeyOf(email);
  if (await privacyCases.exists({ userId, addressKey, wish, message, state: 'open' })) return;
  const mail = oweMail(context, caseId, 'asked');
  await privacyCases.createMissing([
    {
      _id: caseId,
      ...{ userId, wish, name, email, employer, message, addressKey, mail },
      receivedAt: createdAt,
      dueAt: monthAfter(createdAt),
      state: 'open',
      remindAt: later(context.clock(), reminderMs),
      expiresAt: later(createdAt, openMs),
    },
  ]);
  // After it was stored: who is deleted meanwhile takes it along.
  if (await isDeletedUser(context, userId)) await privacyCases.deleteOne({ _id: caseId });
  else notifyMail(context, mail);
}

/**
 * Passes a confirmed request on to every recruiter who keeps somebody with its address, and says so to its sender.
 * Returns how many there are. Safe to repeat: the sweep does where a process died.
 */
export async function passOn(context: Context, request: PrivacyRequestRecord): Promise<number> {
  if (request.concerned !== null) return request.concerned;
  const key = addressKeyOf(request.email);
  const users = new Set((await findByAddress(context, key)).map(({ userId }) => userId));
  let concerned = 0;
  for (const userId of users) {
    if ((await findKept(context, userId, key)).length === 0) continue;
    await makeCase(context, request, userId);
    concerned += 1;
  }
  const mail = oweMail(context, request._id, concerned > 0 ? 'passed-on' : 'nothing-kept');
  const { matchedCount } = await context.models.privacyRequests.updateOne(
    { _id: request._id, state: 'confirmed' },
    { $set: { state: 'passed-on', concerned, mail } },
  );
  if (matchedCount === 1) notifyMail(context, mail);
  return concerned;
}
