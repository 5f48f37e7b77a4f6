import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { countCandidates } from './count-candidates.js';

/**
 * True when a job has used up the tokens it may use. Candidates that are scored at the same moment may go over
 * it by what they use themselves.
 */
export async function isBudgetSpent(
  context: Context,
  job: Pick<JobRecord, '_id' | 'runId' | 'engine'>,
): Promise<boolean> {
  const { jobTokenBudget } = context.config;
  if (jobTokenBudget === undefined || job.engine.name === 'local') return false;
  const [tally, stored] = await Promise.all([
    countCandidates(context, job),
    context.models.jobs
      .findById(job._id, { preparationTokens: 1 })
      .lean<Pick<JobRecord, 'preparationTokens'>>(),
  ]);
  return (tally.tokensUsed ?? 0) + (stored?.preparationTokens ?? 0) >= jobTokenBudget;
}
