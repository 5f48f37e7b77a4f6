import { traitsOf } from '@shortlist/screening';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { countCandidates } from '../read/count-candidates.js';

const costView = jobDocument.pick('preparationTokens', 'lostPreparationTokens');
type PreparationCost = Pick<JobRecord, 'preparationTokens' | 'lostPreparationTokens'>;

/** Tokens used on the criteria of a job, including preparations that came to nothing. */
export function preparationCost(job: PreparationCost): number {
  return (job.preparationTokens ?? 0) + job.lostPreparationTokens;
}

/**
 * True when a job has used up the tokens it may use. Candidates scored at the same moment may exceed that by what they
 * use themselves. Counts all candidates, at most 100, for each one scored: a running total would have to survive a
 * crash between the two writes.
 */
export async function isBudgetSpent(
  context: Context,
  job: Pick<JobRecord, '_id' | 'runId' | 'engine'>,
): Promise<boolean> {
  const { jobTokenBudget } = context.config;
  if (jobTokenBudget === undefined || traitsOf(job.engine.name).isFree) return false;
  const [tally, stored] = await Promise.all([
    countCandidates(context, job),
    context.models.jobs.everywhere.findOne({ _id: job._id }, costView),
  ]);
  return (tally.tokensUsed ?? 0) + (stored ? preparationCost(stored) : 0) >= jobTokenBudget;
}
