import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One sign-in: the family that all its refresh tokens belong to. */
export const sessionDocument = defineDocument({
  collection: 'sessions',
  fields: {
    _id: z.string(),
    userId: z.string(),
    createdAt: z.date(),
    endedAt: z.date().nullable().default(null),
    /** When its newest refresh token expires. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
