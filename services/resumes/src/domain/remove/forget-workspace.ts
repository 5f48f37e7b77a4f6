import {
  commonRefusal,
  isDeletedWorkspace,
  rememberDeletedWorkspace,
} from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { placeEverything } from '../place/place-everything.js';
import { removeRecords } from '../record/remove-record.js';
import { eraseWebhooks } from '../webhooks/manage-webhooks.js';
import { EMPTIED } from './delete-job.js';
import { finishDeletion } from './finish-deletion.js';

const idView = jobDocument.pick('_id');

/** Hides all screenings of a workspace from everybody. */
async function hideScreenings({ models, clock }: Context, workspaceId: string): Promise<void> {
  const jobs = models.jobs.in(workspaceId);
  const emptied = { status: 'deleting', ...EMPTIED } as const;
  // First: a start that is accepted meanwhile is one of the others by then.
  await jobs.updateMany({ status: 'starting' }, { $set: emptied });
  await jobs.updateMany(
    { status: { $nin: ['starting', 'deleting'] } },
    { $set: { ...emptied, leaseUntil: clock() } },
  );
}

/**
 * Deletes all screenings of a workspace as deleting each by hand does, running or not, and its settings. Nobody finds
 * them any more when the first of them is removed. False while something must stay, as an upload may still write to it:
 * the sweeper removes that. Safe to repeat and to be cut off anywhere.
 */
export async function forgetWorkspace(context: Context, workspaceId: string): Promise<boolean> {
  const { mailSettings, privacyCases, retentions } = context.models;
  const jobs = context.models.jobs.in(workspaceId);
  await rememberDeletedWorkspace(context, workspaceId);
  await placeEverything(context);
  await hideScreenings(context, workspaceId);
  await mailSettings.deleteOne({ _id: workspaceId });
  await retentions.deleteOne({ _id: workspaceId });
  await privacyCases.in(workspaceId).deleteMany({});
  await context.models.commentMails.in(workspaceId).deleteMany({});
  await eraseWebhooks(context, workspaceId);
  await jobs.eachReadable(
    { status: 'deleting' },
    idView,
    { sort: { createdAt: -1 }, batchSize: 20 },
    async ({ _id: jobId }) => {
      context.follower.wake(jobId);
      await finishDeletion(context, jobId);
    },
  );
  await removeRecords(context, workspaceId);
  return !(await jobs.exists({}));
}

/** Throws Unauthenticated for a workspace that was deleted. */
export async function refuseDeletedWorkspace(context: Context, workspaceId: string): Promise<void> {
  if (await isDeletedWorkspace(context, workspaceId)) throw commonRefusal('Unauthenticated');
}
