import type { Context } from '../../context.js';

/** Deletes a screening's decision record, and the activity about it. Safe to repeat. */
export async function removeRecord({ models }: Context, jobId: string): Promise<void> {
  await models.decisionRecords.everywhere.deleteOne({ _id: jobId });
  await models.recordLines.everywhere.deleteMany({ jobId });
  await models.activities.everywhere.deleteMany({ jobId });
}

/** Deletes all decision records of a workspace, and its activity. Safe to repeat. */
export async function removeRecords({ models }: Context, workspaceId: string): Promise<void> {
  await models.decisionRecords.in(workspaceId).deleteMany({});
  await models.recordLines.in(workspaceId).deleteMany({});
  await models.activities.in(workspaceId).deleteMany({});
}
