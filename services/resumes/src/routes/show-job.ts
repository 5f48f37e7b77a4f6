import type { JobDetail } from '@shortlist/contracts/job';
import type { Context } from '../context.js';
import { findCandidates, findJob, type JobOfUser } from '../domain/read/find-job.js';
import { refusal } from '../domain/refusal.js';
import { presentJobDetail } from '../presenters/job.js';

/** One of the user's own screenings as it is now. Throws JobNotFound. */
export async function showJob(context: Context, owner: JobOfUser): Promise<JobDetail> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return presentJobDetail(job, await findCandidates(context, job));
}
