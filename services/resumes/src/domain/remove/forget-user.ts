import { commonRefusal, isDeletedUser, rememberDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { removeRecords } from '../record/remove-record.js';
import { eraseWebhooks } from '../webhooks/manage-webhooks.js';
import { EMPTIED } from './delete-job.js';
import { finishDeletion } from './finish-deletion.js';

const idView = jobDocument.pick('userId');

/** Hides all screenings of a user from everybody. */
async function hideScreenings({ models, clock }: Context, userId: string): Promise<void> {
  const emptied = { status: 'deleting', ...EMPTIED } as const;
  // First: a start that is accepted meanwhile is one of the others by then.
  await models.jobs.updateMany({ userId, status: 'starting' }, { $set: emptied });
  await models.jobs.updateMany(
    { userId, status: { $nin: ['starting', 'deleting'] } },
    { $set: { ...emptied, leaseUntil: clock() } },
  );
}

/**
 * Deletes all screenings of a user as deleting each by hand does, running or not, and their settings. Nobody finds
 * them any more when the first of them is removed. False while something must stay, as an upload may still write to it:
 * the sweeper removes that. Safe to repeat and to be cut off anywhere.
 */
export async function forgetUser(context: Context, userId: string): Promise<boolean> {
  const { jobs, mailSettings, privacyCases, retentions } = context.models;
  await rememberDeletedUser(context, userId);
  await hideScreenings(context, userId);
  await mailSettings.deleteOne({ _id: userId });
  await retentions.deleteOne({ _id: userId });
  await privacyCases.deleteMany({ userId });
  await eraseWebhooks(context, userId);
  const hidden = { userId, status: 'deleting' } as const;
  await jobs.eachReadable(
    hidden,
    idView,
    { sort: { createdAt: -1 }, batchSize: 20 },
    async ({ _id: jobId }) => {
      context.follower.wake(jobId);
      await finishDeletion(context, jobId);
    },
  );
  await removeRecords(context, userId);
  return !(await jobs.exists({ userId }));
}

/** Throws Unauthenticated for a user who was deleted. */
export async function refuseDeletedUser(context: Context, userId: string): Promise<void> {
  if (await isDeletedUser(context, userId)) throw commonRefusal('Unauthenticated');
}
