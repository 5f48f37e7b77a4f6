import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** `sending`: an attempt is working on it. `unknown` is final: nobody can tell whether a retry would send it twice. */
const states = ['sending', 'sent', 'failed', 'unknown'] as const;

/** The sending of one drafted rejection email. There is one record per draft, so there is one claim. */
export const rejectionDelivery = defineDocument({
  collection: 'rejection_deliveries',
  fields: {
    /** `<jobId>.<candidateId>`; ids have no dot. */
    _id: z.string(),
    userId: z.string(),
    jobId: z.string(),
    candidateId: z.string(),
    // A state that only a newer release knows is not sent by this one.
    state: storedEnum(states, 'unknown'),
    reason: z.string().nullable().default(null),
    /** Names the attempt that owns the state. */
    attemptId: z.string(),
    /** Name of the process working on it, the same after its restart; null when it has no name. */
    instance: z.string().nullable().default(null),
    /** Identifies one run of that process; null in records from before there were leases. */
    incarnation: z.string().nullable().default(null),
    /** While `sending`: the process counts as working on it until then, unless it renews the lease. */
    leaseUntil: z.date().nullable().default(null),
    /** False as long as the mail server can't have got the text. */
    handedOver: z.boolean().default(true),
    /** SHA-256 of the subject and content last sent, to know a repeated request whose text was edited. */
    textHash: z.string(),
    requestId: z.string(),
    /** When the state was entered. */
    at: z.date(),
    /** False until the outcome is announced on the bus. */
    announced: z.boolean(),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { state: 1, leaseUntil: 1 } },
    { fields: { announced: 1, state: 1, at: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type RejectionDelivery = Viewed<typeof rejectionDelivery>;
export type DeliveryState = (typeof states)[number];
