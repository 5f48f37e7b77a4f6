import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

const rememberSeconds = 24 * 60 * 60;

/** A request of a person to join a workspace that has verified the domain of their address. Withdrawing removes it. */
export const joinRequestDocument = defineDocument({
  collection: 'join_requests',
  fields: {
    /** `membershipId` of workspace and user: a person has one at a time. */
    _id: z.string(),
    workspaceId: z.string(),
    userId: z.string(),
    /** Domain of their address when they asked. */
    domain: z.string(),
    /** `accepted`: only until its mail has left. `declined`: until they may ask again. */
    state: storedEnum(['open', 'declined', 'accepted'], 'declined').default('open'),
    askedAt: z.date(),
    /** When it ends by itself, or when a declined person may ask again. */
    expiresAt: z.date(),
    /** Null when no mail is owed, else when the sweeper may send it. */
    mailDue: z.date().nullable().default(null),
    /** The request that caused the owed mail; null where that is not known. */
    mailRequest: z.string().nullable().default(null),
  },
  indexes: [
    { fields: { workspaceId: 1, askedAt: 1 } },
    { fields: { userId: 1 } },
    { fields: { mailDue: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: rememberSeconds },
  ],
});
export type JoinRequestRecord = Viewed<typeof joinRequestDocument>;
