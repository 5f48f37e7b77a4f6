import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** The authenticator app of a user: the secret that its codes are made of. */
export const authenticatorAppDocument = defineDocument({
  collection: 'authenticator_apps',
  fields: {
    /** The user's id. */
    _id: z.string(),
    /** The secret, encrypted (`createSealer`). */
    sealedSecret: z.string(),
    createdAt: z.date(),
    /** When a code of it was right for the first time; null while it is being set up. */
    confirmedAt: z.date().nullable().default(null),
    /** The newest time step of which a code was accepted: no code counts twice. */
    lastStep: z.number().default(0),
    /** While it is being set up: when that ends. */
    expiresAt: z.date().nullable(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
