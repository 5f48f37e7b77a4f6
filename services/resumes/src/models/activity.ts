import { activityKinds } from '@shortlist/contracts/activity';
import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

const text = z.string().nullable().default(null);

/** Something that a member did in a workspace, or Shortlist for it. */
export const activityDocument = defineDocument({
  collection: 'activities',
  fields: {
    /** Made by the process where it happened: a message that comes twice is stored once. */
    _id: z.string(),
    workspaceId: z.string(),
    /** Null: Shortlist itself. */
    userId: text,
    at: z.date(),
    kind: storedEnum([...activityKinds, 'other'], 'other'),
    /** The screening, and its title then; null for the workspace itself. */
    jobId: text,
    title: text,
    /** The member that it was done to. */
    aboutId: text,
    count: z.number().nullable().default(null),
    detail: text,
    /** Members who may read it, as the screening was private then; null: all who read the activity. */
    onlyFor: z.array(z.string()).nullable().default(null),
    /** As long as decision records were kept when it happened. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, at: -1, _id: -1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type ActivityRecord = Viewed<typeof activityDocument>;
