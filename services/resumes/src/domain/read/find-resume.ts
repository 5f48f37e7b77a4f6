import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { findJob, type JobOfUser } from './find-job.js';

const textView = candidateDocument.pick('fileName', 'part', 'resume', 'application');

export interface CandidateOfUser extends JobOfUser {
  readonly candidateId: string;
}

/** The text of a candidate of the user's own job as it was read; null when there is none to show. */
export async function findResume(
  context: Context,
  { jobId, candidateId, userId }: CandidateOfUser,
): Promise<Viewed<typeof textView> | null> {
  const job = await findJob(context, { jobId, userId });
  if (!job) return null;
  // The run, not the job: what a dead start left behind belongs to nobody.
  return context.models.candidates.findOne(
    { _id: candidateId, runId: job.runId, resume: { $ne: null } },
    textView,
  );
}
