import { defineDocument, storedEnum } from '@shortlist/service-kit';
import { z } from 'zod';

/** A challenge that a passkey signs, once. */
export const passkeyChallengeDocument = defineDocument({
  collection: 'passkey_challenges',
  fields: {
    /** SHA-256 of the challenge, hex. */
    _id: z.string(),
    purpose: storedEnum(['create', 'signIn', 'secondStep'], 'other'),
    /** Required owner of the passkey; null where anybody’s may answer. */
    userId: z.string().nullable(),
    usedAt: z.date().nullable().default(null),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
