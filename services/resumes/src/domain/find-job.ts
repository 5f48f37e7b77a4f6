import { id as idSchema } from '@shortlist/contracts';
import type { Context } from '../context.js';
import type { CandidateRecord } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

/** The user's own job, or null: another user's looks like one that does not exist. */
export async function findJob(
  context: Context,
  { jobId, userId }: { readonly jobId: string; readonly userId: string },
): Promise<JobRecord | null> {
  if (!idSchema.safeParse(jobId).success) return null;
  const job = await context.models.jobs.findOne({ _id: jobId, userId }).lean<JobRecord>();
  return job?.status === 'abandoned' ? null : job;
}

/** What is shown of a candidate: everything but the stored text. */
export type ShownCandidate = Omit<CandidateRecord, 'resume'>;

/** The candidates of a job in the order of the upload, without their texts. */
export function findCandidates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<ShownCandidate[]> {
  return context.models.candidates
    .find({ runId }, { resume: 0 })
    .sort({ position: 1 })
    .lean<ShownCandidate[]>();
}
