import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** `sending`: one attempt is at it. `unknown` is final: nobody can tell whether sending again would be twice. */
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
    // What a newer release calls otherwise is not sent by this one.
    state: storedEnum(states, 'unknown'),
    reason: z.string().nullable().default(null),
    /** Names the attempt that owns the state. */
    attemptId: z.string(),
    /** Name of the process that is at it, the same after its restart; null when it has no name. */
    instance: z.string().nullable().default(null),
    /** Names the life of that process; null in records of before there were leases. */
    incarnation: z.string().nullable().default(null),
    /** While `sending`: the process lives and is at it until here, unless it says so again. */
    leaseUntil: z.date().nullable().default(null),
    /** False as long as the mail server can't have got the text. */
    handedOver: z.boolean().default(true),
    /** SHA-256 of the subject and content last sent, to know a repeated request whose text was edited. */
    textHash: z.string(),
    requestId: z.string(),
    /** When the state was entered. */
    at: z.date(),
    /** False while the outcome is still to be told on the bus. */
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
