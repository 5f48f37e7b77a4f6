import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { CANCELLED } from '../queue/cancel-queued.js';
import type { ReadResume } from './extract-resumes.js';
import { newCandidate } from './new-candidate.js';

/**
 * Stores every candidate, then accepts the job: from that one update on, nothing of it can be lost.
 * Returns the ids of the candidates to score, or null when the start was taken for dead meanwhile.
 */
export async function acceptJob(
  context: Context,
  job: JobRecord,
  resumes: readonly ReadResume[],
): Promise<readonly string[] | null> {
  const { jobs, candidates } = context.models;
  const { _id, runId } = job;
  const records = resumes.map((resume, position) =>
    newCandidate(context, job, { resume, position, runId, additionId: null }),
  );
  await candidates.everywhere.createMany(records);
  const accept = async (isCancelled: boolean) => {
    const cancelledAt = isCancelled ? { $ne: null } : null;
    const starting = { _id, runId, status: 'starting', cancelledAt } as const;
    if (isCancelled && (await jobs.everywhere.exists(starting))) {
      await candidates.everywhere.updateMany({ runId, status: 'queued' }, { $set: CANCELLED });
    }
    const accepted = await jobs.everywhere.updateOne(starting, {
      // A file may hold several resumes.
      $set: { status: 'processing', total: records.length },
    });
    return accepted.modifiedCount === 1;
  };
  if (!(await accept(false))) {
    if (await accept(true)) return [];
    await candidates.everywhere.deleteMany({ runId });
    return null;
  }
  for (const { unreadable } of records) {
    if (unreadable) context.workMetrics.candidates.count({ outcome: unreadable.reason });
  }
  const queued = records.filter(({ status }) => status === 'queued').map(({ _id }) => _id);
  context.log.info(
    { jobId: job._id, files: records.length, queued: queued.length },
    'screening accepted',
  );
  return queued;
}
