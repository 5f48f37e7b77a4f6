import { isDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { addressKeyOf } from '../../models/address-key.js';
import type { PrivacyCaseRecord } from '../../models/privacy/privacy-case.js';
import type { PrivacyRequestRecord } from '../../models/privacy/privacy-request.js';
import { peopleOf } from '../read/access.js';
import { hashOf } from '../share/share-token.js';
import { findByAddress, findKept } from './find-kept.js';
import { notifyMail, oweMail } from './mails/owe-mail.js';
import { later, monthAfter, openMs, reminderMs } from './periods.js';

/** A workspace, and the member who is mailed. */
type Concerned = Pick<PrivacyCaseRecord, 'workspaceId' | 'userId'>;

/** Makes the case of one workspace, unless there is one that asks for the same. */
async function makeCase(
  context: Context,
  { _id, wish, name, email, employer, message, createdAt }: PrivacyRequestRecord,
  { workspaceId, userId }: Concerned,
): Promise<void> {
  const privacyCases = context.models.privacyCases.in(workspaceId);
  const caseId = hashOf(`${_id} ${workspaceId}`);
  const addressKey = addressKeyOf(email);
  if (await privacyCases.exists({ addressKey, wish, message, state: 'open' })) return;
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
  // After it was stored: a workspace that is deleted meanwhile takes it along.
  if (await isDeletedWorkspace(context, workspaceId)) await privacyCases.deleteOne({ _id: caseId });
  else notifyMail(context, mail);
}

/**
 * Passes a confirmed request on to every workspace that keeps somebody with its address, and says so to its sender. The
 * lead of the newest of its screenings is mailed.
 * Returns how many there are. Safe to repeat: the sweep does where a process died.
 */
export async function passOn(context: Context, request: PrivacyRequestRecord): Promise<number> {
  if (request.concerned !== null) return request.concerned;
  const key = addressKeyOf(request.email);
  const files = await findByAddress(context, key);
  let concerned = 0;
  for (const workspaceId of new Set(files.map((file) => file.workspaceId))) {
    const [newest] = await findKept(context, { workspaceId }, key);
    if (!newest) continue;
    await makeCase(context, request, { workspaceId, userId: peopleOf(newest.job).leadId });
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
