import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { refusal } from '../refusal.js';
import { findJob, type JobOfMember } from './find-job.js';

/** A screening that the member sees. Throws JobNotFound. */
export async function requireJob(context: Context, owner: JobOfMember): Promise<JobRecord> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return job;
}
