import type { Context } from '../../../context.js';
import type { CommentNoticeRecord } from '../../../models/comments/comment-notice.js';
import { findClosed } from '../find-closed.js';
import { findPace, mailTime } from '../mail-pace.js';

/** Notices that one pass takes up. */
const BATCH = 500;

interface Reader {
  readonly workspaceId: string;
  readonly userId: string;
}

type Notices = readonly CommentNoticeRecord[];

async function closedAmong(context: Context, reader: Reader, notices: Notices): Promise<Notices> {
  const jobIds = notices.map(({ jobId }) => jobId);
  const closed = await findClosed(context, reader, jobIds);
  return notices.filter(({ candidateId }) => closed.has(candidateId));
}

const idsOf = (notices: Notices) => ({ $in: notices.map(({ _id }) => _id) });

/**
 * Lets those notices of a member wait whose comments they may not read yet, as one of two blind readers: they are mailed
 * about them once they may. Returns the others.
 */
export async function holdClosed(
  context: Context,
  reader: Reader,
  notices: Notices,
): Promise<CommentNoticeRecord[]> {
  const closed = await closedAmong(context, reader, notices);
  if (closed.length > 0) {
    await context.models.commentNotices
      .in(reader.workspaceId)
      .updateMany(
        { _id: idsOf(closed) },
        { $set: { mailId: null, mailAt: null, heldSince: context.clock() } },
      );
  }
  return notices.filter((notice) => !closed.includes(notice));
}

/** Makes what was held back due, as each member chose, once its comment may be read. */
export async function releaseHeld(context: Context): Promise<void> {
  const { models, clock } = context;
  const held = await models.commentNotices.everywhere.findReadable(
    { heldSince: { $lte: clock() } },
    undefined,
    { limit: BATCH },
  );
  const byReader = new Map<string, CommentNoticeRecord[]>();
  for (const notice of held) {
    const key = `${notice.workspaceId} ${notice.userId}`;
    byReader.set(key, [...(byReader.get(key) ?? []), notice]);
  }
  for (const [first, ...others] of byReader.values()) {
    if (!first) continue;
    const { workspaceId, userId } = first;
    const notices = [first, ...others];
    const closed = await closedAmong(context, { workspaceId, userId }, notices);
    const pace = await findPace(context, { workspaceId, userId });
    for (const { _id, why } of notices.filter((notice) => !closed.includes(notice))) {
      const mailAt = mailTime(pace, clock(), why);
      await models.commentNotices
        .in(workspaceId)
        .updateOne({ _id, heldSince: { $ne: null } }, { $set: { heldSince: null, mailAt } });
    }
  }
}
