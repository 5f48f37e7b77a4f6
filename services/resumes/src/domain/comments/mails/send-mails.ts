import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../../../context.js';
import type { CommentNoticeRecord } from '../../../models/comments/comment-notice.js';
import { requireMails, togetherMs } from '../mail-pace.js';
import { describeNotices } from './describe-notices.js';
import { holdClosed, releaseHeld } from './hold-closed.js';

/** Notices that one pass takes up. */
const BATCH = 500;
const oldestFirst = { sort: { at: 1 } } as const;
/** A mail that was not handed over for so long is handed over again. */
const ABANDONED_MS = 60_000;

interface Mail {
  readonly mailId: string;
  readonly notices: readonly CommentNoticeRecord[];
}

/** Puts what is due for a member into one mail, together with what would be soon. */
async function claim(
  { models, clock }: Context,
  { workspaceId, userId }: CommentNoticeRecord,
): Promise<Mail> {
  const mailId = randomUUID();
  const now = clock();
  const soon = new Date(now.getTime() + togetherMs);
  const notices = models.commentNotices.in(workspaceId);
  await notices.updateMany(
    { userId, mailId: null, mailAt: { $ne: null, $lte: soon } },
    { $set: { mailId, mailAt: now } },
  );
  return { mailId, notices: await notices.findReadable({ mailId }, undefined, oldestFirst) };
}

/**
 * Hands a mail to the email service, which sends it once however often it comes. What was read or deleted meanwhile, or
 * can not be seen by the member any more, is left out; what they may not read yet waits. Throws Unavailable when the members can't be looked up.
 */
async function handOver(context: Context, { mailId, notices }: Mail): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const { workspaceId, userId } = first;
  const unread = notices.filter(({ readAt }) => readAt === null);
  const waiting = await holdClosed(context, { workspaceId, userId }, unread);
  const mail = await describeNotices(context, { workspaceId, userId }, waiting);
  if (mail) {
    const { stopToken } = await requireMails(context, { workspaceId, userId });
    await context.bus.publish(messages.sendCommentMail, {
      ...mail,
      mailId,
      workspaceId,
      stopToken,
    });
  }
  await context.models.commentNotices
    .in(workspaceId)
    .updateMany({ mailId }, { $set: { mailAt: null } });
}

/** Mails that were begun and not handed over: after a crash, or while another part did not answer. */
async function findAbandoned({ models, clock }: Context): Promise<Mail[]> {
  const before = new Date(clock().getTime() - ABANDONED_MS);
  const found = await models.commentNotices.everywhere.findReadable(
    { mailId: { $ne: null }, mailAt: { $ne: null, $lte: before } },
    undefined,
    { ...oldestFirst, limit: BATCH },
  );
  const mails = new Map<string, CommentNoticeRecord[]>();
  for (const notice of found) {
    const mailId = notice.mailId ?? '';
    mails.set(mailId, [...(mails.get(mailId) ?? []), notice]);
  }
  return [...mails].map(([mailId, notices]) => ({ mailId, notices }));
}

/** Mails members about the comments that wait for them, as each chose. Safe in several processes at once. Returns how many. */
export async function sendCommentMails(context: Context): Promise<number> {
  const { models, clock, log } = context;
  await releaseHeld(context);
  const due = await models.commentNotices.everywhere.findReadable(
    { mailId: null, mailAt: { $ne: null, $lte: clock() } },
    undefined,
    { limit: BATCH },
  );
  const members = new Map(due.map((notice) => [`${notice.workspaceId} ${notice.userId}`, notice]));
  const mails = await findAbandoned(context);
  for (const notice of members.values()) mails.push(await claim(context, notice));
  let sent = 0;
  for (const mail of mails) {
    try {
      await handOver(context, mail);
      sent += 1;
    } catch (error) {
      log.warn({ err: error, mailId: mail.mailId }, 'a mail about comments is tried again later');
    }
  }
  return sent;
}

/** Mails what is due now, beside the answer; the sweep carries on what is left. */
export function mailSoon(context: Context): void {
  context.background.run('comment mails', () => sendCommentMails(context));
}
