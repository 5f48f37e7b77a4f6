import type { Context } from '../../context.js';

/** Deletes a screening's decision record. Safe to repeat. */
export async function removeRecord({ models }: Context, jobId: string): Promise<void> {
  await models.decisionRecords.deleteOne({ _id: jobId });
  await models.recordLines.deleteMany({ jobId });
}

/** Deletes all decision records of a user. Safe to repeat. */
export async function removeRecords({ models }: Context, userId: string): Promise<void> {
  await models.decisionRecords.deleteMany({ userId });
  await models.recordLines.deleteMany({ userId });
}
