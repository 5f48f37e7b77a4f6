import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { announceChange } from '../follow/announce-change.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { changeSettings, type NextSettings } from './change-settings.js';

export interface UpdateScreeningInput extends JobOfMember {
  readonly title?: string | undefined;
  readonly closed?: boolean | undefined;
  /** Email address of the person who changes it. */
  readonly by: string;
}

function renamed(job: JobRecord, title: string, by: string): NextSettings | null {
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  if (job.title === title) return null;
  return {
    set: {
      title,
      // Without criteria yet, an engine may still read the description, and a title in it.
      renamed: true,
      prepared: job.prepared && { ...job.prepared, title },
    },
    change: { by, why: `Title: "${job.title}" to "${title}".` },
    rescores: false,
  };
}

/** Closes the job, or opens it again; doing so twice keeps the first time. */
async function close(context: Context, owner: JobOfMember, closed: boolean) {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  await context.models.jobs.everywhere.updateOne(
    { _id: job._id, status: 'completed', closedAt: closed ? null : { $ne: null } },
    { $set: { closedAt: closed ? context.clock() : null } },
  );
}

/**
 * Renames a completed job, closes it or opens it again. Drafts that can still change take the new title. Throws
 * JobNotFound and JobNotComplete.
 */
export async function updateScreening(
  context: Context,
  { title, closed, by, ...owner }: UpdateScreeningInput,
): Promise<JobRecord> {
  if (title !== undefined) {
    await changeSettings(context, owner, (job) => renamed(job, title, by));
  }
  if (closed !== undefined) await close(context, owner, closed);
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  const { _id: jobId, workspaceId } = job;
  announceChange(context, { workspaceId, jobId, userId: owner.member.userId }, 'screening');
  return job;
}
