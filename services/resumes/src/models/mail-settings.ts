import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** How a workspace's rejection emails are sent and signed; one that never set it has none. */
export const mailSettingsDocument = defineDocument({
  collection: 'mail_settings',
  fields: {
    /** The workspace's id. */
    _id: z.string(),
    senderName: z.string().default(''),
    company: z.string().default(''),
    signature: z.string().default(''),
    replyTo: z.string().default(''),
    /** Grows with every change. */
    revision: z.number().default(0),
    /** Since when screenings may still have an older letterhead; null when none has. */
    pendingSince: z.date().nullable().default(null),
  },
  indexes: [{ fields: { pendingSince: 1 } }],
});
export type MailSettingsRecord = Viewed<typeof mailSettingsDocument>;
