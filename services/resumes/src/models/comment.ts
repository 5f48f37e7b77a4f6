import { commentMailPaces } from '@shortlist/contracts/sharing';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A comment about a candidate, by a member or by somebody with a link. It outlives the link, not the screening. */
export const commentDocument = defineDocument({
  collection: 'comments',
  fields: {
    _id: z.string(),
    jobId: z.string(),
    /** Blank in what a release before 0.2 wrote while it was being replaced, until the sweep. */
    workspaceId: z.string().default(''),
    /** Blank: a member wrote it. */
    shareId: z.string().default(''),
    candidateId: z.string(),
    /** As somebody with a link called themselves; 'a former member' for one whose account was deleted, else blank. */
    author: z.string().default(''),
    /** The member who wrote it; null: somebody with a link, or one whose account was deleted. */
    authorId: z.string().nullable().default(null),
    text: z.string(),
    /** Members whom it mentions. */
    mentions: z.array(z.string()).default([]),
    at: z.date(),
    editedAt: z.date().nullable().default(null),
    /** When its author deleted it: hidden, and gone for good at `expiresAt`. */
    deletedAt: z.date().nullable().default(null),
    /** When a member was shown it, as a release without `seenBy` noted it; null: never. */
    seenAt: z.date().nullable().default(null),
    /** Members who were shown it, besides its author. */
    seenBy: z.array(z.string()).default([]),
    /** That of the screening. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { jobId: 1, at: 1 } },
    { fields: { workspaceId: 1 } },
    { fields: { shareId: 1 } },
    { fields: { authorId: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type CommentRecord = Viewed<typeof commentDocument>;

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

/** Choices of a member in a workspace: how often they are mailed about comments, and until when they are away. */
export const commentMailsDocument = defineDocument({
  collection: 'comment_mails',
  fields: {
    /** `<workspaceId> <userId>` */
    _id: z.string(),
    workspaceId: z.string(),
    userId: z.string(),
    pace: storedEnum([...commentMailPaces], 'off'),
    /** They get nothing to read by equal shares until then; null: they are there. */
    awayUntil: z.date().nullable().default(null),
    /** Secret of the links that stop the mails. Each mail carries it, so it must be read again; it can do nothing else. */
    stopToken: z.string(),
  },
  indexes: [
    { fields: { stopToken: 1 }, unique: true },
    { fields: { workspaceId: 1 } },
    { fields: { userId: 1 } },
  ],
});
export type CommentMailsRecord = Viewed<typeof commentMailsDocument>;

/** The candidate that a member has on the screen; gone by itself when it was not said again. */
export const presenceDocument = defineDocument({
  collection: 'presences',
  fields: {
    /** `<jobId> <userId>` */
    _id: z.string(),
    workspaceId: z.string(),
    jobId: z.string(),
    userId: z.string(),
    candidateId: z.string(),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { jobId: 1 } },
    { fields: { workspaceId: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
