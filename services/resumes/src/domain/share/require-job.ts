import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';

/** A screening that the member sees. Throws JobNotFound. */
export async function requireJob(context: Context, owner: JobOfMember): Promise<JobRecord> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return job;
}
