import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One refresh token of a session. Kept after its use until it expires, so that a second use is noticed. */
export const refreshTokenDocument = defineDocument({
  collection: 'refresh_tokens',
  fields: {
    /** SHA-256 of the token, hex. */
    _id: z.string(),
    sessionId: z.string(),
    /** When it was exchanged for its successor; null while it is good. */
    rotatedAt: z.date().nullable().default(null),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
