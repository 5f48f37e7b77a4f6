import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { jobDocument } from '../../../models/job.js';

const markView = jobDocument.pick('ungroupedSince');

/** Message for a person when others keep regrouping the files. */
export const changedAgainAndAgain =
  'The candidates are being changed again and again right now. Please try again in a moment.';

/**
 * Marks a job whose files are about to belong together in another way, so that after a crash the sweeper groups them. Gives the
 * mark for `groupPersons` to take away; null where the job is gone, or where one stood there already. Then somebody else has a change in hand, which may come
 * after this caller's grouping: only the sweeper may take it away. The new mark differs from the old one, so that they leave it, too.
 */
export async function markUngrouped(
  { clock, log, models }: Context,
  jobId: string,
): Promise<Date | null> {
  return retryConflicts({ log, sentence: changedAgainAndAgain, about: { jobId } }, async () => {
    const job = await models.jobs.everywhere.findOne({ _id: jobId }, markView);
    if (!job) return null;
    const before = job.ungroupedSince;
    const since = new Date(Math.max(clock().getTime(), (before?.getTime() ?? 0) + 1));
    const marked = await models.jobs.everywhere.updateOne(
      { _id: jobId, ungroupedSince: before },
      { $set: { ungroupedSince: since } },
    );
    if (marked.matchedCount === 0) return CONFLICT;
    return before === null ? since : null;
  });
}
