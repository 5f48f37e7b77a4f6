import { commentMailPaces } from '@shortlist/contracts/sharing';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

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
