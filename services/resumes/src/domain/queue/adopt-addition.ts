import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { deleteSealed } from '../record/keep-record.js';

const idView = candidateDocument.pick('_id');

/**
 * Makes the files of an accepted addition the job's own, in the place of the one they replace. Safe to repeat and to be
 * cut off anywhere. Returns the ids of those to score.
 */
export async function adoptAddition(
  context: Context,
  job: Pick<JobRecord, '_id' | 'runId'>,
  { runId: additionId, replaces }: Addition,
): Promise<readonly string[]> {
  const { jobs, candidates } = context.models;
  if (replaces !== null) {
    await deleteSealed(context, job._id, { _id: replaces, replacedBy: additionId });
  }
  const republishAt = new Date(context.clock().getTime() + context.config.republishAfterMs);
  await candidates.everywhere.updateMany(
    { runId: additionId },
    { $set: { runId: job.runId, republishAt } },
  );
  await jobs.everywhere.updateOne(
    { _id: job._id, additions: { $elemMatch: { runId: additionId, status: 'accepted' } } },
    { $set: { 'additions.$.status': 'scoring' } },
  );
  const queued = await candidates.everywhere.find(
    { runId: job.runId, additionId, status: 'queued' },
    idView,
  );
  return queued.map(({ _id }) => _id);
}

/** The same for every addition of the job that was accepted and not adopted, as a crash came in between. */
export async function adoptAdditions(
  context: Context,
  job: Pick<JobRecord, '_id' | 'runId' | 'additions'>,
): Promise<void> {
  for (const addition of job.additions.filter(({ status }) => status === 'accepted')) {
    await adoptAddition(context, job, addition);
  }
}
