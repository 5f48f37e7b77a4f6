import { id as idSchema } from '@shortlist/contracts/entities';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { standIns } from './stand-ins.js';

export interface JobOfUser {
  readonly jobId: string;
  readonly userId: string;
}

/**
 * The user's own job, or null: another user's looks like one that does not exist. A dead start counts as a failed job
 * at once, even while it is being undone; one whose client was told of its end, or one that is being deleted, counts as no
 * job.
 */
export async function findJob(
  context: Context,
  { jobId, userId }: JobOfUser,
): Promise<JobRecord | null> {
  if (!idSchema.safeParse(jobId).success) return null;
  const job = await context.models.jobs.findOne({ _id: jobId, userId });
  if (job?.status === 'deleting') return null;
  if (job?.status !== 'abandoned') return job;
  return job.startDiedAt ? { ...job, status: 'failed' } : null;
}

/** Shown fields of a candidate: everything but the stored texts. */
export const shownView = candidateDocument.omit('resume', 'application');
export type ShownCandidate = Viewed<typeof shownView>;

/** The candidates of a job in the order of the upload, without their texts. */
export async function findCandidates(
  context: Context,
  job: Pick<JobRecord, 'runId' | 'total'>,
): Promise<ShownCandidate[]> {
  const { runId } = job;
  const order = { sort: { position: 1 } } as const;
  const found = await context.models.candidates.findReadable({ runId }, shownView, order);
  if (found.length === job.total) return found;
  const others = await standIns(context, job, found);
  return [...found, ...others].sort((one, other) => one.position - other.position);
}
