import { defineDocument, type Viewed } from '@shortlist/service-kit';
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
