import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One sign-in: the family that all its refresh tokens belong to. */
export const sessionDocument = defineDocument({
  collection: 'sessions',
  fields: {
    _id: z.string(),
    userId: z.string(),
    createdAt: z.date(),
    /** As the browser said at the sign-in; null where it is not known. */
    browser: z.string().nullable().default(null),
    system: z.string().nullable().default(null),
    /** When it last got tokens, which is every quarter of an hour while it is used; null for none since this is kept. */
    lastUsedAt: z.date().nullable().default(null),
    /** The workspace whose provider signed in; null for every other way. */
    signOnWorkspaceId: z.string().nullable().default(null),
    endedAt: z.date().nullable().default(null),
    /** When its newest refresh token expires. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
