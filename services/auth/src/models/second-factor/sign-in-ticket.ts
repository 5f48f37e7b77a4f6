import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A sign-in whose first step is done and whose second is not. Only the hash of its secret is stored. */
export const signInTicketDocument = defineDocument({
  collection: 'sign_in_tickets',
  fields: {
    /** SHA-256 of the ticket, hex. */
    _id: z.string(),
    userId: z.string(),
    expiresAt: z.date(),
    /** The attempt at a provider whose person is linked to the account by the second step; null: none. */
    attemptId: z.string().nullable().default(null),
    usedAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
