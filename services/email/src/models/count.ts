import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** How many there were within a window of time. */
function defineCount(collection: string) {
  return defineDocument({
    collection,
    fields: {
      /** The window, and `all` or whose they are: an account, or the hash of an address. */
      _id: z.string(),
      count: z.number(),
      expiresAt: z.date(),
    },
    indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  });
}

/** Messages of the contact form within an hour. */
export const contactCount = defineCount('contact_counts');
/** Rejection emails within a day. */
export const sendCount = defineCount('send_counts');
