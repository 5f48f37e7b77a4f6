import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/**
 * `queued`: leaves at `sendAt` unless it is stopped. `sending`: an attempt is working on it. `unknown` is final: nobody
 * can tell whether a retry would send it twice. `failed` and `stopped` have certainly not left and may be queued again.
 */
const states = ['queued', 'sending', 'sent', 'failed', 'unknown', 'stopped'] as const;
// A state that only a newer release knows is not sent by this one.
export const deliveryState = storedEnum(states, 'unknown');

/** The rejection email to one person of a screening. There is one record, so there is one claim. */
export const rejectionDelivery = defineDocument({
  collection: 'rejection_deliveries',
  fields: {
    /** `<jobId>.<candidateId>`; ids have no dot. */
    _id: z.string(),
    /** The user who confirmed it last. */
    userId: z.string(),
    workspaceId: z.string(),
    jobId: z.string(),
    /** The person, by the file that carries what is decided about them. */
    candidateId: z.string(),
    /** Where it goes, as last known; blank in records from before there was an outbox. */
    email: z.string().default(''),
    /**
     * Held from the claim on, unless it fails: the screening and the hash of the address, unique over all records, or
     * the record's own id for a person who shares the address with somebody else.
     */
    addressKey: z.string().optional(),
    state: deliveryState,
    reason: z.string().nullable().default(null),
    /** When it was put into the outbox last; null when it never was. */
    queuedAt: z.date().nullable().default(null),
    /** The time to stop it that was chosen then, in seconds. */
    delaySeconds: z.number().nullable().default(null),
    /** While `queued`: when it leaves. */
    sendAt: z.date().nullable().default(null),
    /** How often the screenings did not answer since it was queued. */
    tries: z.number().default(0),
    /** Names the attempt that owns the state, together with `incarnation`: another process may go on with an attempt. */
    attemptId: z.string(),
    /** True once the screenings may have given this attempt the right to send. */
    claimAsked: z.boolean().default(false),
    /** True when its last attempt was begun by the outbox: then another one sends the same text. */
    fromOutbox: z.boolean().default(false),
    /** True when a person wanted to stop it while the screenings were asked: then it does not go back to the outbox. */
    stopAsked: z.boolean().default(false),
    /** Name of the process working on it, the same after its restart; null when it has no name. */
    instance: z.string().nullable().default(null),
    /** Identifies one run of that process; null in records from before there were leases. */
    incarnation: z.string().nullable().default(null),
    /** While `sending`: the process counts as working on it until then, unless it renews the lease. */
    leaseUntil: z.date().nullable().default(null),
    /** False as long as the mail server can't have got the text. */
    handedOver: z.boolean().default(true),
    /** False for what was confirmed before a sender was asked for: it leaves without one. */
    needsSender: z.boolean().default(false),
    /** SHA-256 of the subject and content last sent, to know a repeated request whose text was edited; blank before. */
    textHash: z.string(),
    requestId: z.string(),
    /** When the state was entered. */
    at: z.date(),
    /** When anything last changed that the outbox shows; null in records from before there was one. */
    changedAt: z.date().nullable().default(null),
    /** False until the outcome is announced on the bus. */
    announced: z.boolean(),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { workspaceId: 1, userId: 1, state: 1 } },
    { fields: { jobId: 1, state: 1 } },
    { fields: { state: 1, sendAt: 1 } },
    { fields: { addressKey: 1 }, unique: true, sparse: true },
    { fields: { state: 1, leaseUntil: 1 } },
    { fields: { announced: 1, state: 1, at: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type RejectionDelivery = Viewed<typeof rejectionDelivery>;
export type DeliveryState = (typeof states)[number];
