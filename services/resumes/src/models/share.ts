import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A read-only link to a screening. */
export const shareDocument = defineDocument({
  collection: 'shares',
  fields: {
    _id: z.string(),
    jobId: z.string(),
    /** The user who made it. */
    userId: z.string(),
    workspaceId: z.string(),
    /** SHA-256 of the secret, which is stored nowhere. */
    tokenHash: z.string(),
    /** The recipient. */
    label: z.string(),
    /** Name that the sharing person uses. */
    sharedBy: z.string().default(''),
    showContacts: z.boolean(),
    /** The people that were chosen for it; null for the whole shortlist. */
    candidateIds: z.array(z.string()).nullable().default(null),
    createdAt: z.date(),
    /** When its page was last opened; null before. */
    openedAt: z.date().nullable().default(null),
    /** From then on it does not work; the database removes it. */
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { tokenHash: 1 }, unique: true },
    { fields: { jobId: 1, createdAt: -1 } },
    { fields: { workspaceId: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type ShareRecord = Viewed<typeof shareDocument>;
