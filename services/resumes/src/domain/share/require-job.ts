import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findJob, type JobOfUser } from '../read/find-job.js';
import { refusal } from '../refusal.js';

/** The user's own screening. Throws JobNotFound. */
export async function requireJob(context: Context, owner: JobOfUser): Promise<JobRecord> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return job;
}
