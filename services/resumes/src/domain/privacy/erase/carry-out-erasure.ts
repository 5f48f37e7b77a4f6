import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../../../context.js';
import type { Erasure, PrivacyCaseRecord } from '../../../models/privacy/privacy-case.js';
import { groupPersons } from '../../outcome/persons/group-persons.js';
import { dropCounts, refreshCounts } from '../../read/refresh-counts.js';
import { eraseFromRecord } from '../../record/erase-from-record.js';
import { deleteSealed } from '../../record/keep-record.js';
import { notifyMail, oweMail } from '../mails/owe-mail.js';
import { answeredMs, later } from '../periods.js';

/** Wait before an erasure that could not be carried out is tried again. */
export const RETRY_MS = 30_000;

/** Removes the files, and what other files and people say of them. */
async function removeFiles(context: Context, erasure: Erasure): Promise<void> {
  const { models } = context;
  const { jobId, fileIds, fileNames } = erasure;
  const ids = [...fileIds];
  await deleteSealed(context, jobId, { _id: { $in: ids } });
  await eraseFromRecord(context, erasure);
  for (const kept of [models.comments, models.commentNotices, models.presences]) {
    await kept.everywhere.deleteMany({ jobId, candidateId: { $in: ids } });
  }
  await models.candidates.everywhere.updateMany(
    { jobId, duplicates: { $in: [...fileNames] } },
    { $pull: { duplicates: { $in: [...fileNames] } } },
  );
  await models.candidates.everywhere.updateMany(
    { jobId, 'said.other': { $in: ids } },
    { $pull: { said: { other: { $in: ids } } } },
  );
}

/** Leaves a mark without anybody's data, once, so that the screening's figures stay explicable. */
async function leaveMark({ models, clock }: Context, erasure: Erasure): Promise<void> {
  const { jobId, places, people, fileIds } = erasure;
  // Places are never given again, though there are fewer files from now on.
  await models.jobs.everywhere.updateOne({ _id: jobId, places: null }, { $set: { places } });
  await models.jobs.everywhere.updateOne(
    { _id: jobId, 'erased.fileIds': { $nin: [...fileIds] } },
    {
      $push: { erased: { at: clock(), people, fileIds: [...fileIds] } },
      $inc: { total: -fileIds.length },
    },
  );
}

async function eraseFrom(context: Context, erasure: Erasure): Promise<number> {
  const { jobId, fileIds } = erasure;
  await dropCounts(context, jobId);
  await removeFiles(context, erasure);
  await leaveMark(context, erasure);
  await groupPersons(context, jobId);
  await refreshCounts(context, jobId);
  context.follower.wake(jobId);
  const { emails } = await context.bus.request(messages.forgetPeople, {
    jobId,
    candidateIds: [...fileIds],
  });
  return emails;
}

/**
 * Deletes a person everywhere and ends the case; false when another part did not answer, and the sweep carries on. Safe
 * to repeat and to be cut off anywhere. Nothing can be undone.
 */
export async function carryOutErasure(
  context: Context,
  { _id, workspaceId, addressKey, erasures }: PrivacyCaseRecord,
): Promise<boolean> {
  const { privacyCases } = context.models;
  let emails = 0;
  try {
    for (const erasure of erasures) emails += await eraseFrom(context, erasure);
  } catch (error) {
    context.log.warn({ err: error, caseId: _id }, 'a person is not deleted everywhere yet');
    return false;
  }
  // Earlier requests identify them, too.
  await privacyCases.in(workspaceId).deleteMany({ addressKey, _id: { $ne: _id } });
  const mail = oweMail(context, _id, 'answered');
  const { matchedCount } = await privacyCases.everywhere.updateOne(
    { _id, state: 'deleting' },
    {
      $set: {
        state: 'answered',
        erasures: [],
        eraseAt: null,
        mail,
        'answer.emails': emails,
        expiresAt: later(context.clock(), answeredMs),
      },
    },
  );
  if (matchedCount === 1) notifyMail(context, mail);
  return true;
}
