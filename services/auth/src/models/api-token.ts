import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** An access token of the API. Only its hash is stored. */
export const apiTokenDocument = defineDocument({
  collection: 'api_tokens',
  fields: {
    /** SHA-256 of the secret, hex. */
    _id: z.string(),
    /** Names it to its owner. */
    publicId: z.string(),
    userId: z.string(),
    /** The workspace it acts in. */
    workspaceId: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    /** The last characters of the secret. */
    ending: z.string(),
    createdAt: z.date(),
    /** Null: it ends when it is revoked. */
    expiresAt: z.date().nullable().default(null),
    /** Begin of the day, UTC, on which it was last used. */
    lastUsedOn: z.date().nullable().default(null),
    /** Kept past its expiry, so that its owner sees why it no longer works. */
    purgeAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { purgeAt: 1 }, expireAfterSeconds: 0 }],
});
export type ApiTokenRecord = Viewed<typeof apiTokenDocument>;
