import type { Member } from '@shortlist/contracts/authorise';
import type { getWaiting } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Context } from '../../context.js';
import { isAdding } from './additions.js';
import { countForHistory, type HistoryRecord, listedView } from './list-history.js';

/** Newest screenings of a lead that are looked through. */
const LOOKED_AT = 200;

function list(jobs: readonly HistoryRecord[], countOf: (job: HistoryRecord) => number) {
  return jobs
    .map((job) => ({ jobId: job._id, title: job.title, count: countOf(job) }))
    .filter(({ count }) => count > 0);
}

const undecidedOf = ({ counts }: HistoryRecord) => counts?.review ?? 0;

/** Drafts come up once nobody is left to decide. */
function unsentOf(job: HistoryRecord): number {
  return undecidedOf(job) > 0 ? 0 : Math.max(0, (job.counts?.rejected ?? 0) - job.emailsSent);
}

/** Work that waits for a member in the open screenings that they lead. */
export async function findWaiting(
  context: Context,
  { userId, workspaceId }: Member,
): Promise<OperationResponse<typeof getWaiting>> {
  const led = await context.models.jobs
    .in(workspaceId)
    .findReadable({ leadId: userId, status: 'completed', closedAt: null }, listedView, {
      sort: { createdAt: -1 },
      limit: LOOKED_AT,
    });
  const jobs = await countForHistory(
    context,
    led.filter((job) => !isAdding(job)),
  );
  return { undecided: list(jobs, undecidedOf), rejections: list(jobs, unsentOf) };
}
