import { defineDocument, type Viewed } from '@shortlist/service-kit';
import { z } from 'zod';

/** A browser that is at a provider to sign in, or to test it. */
export const signOnAttemptDocument = defineDocument({
  collection: 'sign_on_attempts',
  fields: {
    /** SHA-256 of the state. */
    _id: z.string(),
    workspaceId: z.string(),
    /** Settings that it began with: an answer counts for no others. */
    issuer: z.string(),
    clientId: z.string(),
    nonce: z.string(),
    /** Code verifier of PKCE. */
    verifier: z.string(),
    /** SHA-256 of the secret in the browser's cookie. */
    browser: z.string(),
    /** The member who tests; null for a sign-in. */
    testedBy: z.string().nullable(),
    /**
     * The person whom the provider named, and the account of their address, while its owner has not proved that it is
     * theirs; null otherwise.
     */
    link: z
      .object({ userId: z.string(), subject: z.string(), email: z.string() })
      .nullable()
      .default(null),
    usedAt: z.date().nullable().default(null),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }, { fields: { workspaceId: 1 } }],
});
export type SignOnAttempt = Viewed<typeof signOnAttemptDocument>;
