import type { Context } from '../../context.js';
import { jobDocument, type JobRecord, type StoredCounts } from '../../models/job.js';
import { announceChange } from '../follow/announce-change.js';
import type { ChangeKind } from '../follow/change-follower.js';
import { countPeople, type PeopleCounts } from './count-people.js';

const changesView = jobDocument.pick('runId', 'changes', 'workspaceId');

/**
 * To be called before a finished job's candidates change: until they are counted again, they are counted live. `by` says
 * when a person changes them. Returns the job's `changes` from now on; null when the job is gone.
 */
export async function dropCounts(
  context: Context,
  jobId: string,
  by: Partial<Pick<JobRecord, 'changedAt'>> = {},
): Promise<number | null> {
  const job = await context.models.jobs.everywhere.findOneAndUpdate(
    { _id: jobId },
    { $set: { counts: null, ...by }, $inc: { changes: 1 } },
    changesView,
  );
  return job?.changes ?? null;
}

export interface RefreshedCounts extends PeopleCounts {
  /** The job's `changes` from now on. */
  readonly changes: number;
}

/** Counts that were right before a change and followed it. */
export interface FollowedCounts {
  readonly counts: StoredCounts & PeopleCounts;
  /** Result of `dropCounts`: the counts hold only if nothing else was changed since. */
  readonly begun: number;
}

export interface CountedChange {
  /** Counts that followed the change; default: none, all is counted again. */
  readonly followed?: FollowedCounts | null;
  /** Pages are notified of these; default: candidates. */
  readonly kinds?: readonly ChangeKind[];
  /** The member who changed it; undefined: Shortlist itself. */
  readonly userId?: string;
}

/**
 * To be called after they changed; pages that show them are notified. They are counted again, in time that grows with them, unless `followed` holds. Counts that another
 * change overtook are not kept. Null when the job is gone.
 */
export async function refreshCounts(
  context: Context,
  jobId: string,
  { followed = null, kinds = ['candidates'], userId }: CountedChange = {},
): Promise<RefreshedCounts | null> {
  const { jobs } = context.models;
  const job = await jobs.everywhere.findOneAndUpdate(
    { _id: jobId },
    { $inc: { changes: 1 } },
    changesView,
  );
  if (!job) return null;
  const isAlone = followed !== null && job.changes === followed.begun + 1;
  const counts = isAlone ? followed.counts : await countAnew(context, job);
  await jobs.everywhere.updateOne(
    { _id: jobId, changes: job.changes, status: { $in: ['completed', 'failed'] } },
    { $set: { counts } },
  );
  announceChange(context, { workspaceId: job.workspaceId, jobId, userId }, ...kinds);
  const { unreadable: _files, ...people } = counts;
  return { ...people, changes: job.changes };
}

async function countAnew(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<FollowedCounts['counts']> {
  const [people, unreadable] = await Promise.all([
    countPeople(context, { runId }),
    context.models.candidates.everywhere.count({ runId, status: 'unreadable' }),
  ]);
  return { ...people, unreadable };
}

/** The counts that are kept with a job, if all that is counted today is among them; else null. */
export function keptCounts({ counts }: Pick<JobRecord, 'counts'>): FollowedCounts['counts'] | null {
  if (counts?.persons === undefined || counts.decided === undefined) return null;
  return { ...counts, persons: counts.persons, decided: counts.decided };
}
