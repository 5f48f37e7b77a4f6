import { defineDocument, storedEnum } from '@shortlist/service-kit';
import { z } from 'zod';
import { mailKinds } from './user.js';

/** The secret of one mailed link. Only its hash is stored. */
export const mailTokenDocument = defineDocument({
  collection: 'mail_tokens',
  fields: {
    /** SHA-256 of the token, hex. */
    _id: z.string(),
    kind: storedEnum(mailKinds, 'other'),
    userId: z.string(),
    /** `registration` of the user when it was mailed. */
    registration: z.number().default(0),
    /** The address it confirms, where that is another than the user's when it was mailed. */
    newEmail: z.string().nullable().default(null),
    expiresAt: z.date(),
    /** When it was used, or another took its place. */
    usedAt: z.date().nullable().default(null),
    /** Kept past its expiry, so that a late click is told 'expired' and not 'invalid'. */
    purgeAt: z.date(),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { purgeAt: 1 }, expireAfterSeconds: 0 }],
});
