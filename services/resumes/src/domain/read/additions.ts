import type { Filter } from '@shortlist/service-kit';
import type { Addition } from '../../models/addition.js';
import type { JobRecord } from '../../models/job.js';

type WithAdditions = Pick<JobRecord, 'status' | 'additions'>;

/** True while files of the upload are to be scored. */
export function isOpen({ status }: Pick<Addition, 'status'>): boolean {
  return status === 'accepted' || status === 'scoring';
}

/** True when a completed job has files that were added to it and are still to be scored. */
export function isAdding({ status, additions }: WithAdditions): boolean {
  return status === 'completed' && additions.some(isOpen);
}

/** True when any file of an accepted job may still be scored. */
export function isRunning(job: WithAdditions): boolean {
  return job.status === 'processing' || isAdding(job);
}

/** Matches the jobs for which `isRunning` holds. */
export const runningFilter: Filter<JobRecord> = {
  $or: [
    { status: 'processing' },
    { status: 'completed', 'additions.status': { $in: ['accepted', 'scoring'] } },
  ],
};
