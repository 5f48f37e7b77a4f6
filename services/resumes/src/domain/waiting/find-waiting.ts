import type { Member } from '@shortlist/contracts/authorise';
import type { getWaiting } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Context } from '../../context.js';
import { isAdding } from '../read/additions.js';
import { countAssigned } from '../read/blind/count-assigned.js';
import { hideCounts } from '../read/blind/hide-counts.js';
import { countForHistory, type HistoryRecord, listedView } from '../read/list-history.js';

/** Newest screenings of a lead that are looked through. */
const LOOKED_AT = 200;

function list(jobs: readonly HistoryRecord[], countOf: (job: HistoryRecord) => number) {
  return jobs
    .map((job) => ({ jobId: job._id, title: job.title, count: countOf(job) }))
    .filter(({ count }) => count > 0);
}

const reviewOf = ({ counts }: HistoryRecord) => counts?.review ?? 0;

/** Of a split screening, readers have those of theirs. */
const undecidedOf = (job: HistoryRecord) => (job.split ? 0 : reviewOf(job));

/** Drafts come up once nobody is left to decide. */
function unsentOf(job: HistoryRecord): number {
  return reviewOf(job) > 0 ? 0 : Math.max(0, (job.counts?.rejected ?? 0) - job.emailsSent);
}

/** Work of a workspace that waits for a member: of readings given to them, and in the open screenings that they lead. */
export async function findWaiting(
  context: Context,
  member: Member,
): Promise<OperationResponse<typeof getWaiting>> {
  const { userId, workspaceId } = member;
  const open = { leadId: userId, status: 'completed', closedAt: null } as const;
  const newest = { sort: { createdAt: -1 }, limit: LOOKED_AT } as const;
  const [led, assigned] = await Promise.all([
    context.models.jobs.in(workspaceId).findReadable(open, listedView, newest),
    countAssigned(context, member),
  ]);
  const counted = await countForHistory(
    context,
    led.filter((job) => !isAdding(job)),
  );
  const jobs = await hideCounts(context, member, counted);
  return {
    assigned: assigned.map(({ jobId, title, people, dueAt }) => ({
      ...{ jobId, title, count: people },
      dueAt: dueAt?.toISOString() ?? null,
    })),
    undecided: list(jobs, undecidedOf),
    rejections: list(jobs, unsentOf),
  };
}
