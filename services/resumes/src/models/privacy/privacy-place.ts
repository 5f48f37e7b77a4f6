import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** One of the few requests that one address, or one network, may make within some time. */
export const privacyPlace = defineDocument({
  collection: 'privacy_places',
  fields: {
    /** SHA-256 of whose it is and its number: no address is stored. */
    _id: z.string(),
    /** From then on it is free. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
