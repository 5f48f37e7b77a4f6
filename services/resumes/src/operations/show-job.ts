import type { JobDetail } from '@shortlist/contracts/job';
import type { Context } from '../context.js';
import { findCandidates, findJob, type JobOfMember } from '../domain/read/find-job.js';
import { findOverview } from '../domain/read/rows/find-overview.js';
import { refusal } from '../domain/refusal.js';
import { presentJobDetail } from '../presenters/job.js';
import { presentOverview } from '../presenters/overview.js';

async function showBriefly(context: Context, owner: JobOfMember): Promise<JobDetail> {
  const found = await findOverview(context, owner, 1);
  if (!found) throw refusal('JobNotFound');
  const { totals: _totals, ...summary } = presentOverview(found);
  return { ...summary, candidates: [], rejectionEmails: [] };
}

/**
 * A screening as it is now; `brief`: without candidates and drafts, at the same cost however many
 * there are. Throws JobNotFound.
 */
export async function showJob(
  context: Context,
  owner: JobOfMember,
  { answer = 'whole' }: { readonly answer?: 'whole' | 'brief' } = {},
): Promise<JobDetail> {
  if (answer === 'brief') return showBriefly(context, owner);
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  return presentJobDetail(job, await findCandidates(context, job), owner.member.userId);
}
