import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One mail asked for by a message, so that a redelivered message does not send it again. */
export const accountMail = defineDocument({
  collection: 'account_mails',
  fields: {
    /** Id of the message. */
    _id: z.string(),
    state: z.enum(['sending', 'sent']),
    /** Name of the process that sends it, the same after its restart; null without one and in older documents. */
    instance: z.string().nullable().default(null),
    /** Identifies one run of that process; null in older documents. */
    incarnation: z.string().nullable().default(null),
    /** While `sending`: the process counts as working on it until then, unless it renews the lease. */
    leaseUntil: z.date(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
