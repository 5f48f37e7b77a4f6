import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** Remembers that a screening was deleted, so that a request sent again does not bring it back. */
export const deletedJob = defineDocument({
  collection: 'deleted_jobs',
  fields: {
    /** SHA-256 of the job's id: the id itself is to be gone. */
    _id: z.string(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
