import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** How often something was tried lately, so that the next try waits; all instances count together. */
export const turnDocument = defineDocument({
  collection: 'turns',
  fields: {
    /** SHA-256 of what is counted, hex: no address is stored. */
    _id: z.string(),
    /** SHA-256 of the address of the account whose sign-ins it holds up, hex; null for anything else. */
    account: z.string().nullable().default(null),
    count: z.number(),
    /** Before this it must not be tried again. */
    nextAt: z.date(),
    /** When it counts as never tried. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { account: 1 } }, { fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
