import { placeInWorkspaces } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { commentDocument } from '../../models/comments/comment.js';
import { jobDocument } from '../../models/job.js';

/** Comments that one sweep takes up. */
const BATCH = 1000;

const placeView = jobDocument.pick('workspaceId');
const commentView = commentDocument.pick('jobId');

/** Comments name a screening only. */
async function placeComments({ models }: Context): Promise<number> {
  const comments = models.comments.everywhere;
  const found = await comments.findReadable({ workspaceId: null } as never, commentView, {
    limit: BATCH,
  });
  if (found.length === 0) return 0;
  const ids = [...new Set(found.map(({ jobId }) => jobId))];
  const jobs = await models.jobs.everywhere.findReadable({ _id: { $in: ids } }, placeView);
  const owners = new Map(jobs.map(({ _id, workspaceId }) => [_id, workspaceId]));
  const placed = found.flatMap(({ _id, jobId }) => {
    const workspaceId = owners.get(jobId);
    return workspaceId === undefined
      ? []
      : [{ filter: { _id }, update: { $set: { workspaceId } } }];
  });
  await comments.updateEach(placed);
  return placed.length;
}

/**
 * Gives documents that a replica of release 0.1 wrote since the migration their workspace, as that did. Returns how many
 * there were. Goes with release 0.3.
 */
export async function placeEverything(context: Context): Promise<number> {
  const { jobs, candidates, shares, decisionRecords, recordLines } = context.models;
  const { privacyCases, webhooks, webhookDeliveries } = context.models;
  let placed = await placeInWorkspaces(jobs.everywhere, (leadId) => ({ leadId }));
  const others = [candidates, shares, decisionRecords, recordLines, privacyCases, webhooks];
  for (const { everywhere } of [...others, webhookDeliveries]) {
    placed += await placeInWorkspaces(everywhere);
  }
  return placed + (await placeComments(context));
}
