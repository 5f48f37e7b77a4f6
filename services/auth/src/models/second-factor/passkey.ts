import { defineDocument } from '@shortlist/service-kit';
import { z } from 'zod';

/** A passkey of a user: the public key of a credential that a device or a password manager keeps. */
export const passkeyDocument = defineDocument({
  collection: 'passkeys',
  fields: {
    _id: z.string(),
    userId: z.string(),
    /** The authenticator's id of the credential, base64url. */
    credentialId: z.string(),
    /** COSE key, base64url. */
    publicKey: z.string(),
    /** How often the authenticator has signed, as it says; 0 where it does not count. */
    counter: z.number(),
    /** How a browser reaches the authenticator. */
    transports: z.array(z.string()).default([]),
    name: z.string(),
    createdAt: z.date(),
    lastUsedAt: z.date().nullable().default(null),
  },
  indexes: [{ fields: { credentialId: 1 }, unique: true }, { fields: { userId: 1 } }],
});
