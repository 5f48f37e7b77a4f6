import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findJob, type OwnedJob, workspaceOfJob } from '../read/find-job.js';
import { describeRecord } from '../record/seal-record.js';
import { refusal } from '../refusal.js';
import { rememberDeleted } from './deleted-jobs.js';
import { finishDeletion, removeCandidates } from './finish-deletion.js';

/** Fields of a record that waits for its removal: nothing about anybody. */
export const EMPTIED = {
  title: '',
  jobDescription: '',
  given: null,
  prepared: null,
  retiredCriteria: [],
  rejectionTemplate: null,
  letterhead: null,
  settingsChange: null,
  waiting: null,
} as const;

/** Hides the job from everybody by one update. Resolves to the job as it was. */
async function mark(context: Context, owner: OwnedJob): Promise<JobRecord | typeof CONFLICT> {
  const { jobId } = owner;
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  // First: nothing that is sent again may find the id free.
  await rememberDeleted(context, jobId);
  // While there is still a title to copy.
  if (job.status !== 'starting') await describeRecord(context, job, true);
  const isStarting = job.status === 'starting';
  const marked = await context.models.jobs.in(workspaceOfJob(owner)).updateOne(
    { _id: jobId, status: isStarting ? 'starting' : { $nin: ['starting', 'deleting'] } },
    {
      $set: {
        status: 'deleting',
        ...EMPTIED,
        // An upload that is being read may be stored until its lease ends; any other is over.
        ...(isStarting ? {} : { leaseUntil: context.clock() }),
      },
    },
  );
  return marked.matchedCount === 1 ? job : CONFLICT;
}

/**
 * Deletes a job with everything that is kept about it, running or not: nobody finds it any more once this resolves.
 * What can't be removed at once, as the broker is away or files are still being read, is left to the sweeper. Resolves
 * to the job as it was. Throws JobNotFound.
 */
export async function deleteJob(context: Context, owner: OwnedJob): Promise<JobRecord> {
  const { jobId } = owner;
  const sentence =
    'This screening is changing right now, so it could not be deleted. Please try again in a moment.';
  const job = await retryConflicts({ log: context.log, sentence, about: { jobId } }, () =>
    mark(context, owner),
  );
  context.follower.wake(jobId);
  context.log.info({ jobId }, 'screening deleted');
  await removeCandidates(context, jobId);
  // Not awaited: the broker may be away, and nobody should wait for it.
  context.background.run('finish a deletion', async () => {
    await finishDeletion(context, jobId);
  });
  return job;
}
