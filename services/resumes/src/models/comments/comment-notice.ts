import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A comment that waits for a member: until they read it, and until they were mailed about it. */
export const commentNoticeDocument = defineDocument({
  collection: 'comment_notices',
  fields: {
    /** `<commentId> <userId>`: one for each member. */
    _id: z.string(),
    workspaceId: z.string(),
    /** The member who is to read it. */
    userId: z.string(),
    jobId: z.string(),
    candidateId: z.string(),
    commentId: z.string(),
    why: storedEnum(['mention', 'link'], 'mention'),
    at: z.date(),
    readAt: z.date().nullable().default(null),
    /** When they are mailed about it; null: they were, or are not to be. */
    mailAt: z.date().nullable().default(null),
    /** The member may not read the comment yet, since then: the mail waits until they may. Null: no. */
    heldSince: z.date().nullable().default(null),
    /** The mail that it is in, written before the mail is handed over; null before. */
    mailId: z.string().nullable().default(null),
    /** That of the screening. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, userId: 1, readAt: 1, at: -1 } },
    { fields: { userId: 1 } },
    { fields: { jobId: 1 } },
    { fields: { commentId: 1 } },
    { fields: { mailId: 1 } },
    { fields: { mailAt: 1 } },
    { fields: { heldSince: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type CommentNoticeRecord = Viewed<typeof commentNoticeDocument>;
