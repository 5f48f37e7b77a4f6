import type { Context } from '../../context.js';
import { type MemberOfWorkspace, requireMails } from '../comments/mail-pace.js';
import { findMembers } from '../people/find-members.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';

/** Members of a workspace who are away, with the end of it. */
export async function findAway(
  { models, clock }: Context,
  workspaceId: string,
): Promise<ReadonlyMap<string, Date>> {
  const now = clock();
  const found = await models.commentMails.in(workspaceId).findReadable({});
  return new Map(
    found.flatMap(({ userId, awayUntil }) =>
      awayUntil && awayUntil > now ? [[userId, awayUntil] as const] : [],
    ),
  );
}

/** Keeps until when a member is away, for all screenings of the workspace; null: they are back. */
export async function setAbsence(
  context: Context,
  { workspaceId, userId }: MemberOfWorkspace,
  until: string | null,
): Promise<void> {
  const { _id } = await requireMails(context, { workspaceId, userId });
  const awayUntil = until === null ? null : new Date(until);
  await context.models.commentMails.in(workspaceId).updateOne({ _id }, { $set: { awayUntil } });
}

export interface ReaderAway extends JobOfMember {
  readonly userId: string;
  /** Null: they are back. */
  readonly until: string | null;
}

/** Keeps until when a reader of a screening is away. Throws JobNotFound, NotAMember and Unavailable. */
export async function setReaderAway(
  context: Context,
  { userId, until, ...owner }: ReaderAway,
): Promise<void> {
  const job = await findJob(context, owner, 'screening.change');
  if (!job) throw refusal('JobNotFound');
  const { workspaceId } = job;
  if (!(await findMembers(context, workspaceId)).has(userId)) throw refusal('NotAMember');
  await setAbsence(context, { workspaceId, userId }, until);
}
