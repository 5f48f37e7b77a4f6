import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';
import type { JobRecord } from '../../models/job.js';
import { adoptAddition } from '../queue/adopt-addition.js';
import { CANCELLED } from '../queue/cancel-queued.js';
import type { ReadResume } from '../start/extract-resumes.js';
import { newCandidate } from '../start/new-candidate.js';

/** One update accepts the upload; false when it was taken for dead, or stopped unless `isCancelled`. */
async function accept(
  context: Context,
  job: JobRecord,
  { runId, replaces, files }: Addition,
  resumes: number,
  isCancelled: boolean,
): Promise<boolean> {
  const cancelledAt = isCancelled ? { $ne: null } : null;
  const accepted = await context.models.jobs.everywhere.updateOne(
    {
      _id: job._id,
      runId: job.runId,
      status: { $in: ['processing', 'completed'] },
      additions: { $elemMatch: { runId, status: 'starting', cancelledAt } },
    },
    {
      $set: { 'additions.$.status': 'accepted', counts: null },
      // A file may hold several resumes: the claim gave it one place.
      $inc: {
        total: resumes - (replaces === null ? 0 : 1),
        places: resumes - files,
        changes: 1,
      },
    },
  );
  return accepted.modifiedCount === 1;
}

/**
 * Stores the files of an addition, accepts it, from which on nothing of it can be lost, and makes them the job's own.
 * Returns the ids of the candidates to score, or null when the attempt was taken for dead meanwhile.
 */
export async function acceptAddition(
  context: Context,
  job: JobRecord,
  addition: Addition,
  resumes: readonly ReadResume[],
): Promise<readonly string[] | null> {
  const { candidates } = context.models;
  const { runId } = addition;
  const records = resumes.map((resume, at) =>
    newCandidate(context, job, {
      resume,
      position: addition.position + at,
      runId,
      additionId: runId,
    }),
  );
  await candidates.everywhere.createMany(records);
  if (!(await accept(context, job, addition, records.length, false))) {
    await candidates.everywhere.updateMany({ runId, status: 'queued' }, { $set: CANCELLED });
    if (!(await accept(context, job, addition, records.length, true))) {
      await candidates.everywhere.deleteMany({ runId });
      return null;
    }
  }
  for (const { unreadable } of records) {
    if (unreadable) context.workMetrics.candidates.count({ outcome: unreadable.reason });
  }
  const queued = await adoptAddition(context, job, addition);
  context.log.info({ jobId: job._id, files: records.length, queued: queued.length }, 'files added');
  return queued;
}
