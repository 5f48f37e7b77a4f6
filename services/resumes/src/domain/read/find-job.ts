import { type Action, authorise, type Member } from '@shortlist/contracts/authorise';
import { id as idSchema } from '@shortlist/contracts/entities';
import { commonRefusal, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { accessOf } from './access.js';
import { standIns } from './stand-ins.js';

/** A screening that a member asks for. */
export interface JobOfMember {
  readonly jobId: string;
  readonly member: Member;
}

/** A screening that Shortlist itself works on, for the whole workspace. */
export interface JobOfWorkspace {
  readonly jobId: string;
  readonly workspaceId: string;
}
export type OwnedJob = JobOfMember | JobOfWorkspace;

export function workspaceOfJob(owner: OwnedJob): string {
  return 'member' in owner ? owner.member.workspaceId : owner.workspaceId;
}

/**
 * A job of the workspace, or null: another workspace's, and a private one of others, look like one that does not exist.
 * A dead start counts as a failed job at once, even while it is being undone; one whose client was told of its end, or
 * one that is being deleted, counts as no job. Throws NotAllowed when the member may not do `action` there.
 */
export async function findJob(
  context: Context,
  owner: OwnedJob,
  action: Action = 'screening.read',
): Promise<JobRecord | null> {
  const { jobId } = owner;
  if (!idSchema.safeParse(jobId).success) return null;
  const job = await context.models.jobs.in(workspaceOfJob(owner)).findOne({ _id: jobId });
  if (!job || job.status === 'deleting') return null;
  const verdict = 'member' in owner ? authorise(owner.member, action, accessOf(job)) : 'allowed';
  if (verdict === 'hidden') return null;
  if (verdict === 'refused') throw commonRefusal('NotAllowed');
  if (job.status !== 'abandoned') return job;
  return job.startDiedAt ? { ...job, status: 'failed' } : null;
}

/** Shown fields of a candidate: everything but the stored texts. */
export const shownView = candidateDocument.omit('resume', 'application');
export type ShownCandidate = Viewed<typeof shownView>;

/** The candidates of a job in the order of the upload, without their texts. */
export async function findCandidates(
  context: Context,
  job: Pick<JobRecord, 'runId' | 'total'>,
): Promise<ShownCandidate[]> {
  const { runId } = job;
  const order = { sort: { position: 1 } } as const;
  const found = await context.models.candidates.everywhere.findReadable(
    { runId },
    shownView,
    order,
  );
  if (found.length === job.total) return found;
  const others = await standIns(context, job, found);
  return [...found, ...others].sort((one, other) => one.position - other.position);
}
