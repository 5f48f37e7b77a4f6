import { defineDocument, storedEnum, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** An address that is told of what happens in a workspace. */
export const webhookDocument = defineDocument({
  collection: 'webhooks',
  fields: {
    _id: z.string(),
    /** The user who made it, and is mailed when it is switched off. */
    userId: z.string(),
    workspaceId: z.string(),
    url: z.string(),
    events: z.array(z.string()),
    /** Signs what is sent, so it must be read again: sealed for this document (`webhook-secret.ts`), readable before that was done. */
    secret: z.string(),
    /** The one before, and until when it signs, too; null without one. */
    formerSecret: z.string().nullable().default(null),
    formerSecretUntil: z.date().nullable().default(null),
    createdAt: z.date(),
    /** Its address was named by a caller on the machine that Shortlist runs on. */
    isLocal: z.boolean().default(false),
    /** When the first of the deliveries failed that failed since the last that arrived; null when it arrived. */
    failingSince: z.date().nullable().default(null),
    /** Since when it is told nothing, as too much failed. */
    disabledAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { workspaceId: 1 } }],
});
export type WebhookRecord = Viewed<typeof webhookDocument>;

/** One thing that one address is told: owed until it arrived or was given up. */
export const webhookDeliveryDocument = defineDocument({
  collection: 'webhook_deliveries',
  fields: {
    /** Made of the address and what happened, so that the same is owed once. */
    _id: z.string(),
    webhookId: z.string(),
    userId: z.string(),
    workspaceId: z.string(),
    /** The screening it is about; null for a test. */
    jobId: z.string().nullable(),
    type: z.string(),
    /** The body, as it is signed. */
    body: z.string(),
    status: storedEnum(['pending', 'delivered', 'failed'], 'other'),
    /** Tries that were begun. */
    attempts: z.number().default(0),
    /** Tried once only. */
    once: z.boolean().default(false),
    createdAt: z.date(),
    triedAt: z.date().nullable().default(null),
    /** When it is tried next; while it is tried: when another process may take it up. Null when it is not tried again. */
    nextAt: z.date().nullable(),
    responseStatus: z.number().nullable().default(null),
    problem: z.string().nullable().default(null),
    responseStart: z.string().default(''),
    expiresAt: z.date(),
  },
  indexes: [
    { fields: { status: 1, nextAt: 1 } },
    { fields: { webhookId: 1, createdAt: -1 } },
    { fields: { workspaceId: 1 } },
    { fields: { jobId: 1 } },
    { fields: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
export type DeliveryRecord = Viewed<typeof webhookDeliveryDocument>;
