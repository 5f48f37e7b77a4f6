import type { ScreeningTotals } from '@shortlist/contracts/people';
import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import { countPeople, type PeopleCounts } from '../count-people.js';
import { keptCounts } from '../refresh-counts.js';

/** The totals that some counts are. */
export function totalsOf({ persons, ...totals }: PeopleCounts): ScreeningTotals {
  const { shortlisted, rejected, review, decided, averageScore } = totals;
  return { candidates: persons, shortlisted, rejected, review, decided, averageScore };
}

/**
 * Counts the scored persons of a screening: as stored with a finished one that nothing is changing, else from the
 * candidates.
 */
export async function totalPeople(
  context: Context,
  job: Pick<JobRecord, 'runId' | 'counts'>,
): Promise<ScreeningTotals> {
  return totalsOf(keptCounts(job) ?? (await countPeople(context, job)));
}
