import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

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
