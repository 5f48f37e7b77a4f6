import { randomBytes } from 'node:crypto';
import type { CommentMailPace } from '@shortlist/contracts/sharing';
import type { Context } from '../../context.js';
import type { CommentMailsRecord } from '../../models/comments/comment-mails.js';
import type { CommentNoticeRecord } from '../../models/comments/comment-notice.js';
import { refusal } from '../refusal.js';

export interface MemberOfWorkspace {
  readonly workspaceId: string;
  readonly userId: string;
}

/** Hour of the day (UTC) at which the daily mails leave. */
const DAILY_HOUR = 7;

const usual: CommentMailPace = 'at-once';

const keyOf = ({ workspaceId, userId }: MemberOfWorkspace) => `${workspaceId} ${userId}`;

/** Comments that become due within this time after another go into the same mail. */
export const togetherMs = 10 * 60_000;

/**
 * When a member is mailed about something that happened `at`; null: not at all. Comments by links wait a little, as many
 * may follow: however many strangers write, the lead gets six mails an hour at most.
 */
export function mailTime(
  pace: CommentMailPace,
  at: Date,
  why: CommentNoticeRecord['why'] = 'mention',
): Date | null {
  if (pace === 'off') return null;
  if (pace === 'at-once') return why === 'link' ? new Date(at.getTime() + togetherMs) : at;
  const next = new Date(at);
  next.setUTCHours(DAILY_HOUR, 0, 0, 0);
  if (next <= at) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** How often a member wants to be mailed about comments of a workspace. */
export async function findPace(
  { models }: Context,
  reader: MemberOfWorkspace,
): Promise<CommentMailPace> {
  const found = await models.commentMails.in(reader.workspaceId).findOne({ _id: keyOf(reader) });
  return found?.pace ?? usual;
}

/** The choice of a member with the secret that stops their mails, made when it is first needed. */
export async function requireMails(
  { models }: Context,
  reader: MemberOfWorkspace,
): Promise<CommentMailsRecord> {
  const { userId, workspaceId } = reader;
  const mails = models.commentMails.in(workspaceId);
  const _id = keyOf(reader);
  const stopToken = randomBytes(24).toString('base64url');
  await mails.createMissing([{ _id, userId, pace: usual, stopToken }]);
  const found = await mails.findOne({ _id });
  if (!found) throw new Error('The choice of mails was deleted while it was made.');
  return found;
}

/** Changes how often a member is mailed; what waits to be mailed follows. */
export async function setPace(
  context: Context,
  reader: MemberOfWorkspace,
  pace: CommentMailPace,
): Promise<void> {
  const { models, clock } = context;
  const { workspaceId, userId } = reader;
  await requireMails(context, reader);
  await models.commentMails.in(workspaceId).updateOne({ _id: keyOf(reader) }, { $set: { pace } });
  await models.commentNotices
    .in(workspaceId)
    .updateMany(
      { userId, mailId: null, mailAt: { $ne: null } },
      { $set: { mailAt: mailTime(pace, clock()) } },
    );
}

/** Stops the mails of the member whose mail had this secret. Throws LinkUnknown. */
export async function stopMails(context: Context, stopToken: string): Promise<void> {
  const found = await context.models.commentMails.everywhere.findOne({ stopToken });
  if (!found) throw refusal('LinkUnknown');
  await setPace(context, found, 'off');
}
