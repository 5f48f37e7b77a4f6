import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A browser in which a user has signed in before. It proves nothing else. */
export const knownDeviceDocument = defineDocument({
  collection: 'known_devices',
  fields: {
    /** SHA-256 of the browser's secret and the user's id, hex. */
    _id: z.string(),
    userId: z.string(),
    expiresAt: z.date(),
    /** Until then it is not asked for the second factor, as the user wanted; else null. Only this makes it a credential. */
    trustedUntil: z.date().nullable().default(null),
  },
  indexes: [{ fields: { userId: 1 } }, { fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
