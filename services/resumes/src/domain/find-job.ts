import { id as idSchema } from '@shortlist/contracts';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { candidateDocument } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

/**
 * The user's own job, or null: another user's looks like one that does not exist. A start that died is a failed job
 * at once, also while it is being undone; one whose end its client was told is none.
 */
export async function findJob(
  context: Context,
  { jobId, userId }: { readonly jobId: string; readonly userId: string },
): Promise<JobRecord | null> {
  if (!idSchema.safeParse(jobId).success) return null;
  const job = await context.models.jobs.findOne({ _id: jobId, userId });
  if (job?.status !== 'abandoned') return job;
  return job.startDiedAt ? { ...job, status: 'failed' } : null;
}

/** What is shown of a candidate: everything but the stored text. */
export const shownView = candidateDocument.omit('resume');
export type ShownCandidate = Viewed<typeof shownView>;

/** The candidates of a job in the order of the upload, without their texts. */
export function findCandidates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<ShownCandidate[]> {
  return context.models.candidates.find({ runId }, shownView, { sort: { position: 1 } });
}
