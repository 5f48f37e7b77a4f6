import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { findJob, type JobOfMember } from './find-job.js';

const textView = candidateDocument.pick('fileName', 'part', 'resume', 'application');

export interface CandidateOfMember extends JobOfMember {
  readonly candidateId: string;
}

/** The text of a candidate of a job as it was read; null when there is none to show. */
export async function findResume(
  context: Context,
  { candidateId, ...owner }: CandidateOfMember,
): Promise<Viewed<typeof textView> | null> {
  const job = await findJob(context, owner);
  if (!job) return null;
  // The run, not the job: what a dead start left behind belongs to nobody.
  return context.models.candidates.everywhere.findOne(
    { _id: candidateId, runId: job.runId, resume: { $ne: null } },
    textView,
  );
}
