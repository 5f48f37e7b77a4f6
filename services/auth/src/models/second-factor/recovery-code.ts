import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A code that stands in for a lost second factor, once. Only its hash is stored. */
export const recoveryCodeDocument = defineDocument({
  collection: 'recovery_codes',
  fields: {
    /** SHA-256 of the user's id and the code, hex. */
    _id: z.string(),
    userId: z.string(),
    usedAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { userId: 1 } }],
});
