import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** An id token that somebody signed in with: it counts once. */
export const spentIdentityTokenDocument = defineDocument({
  collection: 'spent_identity_tokens',
  fields: {
    /** SHA-256 of what was signed, hex. */
    _id: z.string(),
    /** From then on the token is refused for its age. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
