import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One mail asked for by a message, so that a redelivered message does not send it again. */
export const accountMail = defineDocument({
  collection: 'account_mails',
  fields: {
    /** Id of the message. */
    _id: z.string(),
    state: z.enum(['sending', 'sent']),
    /** While `sending`: it counts as being worked on until then. */
    leaseUntil: z.date(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
