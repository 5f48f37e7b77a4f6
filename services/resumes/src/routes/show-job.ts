import * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import { createError } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { findCandidates, findJob } from '../domain/read/find-job.js';
import { presentJobDetail } from '../presenters/job.js';

/** One of the user's own screenings as it is now. Throws JobNotFound. */
export async function showJob(
  context: Context,
  owner: { readonly jobId: string; readonly userId: string },
): Promise<JobDetail> {
  const job = await findJob(context, owner);
  if (!job) throw createError(http.getJob, 'JobNotFound');
  return presentJobDetail(job, await findCandidates(context, job));
}
